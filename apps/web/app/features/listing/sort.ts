import type { ListingSort } from '../../generated/graphql.ts';

/** Orders a listing can be in (spec 1 §4; schema, `Query.listing`), each in a word or two: beside the filters of a phone there is no room for more. */
export const sorts = [
  { value: '-popularity', name: 'Популярные' },
  { value: 'price', name: 'Дешевле' },
  { value: '-price', name: 'Дороже' },
  { value: '-rating', name: 'По оценке' },
  { value: '-date', name: 'Новинки' },
  { value: '-discount', name: 'По скидке' },
] as const;

/** Only of goods of which it is known what their use costs. */
const runningCost = { value: 'running_cost', name: 'Экономичнее' } as const;

/** Only where the provider says that it has this order. */
const noise = { value: 'noise', name: 'Тише' } as const;

const relevance = { value: '-relevance', name: 'Подходящие' } as const;

/** The orders by their names in the schema. */
export const sortNames: Record<Sort, ListingSort> = {
  '-popularity': 'POPULARITY',
  '-relevance': 'RELEVANCE',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  '-rating': 'RATING',
  '-date': 'NEWEST',
  '-discount': 'DISCOUNT',
  running_cost: 'RUNNING_COST',
  noise: 'QUIETEST',
};

export type Sort = (typeof sorts)[number]['value'] | (typeof relevance | typeof runningCost | typeof noise)['value'];

/** The order when none is chosen: relevance for a search, popularity for all others (spec 1 §4). */
export function defaultSort(isSearch: boolean): Sort {
  return isSearch ? relevance.value : '-popularity';
}

/** The orders to choose from. */
export function sortsFor({
  isSearch,
  hasRunningCost,
  hasNoise,
}: {
  isSearch: boolean;
  hasRunningCost: boolean;
  hasNoise: boolean;
}): readonly { value: Sort; name: string }[] {
  return [...(isSearch ? [relevance] : []), ...sorts, ...(hasRunningCost ? [runningCost] : []), ...(hasNoise ? [noise] : [])];
}

/** Whether the provider has the order by noise: a filter of that name may be all that it has. */
export const hasNoiseSort = (facets: readonly { readonly sort: ListingSort | null }[]): boolean =>
  facets.some((facet) => facet.sort === sortNames.noise);

/** The order an address asks for; anything unknown is the default. */
export function readSort(search: URLSearchParams, isSearch: boolean): Sort {
  const requestedSort = search.get('sort');
  return (
    sortsFor({ isSearch, hasRunningCost: true, hasNoise: true }).find(({ value }) => value === requestedSort)?.value ??
    defaultSort(isSearch)
  );
}
