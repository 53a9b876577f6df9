import { expect, test } from 'vitest';
import { visiblePages } from './pages.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('page %d of %d', (current, count, pages) => {
  expect(visiblePages(current, count)).toEqual(pages);
});
