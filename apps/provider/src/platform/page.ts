import type { Page } from '@vitrina/services/contract/endpoint.ts';

/** Which part of a list is asked for. */
export interface Paging {
  page: number;
  perPage: number;
  offset: number;
}

/** Reads `page` and `per_page`; a page below 1 is the first, a size above `most` is `most`. */
export function pagingOf(
  query: { page?: number | undefined; per_page?: number | undefined } | undefined,
  usual: number,
  most: number,
): Paging {
  const page = Math.min(Math.max(query?.page ?? 1, 1), 100_000);
  const perPage = Math.min(Math.max(query?.per_page ?? usual, 1), most);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** A page with its figures; an empty list has one page. */
export function pageOf<Item>(items: Item[], total: number, { page, perPage }: Paging): Page<Item> {
  return { items, total, perPage, pageCount: Math.max(1, Math.ceil(total / perPage)), currentPage: page };
}

interface Counted {
  /** How many there are over all pages. */
  total: number;
}

/** How many there are, where each row says so: beyond the last page there is none to say it, so the first of all is asked. */
export async function totalOf(found: readonly Counted[], offset: number, first: () => Promise<readonly Counted[]>): Promise<number> {
  const [told] = found.length > 0 || offset === 0 ? found : await first();
  return told?.total ?? 0;
}
