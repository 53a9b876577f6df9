import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Call } from '@vitrina/services/http/calls.ts';
import DataLoader from 'dataloader';
import type { Context } from '../context/context.ts';

/**
 * A read that an operation makes at most once for each key, however many fields ask for it. It names the calls it
 * makes, so that whoever reaches for the loader reaches for them.
 */
export interface Loader<Key, Value> {
  readonly calls: readonly AnyEndpoint[];
  /** Keys that one reading takes together; `Infinity` when one reading serves the whole operation. */
  readonly together: number;
  /** Calls that one reading makes at most. */
  readonly cost: number;
  /** Begins it for one request. */
  open(contextOf: ContextOf): (key: Key) => Promise<Value>;
}

/** What the reading of some keys is done with: the request's own context, or one that notes whom the reading serves (`provenance.ts`). */
export type ContextOf = (keys: readonly unknown[]) => Context;

/** The calls and loaders that a resolver or a loader may use, by the names it gives them. */
export type Reachable = Readonly<Record<string, AnyEndpoint | Loader<never, unknown>>>;

/** The same names as functions. */
export type Given<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Loader<infer Key, infer Value> ? (key: Key) => Promise<Value> : Call<Table[Name]>;
};

/** Reads a table once; what is made gives the functions it stands for, bound to the request at hand. A long list asks it for each row. */
export function giving<const Table extends Reachable>(table: Table): (context: Context) => Given<Table> {
  const givers = Object.entries(table).map(([name, reachable]) => ({ name, give: giverOf(reachable) }));
  return (context) => {
    const given: Record<string, unknown> = {};
    for (const { name, give } of givers) given[name] = give(context);
    // Each name stands for the call or loader that the table gives it, which is what the type says.
    return given as Given<Table>;
  };
}

function giverOf(reachable: Reachable[string]): (context: Context) => unknown {
  if (isLoader(reachable)) return ({ loaders }) => loaders.of(reachable);
  const { domain, name } = reachable;
  return ({ calls }) => {
    const domains: Readonly<Record<string, Readonly<Record<string, unknown>>>> = calls;
    return domains[domain]?.[name];
  };
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
  const give = giving(table);
  return {
    calls: callsIn(table),
    together: Number.POSITIVE_INFINITY,
    cost: costOf(table),
    open(contextOf) {
      const begin = (context: Context) => read(give(context), context);
      let value: Promise<Value> | undefined;
      return () => (value ??= begin(contextOf([undefined])));
    },
  };
}

/** Read once for each key, one call a key. */
export function each<const Table extends Reachable, Key extends string | number, Value>(
  table: Table,
  read: (given: Given<Table>, key: Key, context: Context) => Promise<Value>,
): Loader<Key, Value> {
  const give = giving(table);
  return {
    calls: callsIn(table),
    together: 1,
    cost: costOf(table),
    open(contextOf) {
      const begin = (key: Key, context: Context) => read(give(context), key, context);
      const values = new Map<Key, Promise<Value>>();
      return (key) => {
        const value = values.get(key) ?? begin(key, contextOf([key]));
        values.set(key, value);
        return value;
      };
    },
  };
}

/**
 * Collects the keys of one moment and reads them together, `size` at a time; null for a key that brings nothing. A reading makes
 * one call, whichever of the table it is. `jointly`: with those of the visitor's other operations, for what no cache answers.
 */
export function batched<const Table extends Reachable, Key extends string | number, Value>(
  table: Table,
  size: number,
  read: (given: Given<Table>, keys: readonly Key[], context: Context) => Promise<ReadonlyMap<Key, Value>>,
  { jointly = false } = {},
): Loader<Key, Value | null> {
  const give = giving(table);
  const readBy = (context: Context) => (keys: readonly Key[]) => read(give(context), keys, context);
  return {
    calls: callsIn(table),
    together: size,
    cost: 1,
    open(contextOf) {
      const readAll = async (keys: readonly Key[]) => {
        const context = contextOf(keys);
        const found = await (jointly ? context.jointly(table, size, keys, readBy(context)) : readBy(context)(keys));
        return keys.map((key) => found.get(key) ?? null);
      };
      const loader = new DataLoader<Key, Value | null>(readAll, { maxBatchSize: size });
      return (key) => loader.load(key);
    },
  };
}

/** Calls of one reading: each that it names, and one reading of each loader. */
function costOf(table: Reachable): number {
  return Object.values(table).reduce((sum, reachable) => sum + (isLoader(reachable) ? reachable.cost : 1), 0);
}

export function isLoader(reachable: AnyEndpoint | Loader<never, unknown>): reachable is Loader<never, unknown> {
  return 'open' in reachable;
}
