import { expect, test } from 'vitest';
import { chosenHref } from './filters-href.ts';

/** Where the form leads that was sent from an address, with these fields beside two that say nothing. */
const from = (address: string, fields: [string, string][]) =>
  chosenHref('/search', [...fields, ['f.price.min', ''], ['sort', 'relevance']], new URL(address, 'http://shop'), 'relevance');

const selectedFields: [string, string][] = [
  ['q', 'чайник'],
  ['f.brand', 'bosch'],
];

test('what is chosen stands in the address, and neither empty fields nor the usual order', () => {
  expect(from('/search?q=x', selectedFields)).toBe(`/search?${new URLSearchParams(selectedFields)}`);
  expect(from('/search?q=x', [])).toBe('/search');
});

test.each([
  '/search?q=чайник&f.brand=bosch',
  '/search?f.brand=bosch&q=чайник',
  '/search?q=чайник&f.brand=bosch&f.price.min=&sort=relevance',
])('what %s shows is not shown once more', (address) => {
  expect(from(address, selectedFields)).toBeNull();
});

test.each([
  '/search/page-2?q=чайник&f.brand=bosch',
  '/search?q=чайник&f.brand=bosch&sort=price',
  '/search?q=чайник&f.brand=bosch&f.brand=lg',
])('%s shows something else', (address) => {
  expect(from(address, selectedFields)).not.toBeNull();
});
