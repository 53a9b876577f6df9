import {
  buildASTSchema,
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  parse,
  type TypeNode,
} from 'graphql';
import { propertiesOf } from '../base/source.ts';
import { listProblems } from '../bound-lists.ts';
import { sourcesOf } from '../derived-sources.ts';
import { resolvers } from '../resolvers.ts';
import { schema } from '../schema.ts';
import { sdl } from '../sdl.ts';
import { callRows } from './calls.ts';
import { conventionProblems } from './conventions.ts';
import { missingListSizes } from './missing-list-sizes.ts';

type Sources = ReturnType<typeof sourcesOf>;

/**
 * What is wrong with the schema and what stands behind it, and what to write where; empty when nothing is. `<domain>` is that of the file in which the
 * thing at the beginning of the line stands, which only whoever has read the files knows.
 */
export function schemaProblems(source: string = sdl): string[] {
  const document = parse(source);
  const { definitions } = document;
  const sources = sourcesOf(buildASTSchema(document, { assumeValidSDL: true }));
  return [
    ...definitions.flatMap((definition) => problemsOf(definition, sources)),
    ...conventionProblems(definitions),
    ...deadResolvers(definitions),
    ...listProblems(schema),
    ...missingListSizes(schema),
    ...unreachedCalls(),
  ];
}

function problemsOf(definition: DefinitionNode, sources: Sources): string[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      const name = definition.name.value;
      const ownProblems = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? sourceProblems(definition, name) : [];
      return [...ownProblems, ...(definition.fields ?? []).flatMap((field) => fieldProblems(name, field, sources))];
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      const name = definition.name.value;
      return [
        ...sourceProblems(definition, name),
        ...(definition.fields ?? []).flatMap((field) => sourceProblems(field, `${name}.${field.name.value}`)),
      ];
    }
    case Kind.ENUM_TYPE_DEFINITION: {
      const name = definition.name.value;
      return [
        ...sourceProblems(definition, name),
        ...(definition.values ?? []).flatMap((value) => sourceProblems(value, `${name}.${value.name.value}`)),
      ];
    }
    case Kind.SCALAR_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.UNION_TYPE_DEFINITION:
      return sourceProblems(definition, definition.name.value);
    default:
      return [];
  }
}

function fieldProblems(type: string, field: FieldDefinitionNode, sources: Sources): string[] {
  const name = `${type}.${field.name.value}`;
  const parameters = (field.arguments ?? []).flatMap((argument) => sourceProblems(argument, `${name}(${argument.name.value})`));
  return [...sourceProblems(field, name), ...parameters, ...rowProblems(type, field, sources)];
}

/** A field is read by its resolver or from its parent, and a parent that may be null is not promised to be there. */
function rowProblems(type: string, field: FieldDefinitionNode, sources: Sources): string[] {
  const name = field.name.value;
  if (resolvers.get(type)?.has(name)) return [];
  const parent = sources[type];
  if (parent === undefined)
    return [`${type}.${name} has no resolver, and its type has no source: write the type and its entry in graphql/<domain>/sources.ts.`];
  const property = propertiesOf(parent).get(name);
  if (property === undefined)
    return [
      `${type}.${name} has neither a resolver nor a property in its source: write one in graphql/<domain>/resolvers.ts or sources.ts.`,
    ];
  const wire = 'shape' in parent ? parent.shape[property] : undefined;
  return isNonNull(field.type) && acceptsNull(wire) ? [`${type}.${name} is promised, but ${property} may be null on the wire.`] : [];
}

const isNonNull = (type: TypeNode): boolean => type.kind === Kind.NON_NULL_TYPE;

function acceptsNull(wire: unknown): boolean {
  return isSchema(wire) && [null, undefined].some((absentValue) => isNothing(wire.safeParse(absentValue)));
}

/** Absence may also be read as something: as an empty list, as no. */
const isNothing = ({ success, data }: Read): boolean => success && (data === null || data === undefined);

interface Read {
  success: boolean;
  data?: unknown;
}

function isSchema(wire: unknown): wire is { safeParse(value: unknown): Read } {
  return typeof wire === 'object' && wire !== null && 'safeParse' in wire;
}

interface Sourced {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** Everything says in `@source` where it comes from: exactly one of the three. */
function sourceProblems({ directives = [] }: Sourced, name: string): string[] {
  const [source, ...more] = directives.filter((directive) => directive.name.value === 'source');
  const isSourced = source?.arguments?.length === 1 && source.arguments.every(isSource) && more.length === 0;
  return isSourced ? [] : [`${name} does not say where it comes from: @source(spec: "1 §3"), (contract: "money") or (ours: true).`];
}

function isSource({ name, value }: ConstArgumentNode): boolean {
  if (value.kind === Kind.BOOLEAN) return name.value === 'ours' && value.value;
  if (value.kind !== Kind.STRING) return false;
  return name.value === 'spec' ? /^[12] §[1-9]$/.test(value.value) : name.value === 'contract' && value.value !== '';
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
  const resolverFields = [...resolvers].flatMap(([type, ofType]) => [...ofType.keys()].map((field) => `${type}.${field}`));
  return resolverFields
    .filter((name) => !fields.has(name))
    .map((name) => `${name} has a resolver but is not in the schema: add it to schema/<domain>.graphql, or take the resolver out.`);
}

/** A declared call that no field leads to serves nobody. */
function unreachedCalls(): string[] {
  return callRows()
    .filter(({ fields }) => fields.length === 0)
    .map(
      ({ domain, method, path }) => `${method} ${path} is declared, but no field reaches it: name it in graphql/${domain}/resolvers.ts.`,
    );
}
