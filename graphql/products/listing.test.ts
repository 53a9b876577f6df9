import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/errors.ts';
import type { ListingOfInput } from '../generated/resolvers.ts';
import { facetQuery, facetSort, filtersOf, readListing, subjectOf, toListingRequest } from './listing.ts';

const errorOf = (act: () => unknown): ShopError => {
  try {
    act();
  } catch (error) {
    if (error instanceof ShopError) return error;
  }
  return expect.fail('No error.');
};

/** Records which of the declared calls is asked, and with what. */
function recorder() {
  const recordedCalls: unknown[] = [];
  const calls = new Proxy({} as Parameters<typeof readListing>[0], {
    get: (_, name) => (input: unknown) => {
      recordedCalls.push(name, input);
      return Promise.resolve({ items: [], total: 0, perPage: 24, pageCount: 0, currentPage: 1 });
    },
  });
  return { recordedCalls, calls };
}

describe('which call a listing is (contract, listing paths)', () => {
  const query = { page: 1, per_page: 24, sort: '-popularity', filter: undefined };
  test.each<[ListingOfInput, string, object]>([
    [{ category: asId(7) }, 'byCategory', { params: { category_id: '7' }, query }],
    [{ brand: { code: 'lg' } }, 'byBrand', { params: { brand_code: 'lg' }, query }],
    [{ brand: { code: 'lg', categoryId: asId(7) } }, 'byBrandInCategory', { params: { brand_code: 'lg', category_id: '7' }, query }],
    [{ tag: { code: 'hits' } }, 'byTag', { params: { tag_alias: 'hits' }, query }],
    [{ tag: { code: 'hits', categoryId: asId(7) } }, 'byTagInCategory', { params: { tag_alias: 'hits', category_id: '7' }, query }],
    [{ series: 's' }, 'bySeries', { params: { series_code: 's' }, query }],
    [{ model: 'm' }, 'byModel', { params: { model_code: 'm' }, query }],
    [{ compatibilityBrand: { code: 'apple' } }, 'byCompatibilityBrand', { params: { brand_code: 'apple' }, query }],
    [
      { compatibilityBrand: { code: 'apple', categoryId: asId(7) } },
      'byCompatibilityBrandInCategory',
      { params: { brand_code: 'apple', category_id: '7' }, query },
    ],
    [{ search: { text: ' чайник   Bosch ' } }, 'search', { query: { ...query, sort: '-relevance', q: 'чайник Bosch' } }],
    [
      { search: { text: 'tv', categoryId: asId(7) } },
      'search',
      { query: { ...query, sort: '-relevance', q: 'tv', filter: { category: ['7'] } } },
    ],
  ])('%j is %s', async (of, name, input) => {
    const { recordedCalls, calls } = recorder();
    await readListing(calls, toListingRequest({ of }));
    expect(recordedCalls).toEqual([name, input]);
  });

  test('nothing is refused', () => {
    expect(errorOf(() => subjectOf({} as ListingOfInput)).fields).toHaveProperty('of');
  });

  test('a code that none can have is not found', () => {
    expect(errorOf(() => subjectOf({ brand: { code: '../etc' } })).code).toBe('NOT_FOUND');
    expect(errorOf(() => subjectOf({ tag: { code: 'хиты' } })).code).toBe('NOT_FOUND');
    expect(subjectOf({ brand: { code: 'be-quiet_1.0&co' } })).toMatchObject({ code: 'be-quiet_1.0&co' });
  });

  test('a search text is neither empty nor endless', () => {
    expect(errorOf(() => subjectOf({ search: { text: '   ' } })).fields).toHaveProperty('query');
    expect(subjectOf({ search: { text: 'x'.repeat(200) } })).toMatchObject({ kind: 'search' });
    expect(errorOf(() => subjectOf({ search: { text: 'x'.repeat(201) } })).fields).toHaveProperty('query');
  });
});

describe('the page asked for', () => {
  const of = { category: asId(7) };
  test('begins at 1 and has at most 100 products', () => {
    expect(toListingRequest({ of, page: 1, perPage: 100 })).toMatchObject({ page: 1, perPage: 100 });
    expect(errorOf(() => toListingRequest({ of, page: 0 })).fields).toHaveProperty('page');
    expect(errorOf(() => toListingRequest({ of, perPage: 101 })).fields).toHaveProperty('perPage');
    expect(errorOf(() => toListingRequest({ of, perPage: 0 })).fields).toHaveProperty('perPage');
  });
  test('is sorted in one of the known ways', () => {
    expect(toListingRequest({ of, sort: 'PRICE_DESC' }).sort).toBe('-price');
  });
});

describe('filters on the wire', () => {
  test('values and ranges', () => {
    expect(
      filtersOf([
        { code: 'brand', chosen: { values: ['lg', 'bosch', 'lg'] } },
        { code: 'price', chosen: { range: { min: 0.5, max: 50_000 } } },
        { code: 'diagonal', chosen: { range: { max: 1e9 } } },
        { code: 'wifi', chosen: { isSet: true } },
        { code: 'empty', chosen: { values: [] } },
      ]),
    ).toEqual({ brand: ['lg', 'bosch'], price: { min: '0.5', max: '50000' }, diagonal: { max: '1000000000' }, wifi: ['1'] });
    expect(filtersOf([])).toBeUndefined();
    expect(filtersOf([{ code: 'price', chosen: { range: {} } }])).toBeUndefined();
  });
  test('twice the same or a code that is none are refused', () => {
    const brand = { code: 'brand', chosen: { values: ['lg'] } };
    expect(errorOf(() => filtersOf([brand, brand])).fields).toHaveProperty(['filters.1.code']);
    expect(errorOf(() => filtersOf([{ code: 'a[b]', chosen: { values: ['1'] } }])).fields).toHaveProperty(['filters.0.code']);
  });
  test('have a hundred values at most, all filters together', () => {
    const filters = (count: number, valuesOf: number) =>
      Array.from({ length: count }, (_, at) => ({
        code: `f${at}`,
        chosen: { values: Array.from({ length: valuesOf }, (_, value) => `v${value}`) },
      }));
    expect(Object.keys(filtersOf(filters(10, 10)) ?? {})).toHaveLength(10);
    expect(errorOf(() => filtersOf(filters(30, 30))).fields).toHaveProperty('filters');
    expect(errorOf(() => filtersOf([...filters(10, 10), { code: 'price', chosen: { range: { max: 1 } } }])).fields).toHaveProperty(
      'filters',
    );
    // What is said twice counts once.
    expect(filtersOf([{ code: 'brand', chosen: { values: Array.from({ length: 101 }, () => 'lg') } }])).toEqual({ brand: ['lg'] });
  });
  test('fit into an address, also as Cyrillic or as no text at all', () => {
    const brands = (length: number, letter: string) => [
      { code: 'brand', chosen: { values: Array.from({ length: 50 }, (_, at) => letter.repeat(length) + at) } },
    ];
    expect(filtersOf(brands(100, 'x'))).toHaveProperty('brand');
    expect(errorOf(() => filtersOf(brands(100, 'я'))).fields).toHaveProperty('filters');
    expect(errorOf(() => filtersOf(brands(100, '\ud800'))).fields).toHaveProperty('filters');
  });
});

test('facets ask the same question', () => {
  const brand = toListingRequest({
    of: { brand: { code: 'lg', categoryId: asId(7) } },
    filters: [{ code: 'color', chosen: { values: ['red'] } }],
  });
  expect(facetQuery(brand)).toMatchObject({ brand_code: 'lg', category_id: '7', filter: { color: ['red'] }, tag_alias: undefined });
  expect(facetQuery(toListingRequest({ of: { search: { text: 'tv' } } }))).toMatchObject({ q: 'tv', category_id: undefined });
  expect(facetQuery(toListingRequest({ of: { series: 's' } }))).toMatchObject({ series_code: 's', model_code: undefined });
  expect(facetQuery(toListingRequest({ of: { compatibilityBrand: { code: 'apple' } } }))).toMatchObject({
    compatibility_brand_code: 'apple',
    brand_code: undefined,
  });
});

test('a facet gives the order that the provider names, and none by being called so', () => {
  const facets = [
    { code: 'noise', sort: null },
    { code: 'noise', sort: 'noise' },
    { code: 'noise', sort: 'loudest' },
  ];
  expect(facets.map(facetSort)).toEqual([null, 'QUIETEST', null]);
});
