import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Context } from '../context/context.ts';
import { type Bounds, type Reach, reachOf } from './bounds.ts';
import { callsIn, type Given, giving, type Reachable } from './loader.ts';

/** A resolver that says which calls of the provider it can lead to. */
export type Reaching<Result, Parent, Args> = ((parent: Parent, args: Args, context: Context) => Result) & {
  readonly calls: readonly AnyEndpoint[];
  readonly reach: Reach;
};

/**
 * Gives a resolver the calls and loaders it names, and no others:
 *
 *     similars: reaches({ similars: domains.products.similars }, ({ similars }, { id }) => similars({ params: { id } }))
 *
 * The table of calls (`npm run calls`), the cost of an operation and its provenance are derived from these names; `bounds` says
 * what the cost cannot know from them.
 */
export function reaches<const Table extends Reachable, Result, Parent, Args>(
  table: Table,
  resolve: (given: Given<Table>, parent: Parent, args: Args, context: Context) => Result,
  bounds: Bounds<Table> = {},
): Reaching<Result, Parent, Args> {
  const give = giving(table);
  const resolver = (parent: Parent, args: Args, context: Context) => resolve(give(context), parent, args, context);
  return Object.assign(resolver, { calls: callsIn(table), reach: reachOf(table, bounds) });
}

/** The calls that a field's resolver can lead to; none for one that reads its parent only. */
export function callsOf(resolve: unknown): readonly AnyEndpoint[] {
  return typeof resolve === 'function' && 'calls' in resolve && Array.isArray(resolve.calls) ? resolve.calls : [];
}
