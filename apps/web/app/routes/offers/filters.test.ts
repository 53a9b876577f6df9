import { expect, test } from 'vitest';
import { areKnown, filterSearch, marksOf, readFilters } from './filters.ts';

const groups = {
  mechanics: [{ code: 'discount', name: 'Скидка', count: 3 }],
  brands: [{ code: 'lg', name: 'LG', count: 1 }],
  channels: null,
};

test('filters are read from the address, each once, and written in one order', () => {
  const filters = readFilters(new URLSearchParams('channels=site&mechanics=discount&mechanics=discount&page=2'));
  expect(filters).toEqual({ mechanics: ['discount'], brands: [], channels: ['site'] });
  expect(String(filterSearch({ mechanics: ['set', 'discount'], brands: [], channels: ['site'] }))).toBe(
    'mechanics=discount&mechanics=set&channels=site',
  );
});

test.each(['mechanics=', 'brands=a%20b', `channels=${'x'.repeat(81)}`])('«%s» is no filter', (search) => {
  expect(readFilters(new URLSearchParams(search))).toBeNull();
});

test('an unknown code is told from a group that could not be loaded', () => {
  const none = { mechanics: [], brands: [], channels: [] };
  expect(areKnown({ ...none, mechanics: ['discount'], channels: ['anything'] }, groups)).toBe(true);
  expect(areKnown({ ...none, brands: ['nobody'] }, groups)).toBe(false);
});

test('each mark leads to the address without it', () => {
  expect(marksOf({ mechanics: ['discount'], brands: ['lg'], channels: [] }, groups)).toEqual([
    { key: 'mechanics discount', text: 'Скидка', href: '/special-offers?brands=lg' },
    { key: 'brands lg', text: 'LG', href: '/special-offers?mechanics=discount' },
  ]);
  expect(marksOf({ mechanics: [], brands: [], channels: ['site'] }, groups)).toEqual([
    { key: 'channels site', text: 'site', href: '/special-offers' },
  ]);
});
