import type { Page } from '@vitrina/services/contract/endpoint.ts';

/** Answers that are asked for at most, one after the first at once. */
export const maxPages = 10;

/** All of a list that comes in pages, most products first. */
export async function sortByProductCount<Item extends { products_count: number | null }>(
  readPage: (page: number) => Promise<Page<Item>>,
): Promise<Item[]> {
  const first = await readPage(1);
  const others = Array.from({ length: Math.min(first.pageCount, maxPages) - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(others.map((page) => readPage(page)));
  return [first, ...rest].flatMap(({ items }) => items).toSorted((a, b) => (b.products_count ?? 0) - (a.products_count ?? 0));
}
