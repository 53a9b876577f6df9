import { expect, test } from 'vitest';
import { readPage, withPage } from './page.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=99999', 99_999],
  ['page=0', null],
  ['page=02', null],
  ['page=100000', null],
  ['page=x', null],
  ['page=', null],
  ['page=2&page=3', null],
])('«%s» is page %s', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});

test('the first page has the plain address; filters stay', () => {
  const search = new URLSearchParams('brands=lg&page=2');
  expect(withPage('/special-offers', search, 3)).toBe('/special-offers?brands=lg&page=3');
  expect(withPage('/special-offers', search, 1)).toBe('/special-offers?brands=lg');
  expect(withPage('/special-offers', new URLSearchParams('page=2'), 1)).toBe('/special-offers');
});
