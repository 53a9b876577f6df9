import { expect, test } from 'vitest';
import { readSort, sortsFor } from './sort.ts';

test.each([
  ['', false, '-popularity'],
  ['', true, '-relevance'],
  ['sort=price', false, 'price'],
  ['sort=price', true, 'price'],
  ['sort=-relevance', false, '-popularity'],
  ['sort=running_cost', false, 'running_cost'],
  ['sort=drop table', false, '-popularity'],
])('«%s» in a search: %s is %s', (search, isSearch, sort) => {
  expect(readSort(new URLSearchParams(search), isSearch)).toBe(sort);
});

test('relevance is offered only to searches', () => {
  expect(sortsFor({ isSearch: true, hasRunningCost: false }).map(({ value }) => value)).toContain('-relevance');
  expect(sortsFor({ isSearch: false, hasRunningCost: false }).map(({ value }) => value)).not.toContain('-relevance');
});

test('cost of use is offered where it is known', () => {
  const isOffered = (hasRunningCost: boolean) =>
    sortsFor({ isSearch: false, hasRunningCost }).some(({ value }) => value === 'running_cost');
  expect([isOffered(true), isOffered(false)]).toEqual([true, false]);
});
