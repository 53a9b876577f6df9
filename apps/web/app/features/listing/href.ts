import { pagePath } from '../../entities/catalogue/address.ts';
import { asTypedName } from '../../entities/catalogue/searched.ts';
import { type Filter, writeFilters } from './filters.ts';
import { defaultSort, type Sort } from './sort.ts';

/** What stands in the address of a listing. */
export interface ListingState {
  base: string;
  filters: readonly Filter[];
  sort: Sort;
  /** Search text; null for a listing that is no search. */
  query: string | null;
  /** The text is searched as typed: no spelling correction. */
  asTyped?: boolean;
}

/** The address of a listing: the page in the path, everything else in the query. */
export function listingHref({ base, filters, sort, query, asTyped }: ListingState, page = 1): string {
  const search = new URLSearchParams();
  if (query !== null) search.set('q', query);
  if (asTyped) search.set(asTypedName, '1');
  if (sort !== defaultSort(query !== null)) search.set('sort', sort);
  for (const [name, value] of writeFilters(filters)) search.append(name, value);
  return `${pagePath(base, page)}${search.size === 0 ? '' : `?${search}`}`;
}
