/** The page of `?page=`: 1 where there is none; null for what is no page. */
export function readPage(search: URLSearchParams): number | null {
  const values = search.getAll('page');
  if (values.length === 0) return 1;
  const [text = ''] = values;
  return values.length === 1 && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/** The same address with another page; the first one is not named. */
export function withPage(path: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? path : `${path}?${next}`;
}
