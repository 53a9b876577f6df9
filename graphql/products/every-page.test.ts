import { expect, test, vi } from 'vitest';
import { maxPages, sortByProductCount } from './every-page.ts';

const pageOf = (page: number, pageCount: number) => ({
  items: [{ id: page, products_count: page }],
  total: pageCount,
  perPage: 1,
  pageCount,
  currentPage: page,
});

test('every page is asked for once, and what has most products comes first', async () => {
  const readPage = vi.fn(async (page: number) => pageOf(page, 3));
  expect((await sortByProductCount(readPage)).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(readPage.mock.calls).toEqual([[1], [2], [3]]);
});

test('a list without end is cut off', async () => {
  const readPage = vi.fn(async (page: number) => pageOf(page, 1_000));
  await sortByProductCount(readPage);
  expect(readPage).toHaveBeenCalledTimes(maxPages);
});

test('an empty list is one call', async () => {
  const readPage = vi.fn(async (page: number) => ({ ...pageOf(page, 0), items: [] }));
  expect(await sortByProductCount(readPage)).toEqual([]);
  expect(readPage).toHaveBeenCalledTimes(1);
});
