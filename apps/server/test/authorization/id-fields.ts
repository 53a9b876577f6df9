import { type GraphQLInputType, type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql';

/** Fields of the roots with an id anywhere in their arguments. */
export function idFields(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ args }) => args.some(({ type }) => hasId(type)))
      .map(({ name }) => `${root?.name}.${name}`),
  );
}

function hasId(type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): boolean {
  const named = getNamedType(type);
  if (named.name === 'ID') return true;
  if (!isInputObjectType(named) || seen.has(named.name)) return false;
  return Object.values(named.getFields()).some((field) => hasId(field.type, new Set([...seen, named.name])));
}
