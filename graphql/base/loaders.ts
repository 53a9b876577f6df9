/** A reading as far as the loaders of a request know it: they begin it once, and say in whose context. */
interface Opening<Context, Key, Value> {
  open(contextOf: (keys: readonly unknown[]) => Context): (key: Key) => Promise<Value>;
}

/** What a resolver may do with the loaders of its request. */
export type LoaderTable<Context> = Pick<Loaders<Context>, 'of' | 'replace' | 'forget'>;

/** Loaders of one request, begun when they are first asked. */
export class Loaders<Context> {
  readonly #opened = new Map<object, unknown>();
  readonly #contextOf: (loader: object, keys: readonly unknown[]) => Context;

  constructor(contextOf: (loader: object, keys: readonly unknown[]) => Context) {
    this.#contextOf = contextOf;
  }

  of<Key, Value>(loader: Opening<Context, Key, Value>): (key: Key) => Promise<Value> {
    // The map holds under a loader only what that very loader has opened.
    const openLoader = this.#opened.get(loader) as ((key: Key) => Promise<Value>) | undefined;
    if (openLoader !== undefined) return openLoader;
    const newLoader = loader.open((keys) => this.#contextOf(loader, keys));
    this.#opened.set(loader, newLoader);
    return newLoader;
  }

  /** What a change has answered is what later fields of the operation read. */
  replace<Value>(loader: Opening<Context, void, Value>, value: Value): void {
    this.#opened.set(loader, () => Promise.resolve(value));
  }

  /** The next field that asks reads anew. */
  forget(loader: object): void {
    this.#opened.delete(loader);
  }
}
