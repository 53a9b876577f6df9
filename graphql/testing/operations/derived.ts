import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  visit,
} from 'graphql';
import { callsByField } from '../../derived-resolvers.ts';
import { schema } from '../../schema.ts';
import type { Operations } from './operation.ts';

/** An operation for each field that shows a call as it is and that none of these asks for. */
export function operationsBeside(sources: readonly string[]): Operations {
  const selectedFields = new Set<string>();
  for (const source of sources)
    visit(parse(source), { [Kind.FIELD]: ({ name }: { name: { value: string } }) => void selectedFields.add(name.value) });
  return Object.fromEntries(
    [...callsByField.keys()].filter((field) => !selectedFields.has(field)).map((field) => [field, { source: operationOf(field) }]),
  );
}

/** Asks for all that a field of `Query` shows by itself. */
export function operationOf(name: string): string {
  const field = schema.getQueryType()?.getFields()[name];
  return field === undefined ? '' : `{ ${name}${argumentsOf(field)}${selectionOf(field.type, [])} }`;
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
  const requiredArguments = args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => `${name}: ${literalOf(type)}`);
  return requiredArguments.length === 0 ? '' : `(${requiredArguments.join(', ')})`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  return { Int: '1', Float: '1', Boolean: 'true', Kopecks: '1', Phone: '"+79000000001"' }[type.name] ?? '"1"';
}

/** Every field that has to be told nothing; a type inside itself is not asked for again. */
function selectionOf(type: GraphQLOutputType, within: readonly string[]): string {
  const fieldType = getNamedType(type);
  if (!isObjectType(fieldType)) return '';
  const fields = Object.values(fieldType.getFields())
    .filter(
      ({ args, type: shown }) => args.every(({ type: needed }) => !isNonNullType(needed)) && !within.includes(getNamedType(shown).name),
    )
    .map((field) => `${field.name}${selectionOf(field.type, [...within, fieldType.name])}`);
  return ` { ${fields.join(' ')} }`;
}
