import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { inputValue } from './values.ts';

/** One operation as a client would send it. */
export interface FuzzedOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Levels of fields; beyond the gateway's limit now and then. */
const deepest = 7;
const maxBranches = 12;
/** Values in a hundred that are wrong for their type. */
const mistakes = 8;
/** Per cent of texts that are corrupted after they were written. */
const corruptionPercent = 10;

type Field = ReturnType<GraphQLObjectType['getFields']>[string];

interface Draft {
  draw: GeneratorValue;
  schema: GraphQLSchema;
  /** `$v0: Int!` … */
  declarations: string[];
  variables: Record<string, unknown>;
  /** Fields with a selection of their own that may still be written: a tree of five at each level would have no end. */
  branches: number;
}

/** Any operation that the schema allows, and some that it does not. */
export function operations(schema: GraphQLSchema): Arbitrary<FuzzedOperation> {
  return fc.gen().map((draw) => {
    const draft: Draft = { draw, schema, declarations: [], variables: {}, branches: maxBranches };
    const kind = draw(fc.constantFrom, 'query', 'query', 'query', 'query', 'mutation');
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    if (root == null) throw new Error(`The schema has no ${kind}.`);
    const body = selection(draft, root, 1);
    const variableDeclarations = draft.declarations.length > 0 ? `(${draft.declarations.join(', ')})` : '';
    return { query: corruptQuery(draw, `${kind} Fuzzed${variableDeclarations} ${body}`), variables: draft.variables };
  });
}

/** Without the library's liking for small numbers, which would make every chance come true. */
const dice = fc.noBias(fc.nat({ max: 99 }));
const chance = (draw: GeneratorValue, inAHundred: number): boolean => draw(() => dice) < inAHundred;

function selection(draft: Draft, type: GraphQLCompositeType, depth: number): string {
  const { draw, schema } = draft;
  if (!isObjectType(type)) {
    const members = schema.getPossibleTypes(type).map((member) => `... on ${member.name} ${selection(draft, member, depth + 1)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  const fields = type.getFields();
  const maxFields = Math.min(Object.keys(fields).length, depth === 1 ? 3 : 5);
  const names = draw(fc.subarray, Object.keys(fields), { minLength: 1, maxLength: maxFields });
  const fieldTexts = names.map((name, index) => fieldText(draft, fields[name], depth, index));
  const repeated = chance(draw, 5) ? [`again: ${fieldTexts[0]?.replace(/^a\d+: /, '')}`] : [];
  return `{ ${['__typename', ...fieldTexts, ...repeated].join(' ')} }`;
}

function fieldText(draft: Draft, field: Field | undefined, depth: number, index: number): string {
  if (field === undefined) return '';
  const { draw } = draft;
  const type = getNamedType(field.type);
  const argumentTexts = field.args
    .filter((argument) => isNonNullType(argument.type) || chance(draw, 40))
    .map((one) => argumentText(draft, one));
  const parameters = argumentTexts.length > 0 ? `(${argumentTexts.join(', ')})` : '';
  const alias = chance(draw, 10) ? `a${index}: ` : '';
  const directive = chance(draw, 8) ? ` @${draw(fc.constantFrom, 'skip', 'include')}(if: ${String(draw(fc.boolean))})` : '';
  const inner = isCompositeType(type) ? ` ${innerSelection(draft, type, depth + 1)}` : '';
  return `${alias}${field.name}${parameters}${directive}${inner}`;
}

function innerSelection(draft: Draft, type: GraphQLCompositeType, depth: number): string {
  draft.branches -= 1;
  return draft.branches < 0 || depth > deepest ? '{ __typename }' : selection(draft, type, depth);
}

function argumentText(draft: Draft, { name, type }: GraphQLArgument): string {
  const { draw, declarations, variables } = draft;
  // Not handed over as a parameter: the library compares those to the bottom, and a type leads to all others.
  const value = draw(() => inputValue(type, mistakes));
  if (chance(draw, 40)) return `${name}: ${literal(value)}`;
  const variable = `v${declarations.length}`;
  declarations.push(`$${variable}: ${type}`);
  if (!chance(draw, 3)) variables[variable] = value;
  return `${name}: $${variable}`;
}

/** A value as GraphQL writes it; a word of capitals may be a member of an enum and stands without quotes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`);
    return `{${fields.join(', ')}}`;
  }
  if (typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value)) return value;
  return JSON.stringify(value) ?? 'null';
}

/** A client's slip of the hand: a piece is missing, doubled or replaced. */
function corruptQuery(draw: GeneratorValue, query: string): string {
  if (!chance(draw, corruptionPercent)) return query;
  const at = draw(fc.nat, { max: query.length });
  const length = draw(fc.nat, { max: 6 });
  const filling = draw(
    fc.constantFrom,
    '',
    '{',
    '}',
    '(',
    '@',
    '...',
    '"',
    '\u0000',
    '#',
    '$',
    'ё',
    query.slice(at, at + length).repeat(2),
  );
  return query.slice(0, at) + filling + query.slice(at + length);
}
