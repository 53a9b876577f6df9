import { expect, test } from 'vitest';
import { addressOf, isFiltered, readFilters, sortOf, toggleRate } from './address.ts';

const all = { sort: '-date', rates: [], withImages: false, withCons: false, query: '' } as const;

test('the newest first, and all of them, where nothing is said', () => {
  expect(readFilters(new URLSearchParams())).toEqual(all);
  expect(readFilters(new URLSearchParams('sort=price&rating=0&rating=6&rating=x&photos=no&q=+'))).toEqual(all);
  expect([isFiltered({ ...all, rates: [] }), sortOf('-date'), sortOf('rate')]).toEqual([false, 'NEWEST', 'WORST']);
});

test('what is wanted stands in the address, and is read from it', () => {
  const wanted = { sort: '-like' as const, rates: [5, 4], withImages: true, withCons: true, query: 'тихий мотор' };
  const address = addressOf('/catalog/tvs/5/100/comments', 2, wanted);
  expect(decodeURIComponent(address)).toBe(
    '/catalog/tvs/5/100/comments/page-2?sort=-like&rating=5&rating=4&photos=yes&cons=yes&q=тихий+мотор',
  );
  expect(readFilters(new URL(address, 'http://shop.example').searchParams)).toEqual(wanted);
  expect(addressOf('/c', 1, { ...all, rates: [] })).toBe('/c');
  expect(readFilters(new URLSearchParams('rating=1&rating=5&rating=1')).rates).toEqual([5, 1]);
  expect(readFilters(new URLSearchParams({ q: 'а'.repeat(150) })).query).toHaveLength(100);
});

test('a rating is chosen beside the others, and given up again', () => {
  const chosen = { ...all, rates: [5, 3] };
  expect([toggleRate(chosen, 4).rates, toggleRate(chosen, 5).rates]).toEqual([[5, 4, 3], [3]]);
});
