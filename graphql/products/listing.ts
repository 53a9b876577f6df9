import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { isCode } from '@vitrina/services/contract/fields/id.ts';
import { salesChannelId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { ProductCard } from '@vitrina/services/products/card.ts';
import { defaultSort, pageSize, type Sort } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, ShopError } from '../base/errors.ts';
import { toPageQuery } from '../base/paging.ts';
import type { ResolverCalls } from '../calls/loader.ts';
import type { CodeInCategoryInput, FilterChoiceInput, FilterInput, ListingOfInput, ListingSort } from '../generated/resolvers.ts';

/** Products that one page may have (spec 1 §9 gives the default). */
const maxPageSize = 100;
const maxSearchLength = 200;
/** Values of all filters together; each end of a range is one. */
const maxValues = 100;
/** Characters that the filters may take in the provider's address. Servers read about 16,000 of an address with its headers. */
const maxFiltersLength = 8_000;

/** How a flag that must hold stands on the wire. */
const setFlag = '1';

/** Orders of a listing on the wire (spec 1 §4). */
const wireSorts: Readonly<Record<ListingSort, Sort>> = {
  POPULARITY: '-popularity',
  RELEVANCE: '-relevance',
  PRICE_ASC: 'price',
  PRICE_DESC: '-price',
  RATING: '-rating',
  NEWEST: '-date',
  DISCOUNT: '-discount',
  RUNNING_COST: 'running_cost',
  QUIETEST: 'noise',
};
const sortNames = new Map<string, ListingSort>(Object.entries(wireSorts).map(([name, wire]) => [wire, name as ListingSort]));

/** The order of a listing by its name in the schema. */
export const sortOf = (wire: Sort): ListingSort => sortNames.get(wire) ?? 'POPULARITY';

/** The order by what a facet is of; null where the provider names none, or one that the schema does not know. */
export const facetSort = ({ sort }: { sort: string | null }): ListingSort | null => sortNames.get(sort ?? '') ?? null;

/** The declared calls that a listing may be; which one, the input says (contract, listing paths). */
export const listingCalls = (({
  byCategory,
  byBrand,
  byBrandInCategory,
  byTag,
  byTagInCategory,
  bySeries,
  byModel,
  byCompatibilityBrand,
  byCompatibilityBrandInCategory,
  search,
}) => ({
  byCategory,
  byBrand,
  byBrandInCategory,
  byTag,
  byTagInCategory,
  bySeries,
  byModel,
  byCompatibilityBrand,
  byCompatibilityBrandInCategory,
  search,
}))(domains.products);

/** What a listing is of, checked. */
export type Subject =
  | { kind: 'category'; categoryId: Id }
  | { kind: 'brand' | 'tag' | 'compatibilityBrand'; code: string; categoryId: Id | undefined }
  | { kind: 'series' | 'model'; code: string }
  | { kind: 'search'; query: string; asTyped: boolean; categoryId: Id | undefined };

type Filters = Record<string, string[] | { min?: string; max?: string }>;

/** A listing's question, ready for the wire. */
export interface ListingRequest {
  subject: Subject;
  page: number;
  perPage: number;
  sort: Sort;
  filters: Filters | undefined;
}

interface ListingArgs {
  of: ListingOfInput;
  page?: number | null;
  perPage?: number | null;
  sort?: ListingSort | null;
  filters?: readonly FilterInput[] | null;
}

/** Reads what a listing is asked for; an error names the arguments at fault. */
export function toListingRequest({ of, page, perPage, sort, filters }: ListingArgs): ListingRequest {
  const subject = subjectOf(of);
  const usual = subject.kind === 'search' ? defaultSort.search : defaultSort.listing;
  toPageQuery({ page, perPage }, maxPageSize);
  const order = sort == null ? usual : wireSorts[sort];
  return { subject, page: page ?? 1, perPage: perPage ?? pageSize.listing, sort: order, filters: filtersOf(filters ?? []) };
}

/** What a listing is of: the schema sees to it that one of the fields says it. */
export function subjectOf({ category, brand, tag, series, model, compatibilityBrand, search }: ListingOfInput): Subject {
  if (search != null) {
    const { text, asTyped, categoryId } = search;
    return { kind: 'search', query: searchText(text), asTyped: asTyped === true, categoryId: categoryId ?? undefined };
  }
  if (series != null) return { kind: 'series', code: knownForm(series) };
  if (model != null) return { kind: 'model', code: knownForm(model) };
  if (brand != null) return { kind: 'brand', ...inItsCategory(brand) };
  if (tag != null) return { kind: 'tag', ...inItsCategory(tag) };
  if (compatibilityBrand != null) return { kind: 'compatibilityBrand', ...inItsCategory(compatibilityBrand) };
  if (category != null) return { kind: 'category', categoryId: category };
  throw badInput({ of: ['Укажите, список чего нужен.'] });
}

const inItsCategory = ({ code, categoryId }: CodeInCategoryInput) => ({ code: knownForm(code), categoryId: categoryId ?? undefined });

/** A code that none can have leads nowhere, just as one that none has. */
function knownForm(text: string): string {
  if (!isCode(text)) throw new ShopError('NOT_FOUND');
  return text;
}

function searchText(query: string): string {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text === '') throw badInput({ query: ['Введите, что искать.'] });
  if (text.length > maxSearchLength) throw badInput({ query: [`Не больше ${maxSearchLength} символов.`] });
  return text;
}

/** Chosen filters by their code, as they stand on the wire; undefined when nothing is chosen. */
export function filtersOf(filters: readonly FilterInput[]): Filters | undefined {
  const filterValues = new Map<string, Filters[string]>();
  for (const [index, { code: name, chosen: choice }] of filters.entries()) {
    if (!isCode(name) || filterValues.has(name))
      throw badInput({ [`filters.${index}.code`]: [`Фильтр «${name.slice(0, 80)}» указан неверно.`] });
    const filter = filterOf(choice);
    if (filter !== undefined) filterValues.set(name, filter);
  }
  checkSize(filterValues);
  return filterValues.size === 0 ? undefined : Object.fromEntries(filterValues);
}

/** One filter as it stands on the wire; undefined when nothing of it is chosen. */
function filterOf({ values, range, isSet }: FilterChoiceInput): Filters[string] | undefined {
  if (isSet != null) return isSet ? [setFlag] : undefined;
  if (values != null) return values.length > 0 ? [...new Set(values)] : undefined;
  const { min, max } = range ?? {};
  if (min == null && max == null) return undefined;
  return { ...(min != null && { min: plain(min) }), ...(max != null && { max: plain(max) }) };
}

/** No server reads an address of any length, so what is too much is refused before anybody is called. */
function checkSize(filterValues: ReadonlyMap<string, Filters[string]>): void {
  const texts = [...filterValues].flatMap(([name, filter]) => Object.values(filter).map((value) => `filter[${name}][max]=${value}&`));
  if (texts.length > maxValues) throw badInput({ filters: [`Не больше ${maxValues} значений во всех фильтрах вместе.`] });
  const length = texts.reduce((sum, text) => sum + encodeURIComponent(text.toWellFormed()).length, 0);
  if (length > maxFiltersLength) throw badInput({ filters: ['Значения фильтров слишком длинные.'] });
}

/** A number without an exponent, which no query understands. */
const plain = (value: number): string => value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 6 });

/** Asks the one call that the subject names. */
export function readListing(calls: ResolverCalls<typeof listingCalls>, listingRequest: ListingRequest): Promise<Page<ProductCard>> {
  const { subject } = listingRequest;
  const query = { page: listingRequest.page, per_page: listingRequest.perPage, sort: listingRequest.sort, filter: listingRequest.filters };
  switch (subject.kind) {
    case 'category':
      return calls.byCategory({ params: { category_id: subject.categoryId }, query });
    case 'series':
      return calls.bySeries({ params: { series_code: subject.code }, query });
    case 'model':
      return calls.byModel({ params: { model_code: subject.code }, query });
    case 'search':
      return calls.search({
        query: {
          ...query,
          q: subject.query,
          as_typed: subject.asTyped || undefined,
          filter: inCategory(listingRequest.filters, subject.categoryId),
        },
      });
    default:
      return readByCode(calls, subject.kind, subject.code, subject.categoryId, query);
  }
}

type ListingQuery = NonNullable<Parameters<ResolverCalls<typeof listingCalls>['search']>[0]['query']>;

function readByCode(
  calls: ResolverCalls<typeof listingCalls>,
  kind: 'brand' | 'tag' | 'compatibilityBrand',
  name: string,
  category_id: Id | undefined,
  query: ListingQuery,
): Promise<Page<ProductCard>> {
  const isNarrowed = category_id !== undefined;
  if (kind === 'tag') {
    return isNarrowed
      ? calls.byTagInCategory({ params: { tag_alias: name, category_id }, query })
      : calls.byTag({ params: { tag_alias: name }, query });
  }
  if (kind === 'brand') {
    return isNarrowed
      ? calls.byBrandInCategory({ params: { brand_code: name, category_id }, query })
      : calls.byBrand({ params: { brand_code: name }, query });
  }
  return isNarrowed
    ? calls.byCompatibilityBrandInCategory({ params: { brand_code: name, category_id }, query })
    : calls.byCompatibilityBrand({ params: { brand_code: name }, query });
}

/** A search is narrowed to a category by a filter; it has no path of its own for that. */
function inCategory(filters: Filters | undefined, categoryId: Id | undefined): Filters | undefined {
  return categoryId === undefined ? filters : { ...filters, category: [String(categoryId)] };
}

/** Codes of facets that alone are asked for; null for all of them. */
export function checkedCodes(only: readonly string[] | null): readonly string[] | null {
  if (only === null) return null;
  const isWrong = only.length === 0 || only.length > pageSize.filters || only.some((each) => !isCode(each));
  if (isWrong) throw badInput({ only: [`Коды фильтров, от 1 до ${pageSize.filters}.`] });
  return only;
}

/** The same question for the facets of the listing. */
export function facetQuery({ subject, filters }: ListingRequest, only: readonly string[] | null = null) {
  return {
    category_id: 'categoryId' in subject ? subject.categoryId : undefined,
    brand_code: subject.kind === 'brand' ? subject.code : undefined,
    tag_alias: subject.kind === 'tag' ? subject.code : undefined,
    series_code: subject.kind === 'series' ? subject.code : undefined,
    model_code: subject.kind === 'model' ? subject.code : undefined,
    compatibility_brand_code: subject.kind === 'compatibilityBrand' ? subject.code : undefined,
    q: subject.kind === 'search' ? subject.query : undefined,
    as_typed: (subject.kind === 'search' && subject.asTyped) || undefined,
    filter: filters,
    page: 1,
    per_page: pageSize.filters,
    // The specification asks for all facets with their ranges, or for some of them without.
    ...(only === null ? { with_ranges: true } : { excludes: 'all', includes: only.join() }),
    available: filters?.available === undefined ? undefined : true,
    sales_channel_id: salesChannelId,
  };
}
