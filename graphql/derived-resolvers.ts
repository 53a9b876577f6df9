import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { camelCase } from '@vitrina/services/contract/rename.ts';
import { everyEndpoint } from '@vitrina/services/registry.ts';
import { toPageQuery } from './base/paging.ts';
import { orNull } from './calls/fallback.ts';
import { withCalls } from './calls/with-calls.ts';
import { sdl } from './sdl.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Calls whose answer a field of `Query` shows as it is, by that field. */
export const callsByField: ReadonlyMap<string, AnyEndpoint> = new Map(
  everyEndpoint.flatMap((endpoint) => (endpoint.field === undefined ? [] : [[endpoint.field, endpoint]])),
);

/** A resolver of any field; its own types have been checked where it was written. */
export type AnyResolver = (...parameters: never[]) => unknown;

/** Resolvers of the fields that show an answer as it is. */
export const derivedQueries: Readonly<Record<string, AnyResolver>> = Object.fromEntries(
  [...callsByField].map(([field, endpoint]) => [field, resolverOf(endpoint)]),
);

const typesEndingWith = (ending: string): readonly string[] =>
  [...sdl.matchAll(/^type (\w+)\b/gm)].flatMap(([, type = '']) => (type.endsWith(ending) ? [type] : []));

/** Every list with numbered pages is read alike. */
export const pageTypes: readonly string[] = [...sdl.matchAll(/^type (\w+Page)\b[^{]*\{[^}]*\bpageInfo: NumberedPageInfo!/gm)].map(
  ([, type = '']) => type,
);

/** And every answer to a change. */
export const payloadTypes = typesEndingWith('Payload');

function resolverOf(endpoint: AnyEndpoint): AnyResolver {
  const { schemas, paged } = endpoint;
  const params = Object.keys(schemas.params.shape);
  const query = Object.keys(schemas.query.shape);
  const pickArguments = (names: readonly string[], args: Arguments) =>
    Object.fromEntries(names.map((name) => [name, args[camelCase(name)] ?? undefined]));
  const show = ({ call }: { call: (input: object) => Promise<unknown> }, _parent: unknown, args: Arguments) => {
    if (paged) toPageQuery(args);
    const answer = call({
      ...(params.length > 0 && { params: pickArguments(params, args) }),
      ...(query.length > 0 && { query: pickArguments(query, args) }),
    });
    // What has no name is always there.
    return params.length === 0 ? answer : orNull(answer);
  };
  return withCalls({ call: endpoint }, show);
}
