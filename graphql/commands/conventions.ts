import { type DefinitionNode, type FieldDefinitionNode, type InputValueDefinitionNode, Kind, print, type TypeNode, visit } from 'graphql';
import { isPageItems, listSizeOf } from '../base/list-size.ts';
import { costOfField } from '../calls/resolver-cost.ts';
import { resolvers } from '../resolvers.ts';

/** What of our own conventions in `schema/README.md` can be held by looking; those of all schemas are graphql-eslint's (`.ci/schema.config.mjs`). */
export function conventionProblems(definitions: readonly DefinitionNode[]): string[] {
  const listTypes = thingsIn(definitions);
  return definitions.flatMap((definition) => [...deprecationProblems(definition), ...problemsOf(definition, listTypes)]);
}

function problemsOf(definition: DefinitionNode, things: ListTypes): string[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const type = definition.name.value;
      const fields = definition.fields ?? [];
      return [
        ...listProblems(type, fields),
        ...(type.endsWith('Payload') ? payloadProblems(type, fields) : []),
        ...fields.flatMap((field) => [...fieldProblems(type, field), ...lengthProblems(type, field, things)]),
      ];
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return (definition.fields ?? []).flatMap((field) => idProblems(`${definition.name.value}.${field.name.value}`, field));
    default:
      return [];
  }
}

function fieldProblems(type: string, field: FieldDefinitionNode): string[] {
  const name = `${type}.${field.name.value}`;
  const parameters = (field.arguments ?? []).flatMap((argument) => idProblems(`${name}(${argument.name.value})`, argument));
  return [
    ...idProblems(name, field),
    ...parameters,
    ...truthProblems(name, field),
    ...failureProblems(type, field),
    ...(type === 'Mutation' ? mutationProblems(field) : []),
  ];
}

function idProblems(name: string, { name: { value }, type }: FieldDefinitionNode | InputValueDefinitionNode): string[] {
  const isId = /^(?:ids?|city)$|[a-z]Ids?$/.test(value);
  const typeName = namedType(type);
  return isId && typeName === 'Int' ? [`${name} is an id: ID, not Int.`] : [];
}

function truthProblems(name: string, { name: { value }, type }: FieldDefinitionNode): string[] {
  return namedType(type) === 'Boolean' && !/^(?:is|has|can)[A-Z]/.test(value) ? [`${name} is true or false: «is…», «has…» or «can…».`] : [];
}

/** What a call stands behind is null when it fails; what has a value in any case says so. */
function failureProblems(type: string, { name, type: result, directives = [] }: FieldDefinitionNode): string[] {
  if (costOfField(resolvers.get(type)?.get(name.value)) === undefined) return [];
  const isPromised = result.kind === Kind.NON_NULL_TYPE;
  if (!isPromised) return [];
  const hasDefault = directives.some(
    (directive) =>
      directive.name.value === 'degrades' &&
      directive.arguments?.some(({ value }) => value.kind === Kind.ENUM && value.value === 'DEFAULT'),
  );
  return hasDefault
    ? []
    : [`${type}.${name.value} is promised, but a call stands behind it that may fail: nullable, or @degrades(to: DEFAULT).`];
}

/** Days for which something deprecated stays within a major version. */
const deprecationDays = 180;

/** What is deprecated says since when and until when it is there, long enough for those who use it. */
function deprecationProblems(definition: DefinitionNode): string[] {
  const problems: string[] = [];
  visit(definition, {
    Directive({ name, arguments: given = [] }, _key, _parent, _path, ancestors) {
      if (name.value !== 'deprecated') return;
      const reason = given.find((argument) => argument.name.value === 'reason')?.value;
      const [since, until] = reason?.kind === Kind.STRING ? (reason.value.match(/\b\d{4}-\d\d-\d\d\b/g) ?? []) : [];
      const days = (Date.parse(until ?? '') - Date.parse(since ?? '')) / 86_400_000;
      if (days >= deprecationDays) return;
      const path = ancestors.flatMap((node) => ('name' in node ? [node.name?.value] : []));
      problems.push(`${path.join('.')} is deprecated without two days, since when and until when, ${deprecationDays} apart or more.`);
    },
  });
  return problems;
}

function mutationProblems({ name: { value }, arguments: argumentNodes = [], type }: FieldDefinitionNode): string[] {
  const base = `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
  const [input, ...others] = argumentNodes;
  const isOneInput =
    input === undefined || (input.name.value === 'input' && namedType(input.type) === `${base}Input` && others.length === 0);
  return [
    ...(isOneInput ? [] : [`Mutation.${value} takes one argument: input: ${base}Input!.`]),
    ...(namedType(type) === `${base}Payload` ? [] : [`Mutation.${value} answers with a type of its own: ${base}Payload.`]),
  ];
}

/** What has not happened has nothing to show but why. */
function payloadProblems(type: string, fields: readonly FieldDefinitionNode[]): string[] {
  const union = type.replace(/Payload$/, 'UserError');
  const hasErrors = fields.some(({ name, type: result }) => name.value === 'userErrors' && print(result) === `[${union}!]!`);
  return [
    ...(hasErrors ? [] : [`${type} says why it has not happened: userErrors: [${union}!]!, a union of the expected failures.`]),
    ...fields
      .filter(({ name, type: result }) => name.value !== 'userErrors' && result.kind === Kind.NON_NULL_TYPE)
      .map(({ name }) => `${type}.${name.value} is promised, but is not there when the change has not happened: nullable.`),
  ];
}

/** Types with fields, and those of them that are pages of a list. */
interface ListTypes {
  readonly all: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

function thingsIn(definitions: readonly DefinitionNode[]): ListTypes {
  const all = definitions.filter(
    (definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION ||
      definition.kind === Kind.UNION_TYPE_DEFINITION,
  );
  const pages = all.filter((definition) => 'fields' in definition && definition.fields?.some(({ name }) => name.value === 'pageInfo'));
  const namesOf = (types: typeof all) => new Set(types.map(({ name }) => name.value));
  return { all: namesOf(all), pages: namesOf(pages) };
}

/** What a page costs is what its field declares, its nodes with it; what other lists have to declare hangs on what stands behind them (`bound-lists.ts`). */
function lengthProblems(type: string, field: FieldDefinitionNode, { all, pages }: ListTypes): string[] {
  const name = `${type}.${field.name.value}`;
  const result = namedType(field.type);
  const isNodes = pages.has(type) && isPageItems(field.name.value);
  const isThings = pages.has(result) || (isListed(field.type) && all.has(result) && !isNodes);
  const size = listSizeOf(field);
  if (size === undefined)
    return pages.has(result)
      ? [`${name} is a list that does not say how long it is: @listSize(slicingArguments: ["perPage"], assumedSize: 24).`]
      : [];
  const argumentNames = new Set((field.arguments ?? []).map((argument) => argument.name.value));
  return [
    ...(isThings ? [] : [`${name} is no list of things: without @listSize.`]),
    ...size.slicingArguments
      .filter((argument) => !argumentNames.has(argument))
      .map((argument) => `${name} is as long as «${argument}» says, which it does not take.`),
  ];
}

const isListed = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.LIST_TYPE);

/** Whatever has pages has one of two forms: by number, or by cursor as Relay has it. */
function listProblems(type: string, fields: readonly FieldDefinitionNode[]): string[] {
  const names = new Set(fields.map(({ name }) => name.value));
  const info = fields.find(({ name }) => name.value === 'pageInfo');
  if (info === undefined) return [];
  const isNumbered = namedType(info.type) === 'NumberedPageInfo';
  const [ending, parts] = isNumbered ? ['Page', ['nodes', 'totalCount']] : ['Connection', ['edges']];
  return [
    ...(type.endsWith(ending) ? [] : [`${type} has pages: its name ends in «${ending}».`]),
    ...parts.filter((name) => !names.has(name)).map((name) => `${type} has pages, but no ${name}.`),
  ];
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
