import { type CallTable, isLoader, type Loader } from './loader.ts';

/** What a table of calls does not show by itself: how much of it one run uses at most. */
export interface Bounds<Table> {
  /** One of the calls is made, whichever the input names; when absent, each of them. */
  readonly oneOf?: true;
  /** How often a call is made, or for how many keys a loader is asked; once when absent. */
  readonly times?: { readonly [Name in keyof Table]?: number };
}

/** What one run of a resolver costs at most. */
export interface ResolverCost {
  /** Calls it makes itself. */
  readonly calls: number;
  /** Loaders that it asks; what they cost depends on who else asks them. */
  readonly loads: readonly { readonly loader: Loader<never, unknown>; readonly keys: number }[];
}

export function resolverCost<Table extends CallTable>(table: Table, { oneOf, times = {} }: Bounds<Table>): ResolverCost {
  const counts: Readonly<Record<string, number | undefined>> = times;
  const entries = Object.entries(table).map(([name, entry]) => ({ entry, times: counts[name] ?? 1 }));
  const callCounts = entries.filter(({ entry }) => !isLoader(entry)).map(({ times: count }) => count);
  return {
    calls: oneOf ? Math.max(0, ...callCounts) : callCounts.reduce((sum, count) => sum + count, 0),
    loads: entries.flatMap(({ entry, times: keys }) => (isLoader(entry) ? [{ loader: entry, keys }] : [])),
  };
}

/** What a field's resolver costs; undefined for one that reads its parent only. */
export function costOfField(resolve: unknown): ResolverCost | undefined {
  if (typeof resolve !== 'function' || !('cost' in resolve)) return undefined;
  // Only `withCalls` gives a resolver this property.
  return resolve.cost as ResolverCost;
}
