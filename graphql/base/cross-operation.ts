type Read<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/** Reads keys together with those of other operations of the same request; `kind` is what is read, `maxKeys` keys at a time. */
export type ReadAcrossOperations = <Key, Value>(
  kind: object,
  maxKeys: number,
  keys: readonly Key[],
  read: Read<Key, Value>,
) => Promise<ReadonlyMap<Key, Value>>;

/** A reading that has not begun yet. */
interface Reading<Key, Value> {
  readonly keys: Set<Key>;
  /** Of whoever has joined last: it waits, so what the reading leaves with it (a renewed session) gets to the visitor. */
  read: Read<Key, Value>;
  readonly values: Promise<ReadonlyMap<Key, Value>>;
}

/**
 * Readings of one visitor's request. A screen asks with several operations at once, so that each of its parts comes or fails by itself;
 * what is never kept, stock above all, would be asked for by each of them. Nothing is kept here either: what is asked for at one moment
 * is read once, and whoever asks later reads anew.
 */
export class CrossOperationReads {
  readonly #waiting = new Map<object, Map<string, unknown>>();

  /** `whose` tells apart callers whose calls would not be the same. */
  read<Key, Value>(
    whose: string,
    kind: object,
    maxKeys: number,
    keys: readonly Key[],
    read: Read<Key, Value>,
  ): Promise<ReadonlyMap<Key, Value>> {
    const waiting = this.#waiting.get(kind) ?? new Map<string, unknown>();
    this.#waiting.set(kind, waiting);
    // Under a kind stand only readings of that very kind.
    const last = waiting.get(whose) as Reading<Key, Value> | undefined;
    const reading = last !== undefined && last.keys.size + keys.length <= maxKeys ? last : startReading<Key, Value>(waiting, whose, read);
    for (const key of keys) reading.keys.add(key);
    reading.read = read;
    return reading.values;
  }
}

function startReading<Key, Value>(waiting: Map<string, unknown>, whose: string, read: Read<Key, Value>): Reading<Key, Value> {
  const { promise, resolve } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
  const reading: Reading<Key, Value> = { keys: new Set(), read, values: promise };
  waiting.set(whose, reading);
  afterPromises(() => {
    if (waiting.get(whose) === reading) waiting.delete(whose);
    resolve(reading.read([...reading.keys]));
  });
  return reading;
}

/** When all that follows from what is at hand has been asked for, as a loader collects its own keys. */
function afterPromises(work: () => void): void {
  void Promise.resolve().then(() => process.nextTick(work));
}
