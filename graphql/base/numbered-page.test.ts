import { expect, test } from 'vitest';
import { page } from '../testing/provider.ts';
import { hasNextPage, hasPreviousPage, numberedPage } from './numbered-page.ts';

test('a page has no more nodes than its provider says that a page has', () => {
  expect(numberedPage.nodes(page([1, 2, 3], { perPage: 2, total: 3, pageCount: 2 }))).toEqual([1, 2]);
  expect(numberedPage.nodes(page([1, 2, 3]))).toEqual([1, 2, 3]);
});

test.each([
  [1, 3, { before: false, after: true }],
  [2, 3, { before: true, after: true }],
  [3, 3, { before: true, after: false }],
  [4, 3, { before: true, after: false }],
  [1, 0, { before: false, after: false }],
])('of page %i of %i', (currentPage, pageCount, neighbours) => {
  const of = page([], { currentPage, pageCount });
  expect({ before: hasPreviousPage(of), after: hasNextPage(of) }).toEqual(neighbours);
});
