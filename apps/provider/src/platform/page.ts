import type { Page } from '@vitrina/services/contract/endpoint.ts';

/** Which part of a list is asked for. */
export interface Paging {
  page: number;
  perPage: number;
  offset: number;
}

/** Reads `page` and `per_page`; a page below 1 is the first, a size above `maxPageSize` is `maxPageSize`. */
export function pagingOf(
  query: { page?: number | undefined; per_page?: number | undefined } | undefined,
  usual: number,
  maxPageSize: number,
): Paging {
  const page = Math.min(Math.max(query?.page ?? 1, 1), 100_000);
  const perPage = Math.min(Math.max(query?.per_page ?? usual, 1), maxPageSize);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** A page with its figures; an empty list has one page. */
export function pageOf<Item>(items: Item[], total: number, { page, perPage }: Paging): Page<Item> {
  return { items, total, perPage, pageCount: Math.max(1, Math.ceil(total / perPage)), currentPage: page };
}

interface CountedRow {
  /** How many there are over all pages. */
  total: number;
}

/** How many there are, where each row says so: beyond the last page there is none to say it, so the first of all is asked. */
export async function totalOf(
  pageRows: readonly CountedRow[],
  offset: number,
  first: () => Promise<readonly CountedRow[]>,
): Promise<number> {
  const [row] = pageRows.length > 0 || offset === 0 ? pageRows : await first();
  return row?.total ?? 0;
}
