import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Context } from './context/context.ts';
import { callsIn, type Given, give, type Reachable } from './loader.ts';

/** A resolver that says which calls of the provider it can lead to. */
export type Reaching<Result, Parent, Args> = ((parent: Parent, args: Args, context: Context) => Result) & {
  readonly calls: readonly AnyEndpoint[];
};

/**
 * Gives a resolver the calls and loaders it names, and no others:
 *
 *     similars: reaches({ similars: domains.products.similars }, ({ similars }, { id }) => similars({ params: { id } }))
 *
 * The table of calls (`npm run calls`), the cost of an operation and its provenance are derived from these names.
 */
export function reaches<const Table extends Reachable, Result, Parent, Args>(
  table: Table,
  resolve: (given: Given<Table>, parent: Parent, args: Args, context: Context) => Result,
): Reaching<Result, Parent, Args> {
  const resolver = (parent: Parent, args: Args, context: Context) => resolve(give(table, context), parent, args, context);
  return Object.assign(resolver, { calls: callsIn(table) });
}

/** The calls that a field's resolver can lead to; none for one that reads its row only. */
export function callsOf(resolve: unknown): readonly AnyEndpoint[] {
  return typeof resolve === 'function' && 'calls' in resolve && Array.isArray(resolve.calls) ? resolve.calls : [];
}
