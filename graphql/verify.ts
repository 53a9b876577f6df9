import { type DefinitionNode, type FieldDefinitionNode, type InputValueDefinitionNode, Kind, parse, type TypeNode } from 'graphql';
import { callRows } from './commands/calls.ts';
import { resolvers } from './resolvers.ts';
import { propertiesOf, propertyOf } from './row.ts';
import { rows } from './rows.ts';
import { sdl } from './schema.ts';

/** A description ends in where its matter comes from: `(spec 1 §5)`, `(contract, money)`, `(ours)`. */
const withSource = /\((spec [12] §\d+(, [^()]+)?|contract(, [^()]+)?|ours)\)$/;

/** What is wrong with the schema and what stands behind it; empty when nothing is. */
export function schemaProblems(source: string = sdl): string[] {
  const definitions = parse(source).definitions;
  return [...definitions.flatMap(problemsOf), ...deadResolvers(definitions), ...unreachedCalls()];
}

function problemsOf(definition: DefinitionNode): string[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      const name = definition.name.value;
      const own = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? undescribed(definition, name) : [];
      return [...own, ...(definition.fields ?? []).flatMap((field) => fieldProblems(name, field))];
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      const name = definition.name.value;
      return [
        ...undescribed(definition, name),
        ...(definition.fields ?? []).flatMap((field) => undescribed(field, `${name}.${field.name.value}`)),
      ];
    }
    case Kind.ENUM_TYPE_DEFINITION: {
      const name = definition.name.value;
      return [
        ...undescribed(definition, name),
        ...(definition.values ?? []).flatMap((value) => undescribed(value, `${name}.${value.name.value}`)),
      ];
    }
    case Kind.SCALAR_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.UNION_TYPE_DEFINITION:
      return undescribed(definition, definition.name.value);
    default:
      return [];
  }
}

function fieldProblems(type: string, field: FieldDefinitionNode): string[] {
  const name = `${type}.${field.name.value}`;
  const parameters = (field.arguments ?? []).flatMap((argument) => undescribed(argument, `${name}(${argument.name.value})`));
  return [...undescribed(field, name), ...parameters, ...rowProblems(type, field)];
}

/** A field is read by its resolver or from its row, and a row that may be null is not promised to be there. */
function rowProblems(type: string, field: FieldDefinitionNode): string[] {
  const name = field.name.value;
  if (resolvers.get(type)?.has(name)) return [];
  const row = rows[type];
  if (row === undefined) return [`${type}.${name} has no resolver, and its type has no row.`];
  const property = propertyOf(name, propertiesOf(row));
  if (property === undefined) return [`${type}.${name} has neither a resolver nor a property in its row.`];
  const wire = 'shape' in row ? row.shape[property] : undefined;
  return isNonNull(field.type) && acceptsNull(wire) ? [`${type}.${name} is promised, but ${property} may be null on the wire.`] : [];
}

const isNonNull = (type: TypeNode): boolean => type.kind === Kind.NON_NULL_TYPE;

function acceptsNull(wire: unknown): boolean {
  return isSchema(wire) && [null, undefined].some((nothing) => wire.safeParse(nothing).success);
}

function isSchema(wire: unknown): wire is { safeParse(value: unknown): { success: boolean } } {
  return typeof wire === 'object' && wire !== null && 'safeParse' in wire;
}

interface Described {
  description?: { value: string } | undefined;
}

function undescribed({ description }: Described | InputValueDefinitionNode, name: string): string[] {
  const text = description?.value.trim() ?? '';
  if (text === '') return [`${name} has no description.`];
  return withSource.test(text) ? [] : [`${name}: its description does not end in its source.`];
}

/** A resolver of a field that the schema does not have is never called. */
function deadResolvers(definitions: readonly DefinitionNode[]): string[] {
  const fields = new Set(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION
        ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
        : [],
    ),
  );
  const named = [...resolvers].flatMap(([type, ofType]) => [...ofType.keys()].map((field) => `${type}.${field}`));
  return named.filter((name) => !fields.has(name)).map((name) => `${name} has a resolver but is not in the schema.`);
}

/** A declared call that no field leads to serves nobody. */
function unreachedCalls(): string[] {
  return callRows()
    .filter(({ fields }) => fields.length === 0)
    .map(({ method, path }) => `${method} ${path} is declared, but no field reaches it.`);
}
