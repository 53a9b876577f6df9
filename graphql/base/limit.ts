/** How often something may be tried. */
export interface Limit<Args = unknown> {
  /** Stands in counters: `login`. Fields that name the same limit share it. */
  readonly name: string;
  /** Tries within `seconds` from one address of a client. */
  readonly points: number;
  readonly seconds: number;
  /** Of the tries from one address those with the same text are counted together; when absent, all of them. */
  readonly by?: (args: Args) => string;
  /**
   * The tries with the same text are counted together wherever they come from. Anybody can use up what is somebody else's then, so
   * it is for what would cost its owner more than to be refused for a while: a phone that is called for each order.
   */
  readonly everywhere?: true;
  /** Which tries are counted; when absent, all of them. */
  readonly when?: (args: Args) => boolean;
  /** Applications with a key are not counted: they have a budget, and many shoppers stand behind the address of one. */
  readonly sparesApplications?: true;
}

/** What stands in counters; the text of a limit that has `by` comes beside it. */
export type CountedLimit = Omit<Limit, 'by' | 'when'>;

/** Counts a try from the client's address; throws `RATE_LIMITED` when there are none left. */
export type CountTry = (limit: CountedLimit, key: string | undefined) => Promise<void>;
