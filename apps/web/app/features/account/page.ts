/** Address of a page of a list of the account; the first has none. */
export const pageAddress = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
