import type { Context } from './context/context.ts';
import type { Reaching } from './reaches.ts';

/** How often something may be tried. */
export interface Limit<Args = unknown> {
  /** Stands in counters: `login`. Fields that name the same limit share it. */
  readonly name: string;
  /** Tries within `seconds` from one address of a client. */
  readonly points: number;
  readonly seconds: number;
  /**
   * Of the tries from one address those with the same text are counted together; when absent, all of them. Nothing is counted
   * by a text alone: anybody could use up what is somebody else's.
   */
  readonly by?: (args: Args) => string;
}

/** Counts a try from the client's address; throws `RATE_LIMITED` when there are none left. `key`: the text of a limit that has `by`. */
export type CountTry = (limit: Omit<Limit, 'by'>, key: string | undefined) => Promise<void>;

/**
 * A field that may be asked for only so often, whichever way the operation came in. The limits are counted in turn, and the
 * first that is used up refuses the field before anything is called; a try counts whether or not it succeeds.
 *
 *     login: limited([{ name: 'login', points: 10, seconds: 900, by: ({ login }) => login }], reaches({ login }, …))
 */
export function limited<Result, Parent, Args>(
  limits: readonly Limit<NoInfer<Args>>[],
  resolve: Reaching<Result, Parent, Args>,
): Reaching<Promise<Awaited<Result>>, Parent, Args> {
  const resolver = async (parent: Parent, args: Args, context: Context): Promise<Awaited<Result>> => {
    for (const { by, ...limit } of limits) await context.countTry(limit, by?.(args));
    return await resolve(parent, args, context);
  };
  // What is known of the resolver (its calls) is known of the limited one.
  return Object.assign(resolver, resolve);
}
