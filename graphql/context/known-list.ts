/** A list at the provider that is looked at now and then, and asked without waiting. */
export interface KnownList<Item> {
  /** Undefined while nobody can tell. Begins a look when it is time for one. */
  has(item: Item): boolean | undefined;
  /** The first look, while it is under way. */
  firstLook(): Promise<void> | undefined;
  /** Whether a look has ended, well or not. */
  isKnown(): boolean;
  /** Another one has been seen elsewhere. */
  add(item: Item): void;
  /** It has changed: the next one who asks begins a look. */
  lookAgain(): void;
}

/** Milliseconds between two looks; most of them end in the cache of calls. */
const lookIntervals = { seen: 60_000, failed: 10_000 } as const;

interface Options<Item> {
  /** Reads the list, given what is known; undefined when it cannot be used. */
  load(knownItems: ReadonlySet<Item>): Promise<ReadonlySet<Item> | undefined>;
  /** Told that it is not known (any more than before), and why. */
  onUnknown(error?: unknown): void;
  now?: () => number;
}

export function createKnownList<Item>({ load, onUnknown, now = () => performance.now() }: Options<Item>): KnownList<Item> {
  let items: ReadonlySet<Item> | undefined;
  let looking: Promise<void> | undefined;
  let isKnown = false;
  let nextLook = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<void> => {
    try {
      const loadedItems = await load(items ?? new Set());
      if (loadedItems === undefined) onUnknown();
      // What was known before is better than nothing.
      items = loadedItems ?? items;
      nextLook = now() + (loadedItems === undefined ? lookIntervals.failed : lookIntervals.seen);
    } catch (error) {
      onUnknown(error);
      nextLook = now() + lookIntervals.failed;
    } finally {
      isKnown = true;
      looking = undefined;
    }
  };

  return {
    has(item) {
      if (now() >= nextLook) looking ??= look();
      return items?.has(item);
    },
    firstLook: () => (isKnown ? undefined : looking),
    isKnown: () => isKnown,
    add(item) {
      if (items?.has(item) !== true) items = new Set([...(items ?? []), item]);
    },
    lookAgain() {
      nextLook = Number.NEGATIVE_INFINITY;
    },
  };
}
