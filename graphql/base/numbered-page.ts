import type { Page } from '@vitrina/services/contract/endpoint.ts';

/** What is on a page: no more than its provider says that a page has, since that is what an operation is counted by. */
export const nodesOf = <Item>({ items, perPage }: Page<Item>): Item[] => (items.length > perPage ? items.slice(0, perPage) : items);

/** One form of list for whatever has pages: the fields that every `…Page` reads from the provider's page. */
export const numberedPage = {
  nodes: nodesOf,
  pageInfo: <Item>(page: Page<Item>): Page<Item> => page,
  totalCount: ({ total }: Page<unknown>): number => total,
};

export const hasNextPage = ({ currentPage, pageCount }: Page<unknown>): boolean => currentPage < pageCount;

/** Whether something comes before; beyond the last page it does as well. */
export const hasPreviousPage = ({ currentPage, pageCount }: Page<unknown>): boolean => currentPage > 1 && pageCount > 0;
