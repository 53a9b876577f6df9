import { expect, test } from 'vitest';
import { listingHref } from './href.ts';

const state = { base: '/catalog/tvs/5', filters: [{ code: 'brand', values: ['lg'] }], sort: 'price' as const, query: null };

test('a page keeps the filters and a filter forgets the page', () => {
  expect(listingHref(state, 2)).toBe('/catalog/tvs/5/page-2?sort=price&f.brand=lg');
  expect(listingHref({ ...state, filters: [] })).toBe('/catalog/tvs/5?sort=price');
});

test('defaults are not written', () => {
  expect(listingHref({ ...state, filters: [], sort: '-popularity' })).toBe('/catalog/tvs/5');
  expect(listingHref({ base: '/search', filters: [], sort: '-relevance', query: 'чайник 1,7 л' })).toBe(
    `/search?${new URLSearchParams({ q: 'чайник 1,7 л' })}`,
  );
  expect(listingHref({ base: '/search', filters: [], sort: '-popularity', query: 'tv' })).toBe('/search?q=tv&sort=-popularity');
});
