import { isId } from '@vitrina/services/contract/fields/id.ts';
import { badInput } from './base/errors.ts';
import { costOfField, type ResolverCost } from './calls/resolver-cost.ts';
import { callsOf } from './calls/with-calls.ts';
import type { Context } from './context/context.ts';
import type { AnyResolver } from './derived-resolvers.ts';

/** How a thing is read by its id: by a field of `Query`, so that whoever may not read it there may not read it as a node. */
const readers: Readonly<Record<string, { field: string; args: (id: string) => object }>> = {
  Category: { field: 'category', args: (id) => ({ id }) },
  City: { field: 'city', args: (id) => ({ by: { id } }) },
  NewsItem: { field: 'newsItem', args: (id) => ({ id }) },
  Order: { field: 'order', args: (id) => ({ id }) },
  Payment: { field: 'payment', args: (id) => ({ id }) },
  Product: { field: 'product', args: (id) => ({ id }) },
  RepairRequest: { field: 'repairRequest', args: (id) => ({ id }) },
  SpecialOffer: { field: 'specialOffer', args: (id) => ({ id }) },
  Store: { field: 'store', args: (id) => ({ id }) },
};

/** Nodes of one request. */
const maxNodes = 20;

/** Opaque for clients: the type and the provider's own id. */
export const nodeIdOf = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url');

type Reader = (parent: object, args: object, context: Context) => unknown;

/** `node` and `nodes`, and the `nodeId` of each type that can be read by it. */
export function nodeResolvers(queries: ReadonlyMap<string, AnyResolver>): Readonly<Record<string, Readonly<Record<string, AnyResolver>>>> {
  const byType = new Map(
    Object.entries(readers).map(([type, { field, args }]) => {
      const resolve = queries.get(field);
      if (resolve === undefined) throw new Error(`Query.${field}, which reads a ${type} by its id, has no resolver.`);
      return [type, { resolve: resolve as Reader, args }] as const;
    }),
  );
  const all = [...byType.values()].map(({ resolve }) => resolve);
  const metadata = { calls: [...new Set(all.flatMap(callsOf))], cost: costliest(all) };

  async function read(nodeId: string, context: Context): Promise<object | null> {
    const [, type = '', id = ''] = /^(\w+):(.+)$/s.exec(Buffer.from(nodeId, 'base64url').toString()) ?? [];
    const reader = byType.get(type);
    if (reader === undefined || nodeIdOf(type, id) !== nodeId || !isId(id)) return null;
    const found = await reader.resolve({}, reader.args(id), context);
    return found === null || found === undefined ? null : { ...found, __typename: type };
  }

  const node = (_parent: unknown, { nodeId }: { nodeId: string }, context: Context) => read(nodeId, context);
  const nodes = (_parent: unknown, { nodeIds }: { nodeIds: readonly string[] }, context: Context) => {
    if (nodeIds.length > maxNodes) throw badInput({ nodeIds: [`Не больше ${maxNodes}.`] });
    return nodeIds.map((nodeId) => read(nodeId, context));
  };
  return {
    Query: { node: Object.assign(node, metadata), nodes: Object.assign(nodes, metadata) },
    ...Object.fromEntries(Object.keys(readers).map((type) => [type, { nodeId: ({ id }: { id: string }) => nodeIdOf(type, id) }])),
  };
}

/** One of the fields is asked, whichever the id names. */
function costliest(resolvers: readonly unknown[]): ResolverCost {
  const sizeOf = ({ calls, loads }: ResolverCost): number => loads.reduce((sum, { keys }) => sum + keys, calls);
  const [first] = resolvers.flatMap((resolve) => costOfField(resolve) ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return first ?? { calls: 0, loads: [] };
}
