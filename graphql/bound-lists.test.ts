import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { boundLists, listProblems } from './bound-lists.ts';
import { costOfField } from './calls/resolver-cost.ts';
import { compiledSchema, schema } from './schema.ts';

const fieldOf = (built: GraphQLSchema, type: string, field: string) => {
  const objectType = built.getType(type);
  return isObjectType(objectType) ? objectType.getFields()[field] : undefined;
};
const read = (built: GraphQLSchema, type: string, field: string, parent: object): unknown =>
  fieldOf(built, type, field)?.resolve?.(parent, {}, {}, {} as never);
const many = Array.from({ length: 120 }, (_, index) => index);

test.each([
  ['interpreted', schema],
  ['compiled', compiledSchema],
])('a list behind which calls stand is cut where the schema says: %s', (_, built) => {
  expect(read(built, 'MenuItem', 'children', { children: many })).toHaveLength(100);
  expect(read(built, 'MenuItem', 'children', { children: many.slice(0, 3) })).toHaveLength(3);
});

test('the lines of a basket are whole', () => {
  const resolve = fieldOf(schema, 'Basket', 'items')?.resolve;
  expect(resolve === undefined ? many : read(schema, 'Basket', 'items', { items: many })).toHaveLength(120);
});

/** A schema in which a call stands behind every `stock`. */
function small(fields: string) {
  const sdl = `
    directive @listSize(assumedSize: Int!, slicingArguments: [String!]) on FIELD_DEFINITION
    type Thing { stock: Int name: String } type Word { text: String }
    type Shelf { thing: Thing } type Query { ${fields} }`;
  const built = buildSchema(sdl);
  const stock = fieldOf(built, 'Thing', 'stock');
  if (stock) stock.resolve = Object.assign(() => 1, { calls: [], cost: { calls: 1, loads: [] } });
  return built;
}
const problemsOf = (fields: string) => listProblems(small(fields)).filter((problem) => !problem.includes('`whole`'));

test.each([
  ['shelves: [Shelf!]', 'Query.shelves leads to calls and does not say how long it is at most: @listSize(assumedSize: 12).'],
  ['words: [Word!] @listSize(assumedSize: 12)', 'Query.words leads to no call, so nothing asks how long it is: without @listSize.'],
])('%s', (fields, problem) => expect(problemsOf(fields)).toEqual([problem]));

test.each(['shelves: [Shelf!] @listSize(assumedSize: 12)', 'words: [Word!]', 'names: [String!]', 'shelf: Shelf'])('%s is well', (fields) =>
  expect(problemsOf(fields)).toEqual([]),
);

test('what comes later is cut as well, and the calls of a field stay known', async () => {
  const built = small('things: [Thing!] @listSize(assumedSize: 12)');
  const listField = fieldOf(built, 'Query', 'things');
  if (listField) listField.resolve = Object.assign(async () => many, { calls: [], cost: { calls: 1, loads: [] } });
  boundLists(built, () => () => undefined);
  expect(await read(built, 'Query', 'things', {})).toHaveLength(12);
  expect(costOfField(listField?.resolve)).toEqual({ calls: 1, loads: [] });
});
