import { isLoader, type Loader, type Reachable } from './loader.ts';

/** What a table of calls does not show by itself: how much of it one run uses at most. */
export interface Bounds<Table> {
  /** One of the calls is made, whichever the input names; when absent, each of them. */
  readonly oneOf?: true;
  /** How often a call is made, or for how many keys a loader is asked; once when absent. */
  readonly times?: { readonly [Name in keyof Table]?: number };
}

/** What one run of a resolver costs at most. */
export interface Reach {
  /** Calls it makes itself. */
  readonly calls: number;
  /** Loaders that it asks; what they cost depends on who else asks them. */
  readonly loads: readonly { readonly loader: Loader<never, unknown>; readonly keys: number }[];
}

export function reachOf<Table extends Reachable>(table: Table, { oneOf, times = {} }: Bounds<Table>): Reach {
  const counts: Readonly<Record<string, number | undefined>> = times;
  const named = Object.entries(table).map(([name, reachable]) => ({ reachable, times: counts[name] ?? 1 }));
  const made = named.filter(({ reachable }) => !isLoader(reachable)).map(({ times: count }) => count);
  return {
    calls: oneOf ? Math.max(0, ...made) : made.reduce((sum, count) => sum + count, 0),
    loads: named.flatMap(({ reachable, times: keys }) => (isLoader(reachable) ? [{ loader: reachable, keys }] : [])),
  };
}

/** What a field's resolver costs; undefined for one that reads its parent only. */
export function reachOfField(resolve: unknown): Reach | undefined {
  if (typeof resolve !== 'function' || !('reach' in resolve)) return undefined;
  // Only `reaches` gives a resolver this property.
  return resolve.reach as Reach;
}
