import { everyEndpoint } from '@vitrina/services/registry.ts';
import { expect, test } from 'vitest';
import { executable } from '../schema.ts';
import { sdl } from '../sdl.ts';
import { callRows, callTable } from './calls.ts';
import { schemaProblems } from './verify.ts';

test('nothing is wrong with the schema', () => {
  expect(schemaProblems()).toEqual([]);
});

const plantProblem = (from: string, to: string) => {
  expect(sdl).toContain(from);
  return schemaProblems(sdl.replace(from, to));
};

test('a field that nothing stands behind is found, and cannot start', () => {
  const addition = 'extend type Product { "Weight." weight: Int @source(ours: true) }';
  expect(schemaProblems(`${sdl}\n${addition}`)).toEqual([
    'Product.weight has neither a resolver nor a property in its source: write one in graphql/<domain>/resolvers.ts or sources.ts.',
  ]);
  expect(() => executable(`${sdl}\n${addition}`, 'interpreted')).toThrow('Product.weight');
});

test('a type that nothing stands behind is found', () => {
  expect(schemaProblems(`${sdl}\n"Two." type Pair @source(ours: true) { "One." one: Int @source(ours: true) }`)).toEqual([
    'Pair.one has no resolver, and its type has no source: write the type and its entry in graphql/<domain>/sources.ts.',
  ]);
});

test('a field that promises what may be null is found', () => {
  expect(plantProblem('modelId: ID @', 'modelId: ID! @')).toEqual(['Product.modelId is promised, but model_id may be null on the wire.']);
});

test('what does not say where it comes from is found', () => {
  // All in one schema, since reading one takes a while.
  const sources = ['', '@source', '@source(spec: "§2")', '@source(ours: false)', '@source(spec: "1 §2", ours: true)'];
  const fields = sources.map((source, index) => `"Code." code${index}: String! ${source}`);
  const unsourcedProblems = sources.map(
    (_, index) => `Brand.code${index} does not say where it comes from: @source(spec: "1 §3"), (contract: "money") or (ours: true).`,
  );
  const problems = schemaProblems(`${sdl}\nextend type Brand { ${fields.join(' ')} }`).filter(
    (problem) => !/neither a resolver/.test(problem),
  );
  expect(problems.toSorted()).toEqual(unsourcedProblems.toSorted());
});

test('a field taken out leaves its resolver behind', () => {
  expect(
    plantProblem('"Time zone by its IANA name; dates and hours of work are the city\'s."\n  timeZone: String! @source(ours: true)', ''),
  ).toContain('City.timeZone has a resolver but is not in the schema: add it to schema/<domain>.graphql, or take the resolver out.');
});

test('the table has every call, each with the fields that reach it', () => {
  expect(callRows()).toHaveLength(everyEndpoint.length);
  const lines = callTable().split('\n');
  expect(lines[0]).toBe('domain\tmethod\tpath\tfields\tours\tsource\tshown by');
  const rowOf = (start: string) => lines.find((line) => line.startsWith(start))?.split('\t');
  expect(rowOf('products\tGET\t/v3/products/category/{category_id}')?.[3]).toBe('Query.listing');
  const [, , , fields, ours] = rowOf('basket\tGET\t/basket/add-item') ?? [];
  expect(fields).toBe('Mutation.basketAddItem');
  expect(ours?.split(' ')).toEqual(expect.arrayContaining(['revision', 'orders', 'changes', 'items.sum']));
  expect(ours?.split(' ')).not.toContain('items.final_price');
  const availability = callRows().find(({ path }) => path === '/v2/products/availability');
  expect(availability?.fields).toEqual(['Product.availability', 'Product.isBuyable', 'Product.isShownAsAvailable']);
});
