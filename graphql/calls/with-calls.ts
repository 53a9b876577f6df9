import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Context } from '../context/context.ts';
import { type CallTable, callsIn, injectCalls, type ResolverCalls } from './loader.ts';
import { type Bounds, type ResolverCost, resolverCost } from './resolver-cost.ts';

/** A resolver that declares which calls of the provider it may make. */
export type ResolverWithCalls<Result, Parent, Args> = ((parent: Parent, args: Args, context: Context) => Result) & {
  readonly calls: readonly AnyEndpoint[];
  readonly cost: ResolverCost;
};

/**
 * Injects the calls and loaders that a resolver declares, and no others:
 *
 *     similars: withCalls({ similars: domains.products.similars }, ({ similars }, { id }) => similars({ params: { id } }))
 *
 * The table of calls (`npm run calls`), the cost of an operation and its provenance are derived from these names; `bounds` says
 * what the cost cannot know from them.
 */
export function withCalls<const Table extends CallTable, Result, Parent, Args>(
  table: Table,
  resolve: (calls: ResolverCalls<Table>, parent: Parent, args: Args, context: Context) => Result,
  bounds: Bounds<Table> = {},
): ResolverWithCalls<Result, Parent, Args> {
  const give = injectCalls(table);
  const resolver = (parent: Parent, args: Args, context: Context) => resolve(give(context), parent, args, context);
  return Object.assign(resolver, { calls: callsIn(table), cost: resolverCost(table, bounds) });
}

/** The calls that a field's resolver can lead to; none for one that reads its parent only. */
export function callsOf(resolve: unknown): readonly AnyEndpoint[] {
  return typeof resolve === 'function' && 'calls' in resolve && Array.isArray(resolve.calls) ? resolve.calls : [];
}
