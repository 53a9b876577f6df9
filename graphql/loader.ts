import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Call } from '@vitrina/services/http/calls.ts';
import DataLoader from 'dataloader';
import type { Context } from './context/context.ts';

/**
 * A read that an operation makes at most once for each key, however many fields ask for it. It names the calls it
 * makes, so that whoever reaches for the loader reaches for them.
 */
export interface Loader<Key, Value> {
  readonly calls: readonly AnyEndpoint[];
  /** Begins it for one request. */
  open(context: Context): (key: Key) => Promise<Value>;
}

/** The calls and loaders that a resolver or a loader may use, by the names it gives them. */
export type Reachable = Readonly<Record<string, AnyEndpoint | Loader<never, unknown>>>;

/** The same names as functions. */
export type Given<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Loader<infer Key, infer Value> ? (key: Key) => Promise<Value> : Call<Table[Name]>;
};

/** Loaders of one request, begun when they are first asked. */
export class Loaders {
  readonly #opened = new Map<object, unknown>();
  readonly #context: () => Context;

  constructor(context: () => Context) {
    this.#context = context;
  }

  of<Key, Value>(loader: Loader<Key, Value>): (key: Key) => Promise<Value> {
    const opened = this.#opened.get(loader) ?? loader.open(this.#context());
    this.#opened.set(loader, opened);
    // The map holds under a loader only what that very loader has opened.
    return opened as (key: Key) => Promise<Value>;
  }

  /** What a change has answered is what later fields of the operation read. */
  replace<Value>(loader: Loader<void, Value>, value: Value): void {
    this.#opened.set(loader, () => Promise.resolve(value));
  }

  /** The next field that asks reads anew. */
  forget(loader: Loader<never, unknown>): void {
    this.#opened.delete(loader);
  }
}

/** The functions a table stands for, bound to this request. */
export function give<const Table extends Reachable>(table: Table, context: Context): Given<Table> {
  const given: Record<string, unknown> = {};
  for (const name in table) {
    const reachable = table[name];
    if (reachable !== undefined) given[name] = isLoader(reachable) ? context.loaders.of(reachable) : callOf(reachable, context);
  }
  // Each name stands for the call or loader that the table gives it, which is what the type says.
  return given as Given<Table>;
}

/** Every call that a table leads to, once each. */
export function callsIn(table: Reachable): readonly AnyEndpoint[] {
  return [...new Set(Object.values(table).flatMap((reachable) => (isLoader(reachable) ? reachable.calls : [reachable])))];
}

/** Read once in an operation: the visitor's city, the basket. */
export function once<const Table extends Reachable, Value>(
  table: Table,
  read: (given: Given<Table>, context: Context) => Promise<Value>,
): Loader<void, Value> {
  return {
    calls: callsIn(table),
    open(context) {
      let value: Promise<Value> | undefined;
      return () => (value ??= read(give(table, context), context));
    },
  };
}

/** Read once for each key, one call a key. */
export function each<const Table extends Reachable, Key extends string | number, Value>(
  table: Table,
  read: (given: Given<Table>, key: Key, context: Context) => Promise<Value>,
): Loader<Key, Value> {
  return {
    calls: callsIn(table),
    open(context) {
      const given = give(table, context);
      const values = new Map<Key, Promise<Value>>();
      return (key) => {
        const value = values.get(key) ?? read(given, key, context);
        values.set(key, value);
        return value;
      };
    },
  };
}

/** Collects the keys of one moment and reads them together, `size` at a time; null for a key that brings nothing. */
export function batched<const Table extends Reachable, Key extends string | number, Value>(
  table: Table,
  size: number,
  read: (given: Given<Table>, keys: readonly Key[], context: Context) => Promise<ReadonlyMap<Key, Value>>,
): Loader<Key, Value | null> {
  return {
    calls: callsIn(table),
    open(context) {
      const given = give(table, context);
      const readAll = async (keys: readonly Key[]) => {
        const found = await read(given, keys, context);
        return keys.map((key) => found.get(key) ?? null);
      };
      const loader = new DataLoader<Key, Value | null>(readAll, { maxBatchSize: size });
      return (key) => loader.load(key);
    },
  };
}

function isLoader(reachable: AnyEndpoint | Loader<never, unknown>): reachable is Loader<never, unknown> {
  return 'open' in reachable;
}

function callOf(endpoint: AnyEndpoint, { calls }: Context): unknown {
  const domains: Readonly<Record<string, Readonly<Record<string, unknown>>>> = calls;
  return domains[endpoint.domain]?.[endpoint.name];
}
