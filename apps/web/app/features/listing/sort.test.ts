import { expect, test } from 'vitest';
import { hasNoiseSort, readSort, sortsFor } from './sort.ts';

test.each([
  ['', false, '-popularity'],
  ['', true, '-relevance'],
  ['sort=price', false, 'price'],
  ['sort=price', true, 'price'],
  ['sort=-relevance', false, '-popularity'],
  ['sort=running_cost', false, 'running_cost'],
  ['sort=noise', false, 'noise'],
  ['sort=drop table', false, '-popularity'],
])('«%s» in a search: %s is %s', (search, isSearch, sort) => {
  expect(readSort(new URLSearchParams(search), isSearch)).toBe(sort);
});

const offered = (over: object) => sortsFor({ isSearch: false, hasRunningCost: false, hasNoise: false, ...over }).map(({ value }) => value);

test.each([
  ['-relevance', { isSearch: true }],
  ['running_cost', { hasRunningCost: true }],
  ['noise', { hasNoise: true }],
])('%s is offered where it says something', (sort, where) => {
  expect(offered(where)).toContain(sort);
  expect(offered({})).not.toContain(sort);
});

test('the order by noise is what a facet says, not what it is called', () => {
  const facets = [
    { code: 'noise', sort: null },
    { code: 'level', sort: 'QUIETEST' as const },
  ];
  expect(facets.map((facet) => hasNoiseSort([facet]))).toEqual([false, true]);
});
