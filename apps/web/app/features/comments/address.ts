import { pagePath } from '../../entities/catalogue/address.ts';
import type { CommentSort } from '../../generated/graphql.ts';

/** What of the reviews is wanted; all of it stands in the address. */
export interface Filters {
  sort: Sort;
  rates: number[];
  withImages: boolean;
  /** Only those that say what is bad. */
  withCons: boolean;
  query: string;
}

/** Orders by their names in the address, which are the wire's; the first is the usual one (spec 1 §4). */
export const sorts = [
  ['-date', 'Сначала новые', 'NEWEST'],
  ['-like', 'Сначала полезные', 'HELPFUL'],
  ['-rate', 'С высокой оценкой', 'BEST'],
  ['rate', 'С низкой оценкой', 'WORST'],
  ['date', 'Сначала старые', 'OLDEST'],
] as const satisfies readonly (readonly [string, string, CommentSort])[];
export type Sort = (typeof sorts)[number][0];

/** Orders of questions, which have no ratings. */
export const questionSorts = sorts.filter(([name]) => !name.endsWith('rate'));

export const sortOf = (name: Sort): CommentSort => sorts.find(([sortName]) => sortName === name)?.[2] ?? 'NEWEST';

/** Opens the form of a review or a question: `?write`. */
export const writing = 'write';

const maxQueryLength = 100;

/** Reads an address; what it does not know is as if it were not there. */
export function readFilters(search: URLSearchParams): Filters {
  const rates = search.getAll('rating').filter((text) => /^[1-5]$/.test(text));
  return {
    sort: sorts.find(([name]) => name === search.get('sort'))?.[0] ?? '-date',
    rates: [...new Set(rates.map(Number))].sort((a, b) => b - a),
    withImages: search.get('photos') === 'yes',
    withCons: search.get('cons') === 'yes',
    query: (search.get('q') ?? '').trim().slice(0, maxQueryLength),
  };
}

/** Whether less than all is shown. */
export const isFiltered = ({ rates, withImages, withCons, query }: Filters): boolean =>
  rates.length > 0 || withImages || withCons || query !== '';

/** The other choice of a rating: chosen, or not any more. */
export const toggleRate = (filters: Filters, rate: number): Filters => ({
  ...filters,
  rates: filters.rates.includes(rate) ? filters.rates.filter((one) => one !== rate) : [...filters.rates, rate].sort((a, b) => b - a),
});

/** The address of a page of them. */
export function addressOf(base: string, page: number, { sort, rates, withImages, withCons, query }: Filters): string {
  const search = new URLSearchParams();
  if (sort !== '-date') search.set('sort', sort);
  for (const rate of rates) search.append('rating', String(rate));
  if (withImages) search.set('photos', 'yes');
  if (withCons) search.set('cons', 'yes');
  if (query !== '') search.set('q', query);
  return `${pagePath(base, page)}${search.size === 0 ? '' : `?${search}`}`;
}
