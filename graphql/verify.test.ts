import { everyEndpoint } from '@vitrina/services/registry.ts';
import { expect, test } from 'vitest';
import { callRows, callTable } from './commands/calls.ts';
import { executable, sdl } from './schema.ts';
import { schemaProblems } from './verify.ts';

test('nothing is wrong with the schema', () => {
  expect(schemaProblems()).toEqual([]);
});

const planted = (from: string, to: string) => {
  expect(sdl).toContain(from);
  return schemaProblems(sdl.replace(from, to));
};

test('a field that nothing stands behind is found, and cannot start', () => {
  const addition = 'extend type Product { "Weight. (ours)" weight: Int }';
  expect(schemaProblems(`${sdl}\n${addition}`)).toEqual(['Product.weight has neither a resolver nor a property in its row.']);
  expect(() => executable(`${sdl}\n${addition}`, 'interpreted')).toThrow('Product.weight');
});

test('a type that nothing stands behind is found', () => {
  expect(schemaProblems(`${sdl}\n"Two. (ours)" type Pair { "One. (ours)" one: Int }`)).toEqual([
    'Pair.one has no resolver, and its type has no row.',
  ]);
});

test('a field that promises what may be null is found', () => {
  expect(planted('modelId: Int', 'modelId: Int!')).toEqual(['Product.modelId is promised, but model_id may be null on the wire.']);
});

test('a description without its source is found', () => {
  expect(planted('"Code that stands in addresses. (spec 1 §2)"', '"Code that stands in addresses."')).toEqual([
    'Brand.code: its description does not end in its source.',
  ]);
  expect(planted('"Which pieces. (ours)"'.replace('Which pieces', 'The price'), '')).toEqual([
    'BasketChangeKind.PRICE has no description.',
  ]);
  expect(planted('"Page, counted from 1. (spec 1 §2)"', '')).toEqual(['Query.listing(page) has no description.']);
});

test('a field taken out leaves its resolver behind', () => {
  expect(planted('"Degrees north. (spec 2 §7)"\n  latitude: Float!', '')).toContain(
    'City.latitude has a resolver but is not in the schema.',
  );
});

test('the table has every call, each with the fields that reach it', () => {
  expect(callRows()).toHaveLength(everyEndpoint.length);
  const lines = callTable().split('\n');
  expect(lines[0]).toBe('domain\tmethod\tpath\tfields');
  expect(lines).toContain('products\tGET\t/v3/products/category/{category_id}\tQuery.listing');
  expect(lines).toContain('basket\tGET\t/basket/add-item\tMutation.addToBasket');
  const availability = callRows().find(({ path }) => path === '/v2/products/availability');
  expect(availability?.fields).toEqual(['Product.availability', 'Product.isBuyable', 'Product.isShownAsAvailable']);
});
