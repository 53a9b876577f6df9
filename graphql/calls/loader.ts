import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Call } from '@vitrina/services/http/calls.ts';
import DataLoader from 'dataloader';
import type { Context } from '../context/context.ts';

/**
 * A read that an operation makes at most once for each key, however many fields ask for it. It declares the calls it
 * makes, so that a resolver that uses the loader declares them too.
 */
export interface Loader<Key, Value> {
  readonly calls: readonly AnyEndpoint[];
  /** Keys that one batch takes; `Infinity` when one reading serves the whole operation. */
  readonly together: number;
  /** Calls that one reading makes at most. */
  readonly cost: number;
  /** Calls that all keys of one moment make at most, however many they are. */
  readonly most?: number;
  /** Begins it for one request. */
  open(contextOf: ContextOf): (key: Key) => Promise<Value>;
}

/** What the reading of some keys is done with: the request's own context, or one that notes whom the reading serves (`provenance.ts`). */
export type ContextOf = (keys: readonly unknown[]) => Context;

/** The calls and loaders that a resolver or a loader may use, by the names it gives them. */
export type CallTable = Readonly<Record<string, AnyEndpoint | Loader<never, unknown>>>;

/** The same names as functions. */
export type ResolverCalls<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Loader<infer Key, infer Value> ? (key: Key) => Promise<Value> : Call<Table[Name]>;
};

/** Resolves a table once; what it returns binds the functions to a context. Called for each row of a long list, so it does little. */
export function injectCalls<const Table extends CallTable>(table: Table): (context: Context) => ResolverCalls<Table> {
  const injectors = Object.entries(table).map(([name, entry]) => ({ name, give: injectorOf(entry) }));
  return (context) => {
    const injectedCalls: Record<string, unknown> = {};
    for (const { name, give } of injectors) injectedCalls[name] = give(context);
    // Each name stands for the call or loader that the table gives it, which is what the type says.
    return injectedCalls as ResolverCalls<Table>;
  };
}

function injectorOf(entry: CallTable[string]): (context: Context) => unknown {
  if (isLoader(entry)) return ({ loaders }) => loaders.of(entry);
  const { domain, name } = entry;
  return ({ calls }) => {
    const domains: Readonly<Record<string, Readonly<Record<string, unknown>>>> = calls;
    return domains[domain]?.[name];
  };
}

/** Every call that a table leads to, once each. */
export function callsIn(table: CallTable): readonly AnyEndpoint[] {
  return [...new Set(Object.values(table).flatMap((entry) => (isLoader(entry) ? entry.calls : [entry])))];
}

/** Read once in an operation: the visitor's city, the basket. */
export function requestMemo<const Table extends CallTable, Value>(
  table: Table,
  read: (calls: ResolverCalls<Table>, context: Context) => Promise<Value>,
): Loader<void, Value> {
  const give = injectCalls(table);
  return {
    calls: callsIn(table),
    together: Number.POSITIVE_INFINITY,
    cost: costOf(table),
    open(contextOf) {
      const startRead = (context: Context) => read(give(context), context);
      let value: Promise<Value> | undefined;
      return () => (value ??= startRead(contextOf([undefined])));
    },
  };
}

/** Read once for each key, one call a key. */
export function keyedLoader<const Table extends CallTable, Key extends string | number, Value>(
  table: Table,
  read: (calls: ResolverCalls<Table>, key: Key, context: Context) => Promise<Value>,
): Loader<Key, Value> {
  const give = injectCalls(table);
  return {
    calls: callsIn(table),
    together: 1,
    cost: costOf(table),
    open(contextOf) {
      const startRead = (key: Key, context: Context) => read(give(context), key, context);
      const values = new Map<Key, Promise<Value>>();
      return (key) => {
        const value = values.get(key) ?? startRead(key, contextOf([key]));
        values.set(key, value);
        return value;
      };
    },
  };
}

/**
 * Collects the keys of one moment and reads them together, `size` at a time; null for a key that brings nothing. A reading makes
 * one call, whichever of the table it is. `acrossOperations`: with those of the visitor's other operations, for what no cache answers.
 */
export function batchLoader<const Table extends CallTable, Key extends string | number, Value>(
  table: Table,
  size: number,
  read: (calls: ResolverCalls<Table>, keys: readonly Key[], context: Context) => Promise<ReadonlyMap<Key, Value>>,
  { acrossOperations = false } = {},
): Loader<Key, Value | null> {
  const give = injectCalls(table);
  const readBy = (context: Context) => (keys: readonly Key[]) => read(give(context), keys, context);
  return {
    calls: callsIn(table),
    together: size,
    cost: 1,
    open(contextOf) {
      const readAll = async (keys: readonly Key[]) => {
        const context = contextOf(keys);
        const valuesByKey = await (acrossOperations ? context.acrossOperations(table, size, keys, readBy(context)) : readBy(context)(keys));
        return keys.map((key) => valuesByKey.get(key) ?? null);
      };
      const loader = new DataLoader<Key, Value | null>(readAll, { maxBatchSize: size });
      return (key) => loader.load(key);
    },
  };
}

/**
 * Reads each key of one moment by itself while they are few, and else all that there is; null for a key that brings nothing. For a thing that
 * stands beside each item of a long list and is mostly the same.
 */
export function fewOrAllLoader<const Table extends CallTable, Key extends string | number, Value>(
  table: Table,
  few: number,
  read: (calls: ResolverCalls<Table>, key: Key) => Promise<Value | null>,
  all: Loader<void, ReadonlyMap<Key, Value>>,
): Loader<Key, Value | null> {
  const give = injectCalls(table);
  return {
    calls: [...new Set([...callsIn(table), ...all.calls])],
    together: 1,
    cost: costOf(table),
    most: Math.max(few * costOf(table), all.cost),
    open(contextOf) {
      const readAll = async (keys: readonly Key[]) => {
        const context = contextOf(keys);
        if (keys.length <= few) return Promise.all(keys.map((key) => read(give(context), key).catch(asError)));
        const values = await context.loaders.of(all)();
        return keys.map((key) => values.get(key) ?? null);
      };
      const loader = new DataLoader<Key, Value | null>(readAll);
      return (key) => loader.load(key);
    },
  };
}

/** A failure of one key, which is not one of the others. */
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Calls of one reading: each that it names, and one reading of each loader. */
function costOf(table: CallTable): number {
  return Object.values(table).reduce((sum, entry) => sum + (isLoader(entry) ? entry.cost : 1), 0);
}

export function isLoader(entry: AnyEndpoint | Loader<never, unknown>): entry is Loader<never, unknown> {
  return 'open' in entry;
}
