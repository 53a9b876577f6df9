import { expect, test, vi } from 'vitest';
import { maxPages, mostProductsFirst } from './every-page.ts';

const pageOf = (page: number, pageCount: number) => ({
  items: [{ id: page, products_count: page }],
  total: pageCount,
  perPage: 1,
  pageCount,
  currentPage: page,
});

test('every page is asked for once, and what has most products comes first', async () => {
  const ask = vi.fn(async (page: number) => pageOf(page, 3));
  expect((await mostProductsFirst(ask)).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(ask.mock.calls).toEqual([[1], [2], [3]]);
});

test('a list without end is cut off', async () => {
  const ask = vi.fn(async (page: number) => pageOf(page, 1_000));
  await mostProductsFirst(ask);
  expect(ask).toHaveBeenCalledTimes(maxPages);
});

test('an empty list is one call', async () => {
  const ask = vi.fn(async (page: number) => ({ ...pageOf(page, 0), items: [] }));
  expect(await mostProductsFirst(ask)).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(1);
});
