import type { Page } from '@vitrina/services/contract/endpoint.ts';

/** One form of list for whatever has pages: the fields that every connection reads from the provider's page. */
export const connection = {
  nodes: <Item>(page: Page<Item>): Item[] => page.items,
  pageInfo: <Item>(page: Page<Item>): Page<Item> => page,
  totalCount: ({ total }: Page<unknown>): number => total,
};

export const hasNextPage = ({ currentPage, pageCount }: Page<unknown>): boolean => currentPage < pageCount;

/** Whether something comes before; beyond the last page it does as well. */
export const hasPreviousPage = ({ currentPage, pageCount }: Page<unknown>): boolean => currentPage > 1 && pageCount > 0;
