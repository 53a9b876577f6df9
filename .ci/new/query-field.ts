import { type FieldDefinitionNode, Kind, parse, type TypeNode } from 'graphql';
import type { Tree } from './tree.ts';

/** What an operation asks of a field: everything that its type has by itself. */
export interface QueryField {
  /** `($id: ID!)`, where the address has a parameter of that name. */
  readonly variableDefinitions: string;
  readonly selection: string;
  /** The variables as the loader hands them over: `{ id: params.id }`. */
  readonly variables: string;
  /** Where its things stand, when it is a page of them. */
  readonly isPage: boolean;
}

/** A field of `Query`, as the domains' files have it; null when it is not there. */
export function queryFieldOf(tree: Tree, field: string, parameters: readonly string[]): QueryField | null {
  const types = typesIn(tree);
  const queryDefinition = types.get('Query')?.find(({ name }) => name.value === field);
  if (queryDefinition === undefined) return null;
  const ownFields = types.get(nameOf(queryDefinition.type)) ?? [];
  const nodes = ownFields.find(({ name }) => name.value === 'nodes');
  const plain = (fields: readonly FieldDefinitionNode[]) =>
    fields
      .filter(({ arguments: taken }) => taken?.length === 0)
      .flatMap(({ name, type }) => {
        if (nameOf(type) === 'Money') return [`${name.value} { amount }`];
        return types.has(nameOf(type)) ? [] : [name.value];
      });
  const fieldNames = plain(nodes === undefined ? ownFields : (types.get(nameOf(nodes.type)) ?? [])).join('\n');
  const matchingArguments = (queryDefinition.arguments ?? []).filter(({ name }) => parameters.includes(name.value));
  const names = matchingArguments.map(({ name }) => name.value);
  const inParentheses = (parts: string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  return {
    variableDefinitions: inParentheses(
      matchingArguments.map(({ name, type }) => `$${name.value}: ${nameOf(type)}${type.kind === Kind.NON_NULL_TYPE ? '!' : ''}`),
    ),
    selection: `${inParentheses(names.map((name) => `${name}: $${name}`))} { ${nodes === undefined ? fieldNames : `totalCount\nnodes { ${fieldNames} }`} }`,
    variables: `{ ${names.map((name) => `${name}: params.${name}`).join(', ')} }`,
    isPage: nodes !== undefined,
  };
}

/** Fields by object type, those of extensions with them. */
function typesIn(tree: Tree): ReadonlyMap<string, readonly FieldDefinitionNode[]> {
  const files = tree.filesIn('schema').filter((path) => path.endsWith('.graphql'));
  const types = new Map<string, readonly FieldDefinitionNode[]>();
  for (const definition of files.flatMap((path) => parse(tree.read(path)).definitions)) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const { value } = definition.name;
    types.set(value, [...(types.get(value) ?? []), ...(definition.fields ?? [])]);
  }
  return types;
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));
