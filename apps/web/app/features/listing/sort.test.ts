import { expect, test } from 'vitest';
import { readSort, sortsFor } from './sort.ts';

test.each([
  ['', false, '-popularity'],
  ['', true, '-relevance'],
  ['sort=price', false, 'price'],
  ['sort=price', true, 'price'],
  ['sort=-relevance', false, '-popularity'],
  ['sort=drop table', false, '-popularity'],
])('«%s» in a search: %s is %s', (search, isSearch, sort) => {
  expect(readSort(new URLSearchParams(search), isSearch)).toBe(sort);
});

test('relevance is offered only to searches', () => {
  expect(sortsFor(true).map(({ value }) => value)).toContain('-relevance');
  expect(sortsFor(false).map(({ value }) => value)).not.toContain('-relevance');
});
