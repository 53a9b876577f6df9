import type { Page } from '@vitrina/services/contract/endpoint.ts';
import type { ProductCard } from '@vitrina/services/products/card.ts';
import { defaultSort, pageSize, sorts } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, ShopError } from '../errors.ts';
import type { FilterInput, ListingInput } from '../generated/resolvers.ts';
import type { Given } from '../loader.ts';

/** Products that one page may have (spec 1 §9 gives the default). */
const largestPage = 48;
const longestSearch = 200;
/** Values of all filters together; each end of a range is one. */
const mostValues = 100;
/** Characters that the filters may take in the provider's address. Servers read about 16,000 of an address with its headers. */
const longestFilters = 8_000;
/** Codes as they stand in addresses (spec 1 §2). */
const code = /^[\w.&-]{1,80}$/;

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
  | { kind: 'category'; categoryId: number }
  | { kind: 'brand' | 'tag' | 'compatibilityBrand'; code: string; categoryId: number | undefined }
  | { kind: 'series' | 'model'; code: string }
  | { kind: 'search'; query: string; categoryId: number | undefined };

type Filters = Record<string, string[] | { min?: string; max?: string }>;

/** A listing's question, ready for the wire. */
export interface Asked {
  subject: Subject;
  page: number;
  perPage: number;
  sort: string;
  filters: Filters | undefined;
}

interface ListingArgs {
  of: ListingInput;
  page?: number | null;
  perPage?: number | null;
  sort?: string | null;
  filters?: readonly FilterInput[] | null;
}

/** Reads what a listing is asked for; an error names the arguments at fault. */
export function askedOf({ of, page, perPage, sort, filters }: ListingArgs): Asked {
  const subject = subjectOf(of);
  const usual = subject.kind === 'search' ? defaultSort.search : defaultSort.listing;
  if (page != null && page < 1) throw badInput({ page: ['Страницы считаются с 1.'] });
  if (perPage != null && (perPage < 1 || perPage > largestPage)) throw badInput({ perPage: [`От 1 до ${largestPage}.`] });
  if (sort != null && !sorts.some((known) => known === sort)) throw badInput({ sort: [`Одно из: ${sorts.join(', ')}.`] });
  return { subject, page: page ?? 1, perPage: perPage ?? pageSize.listing, sort: sort ?? usual, filters: filtersOf(filters ?? []) };
}

/** What a listing is of: one of the fields, and beside it the category where it may narrow. */
export function subjectOf(of: ListingInput): Subject {
  const { categoryId, brandCode, tagAlias, seriesCode, modelCode, compatibilityBrandCode, query } = of;
  const named = Object.entries({ brandCode, tagAlias, seriesCode, modelCode, compatibilityBrandCode, query }).flatMap(([name, value]) =>
    value == null ? [] : [{ name, value }],
  );
  const [only] = named;
  if (named.length > 1) throw badInput({ of: [`Только одно из: ${named.map(({ name }) => name).join(', ')}.`] });
  if (only === undefined) {
    if (categoryId == null) throw badInput({ of: ['Укажите, список чего нужен.'] });
    return { kind: 'category', categoryId };
  }
  if (only.name === 'query') return { kind: 'search', query: searchText(only.value), categoryId: categoryId ?? undefined };
  // An address with a code that none can have leads nowhere, just as one with a code that none has.
  if (!code.test(only.value)) throw new ShopError('NOT_FOUND');
  if (only.name === 'seriesCode' || only.name === 'modelCode') {
    if (categoryId != null) throw badInput({ of: ['Серия и модель не сужаются категорией.'] });
    return { kind: only.name === 'seriesCode' ? 'series' : 'model', code: only.value };
  }
  const kinds = { brandCode: 'brand', tagAlias: 'tag', compatibilityBrandCode: 'compatibilityBrand' } as const;
  const kind = only.name === 'brandCode' || only.name === 'tagAlias' ? kinds[only.name] : kinds.compatibilityBrandCode;
  return { kind, code: only.value, categoryId: categoryId ?? undefined };
}

function searchText(query: string): string {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text === '') throw badInput({ query: ['Введите, что искать.'] });
  if (text.length > longestSearch) throw badInput({ query: [`Не больше ${longestSearch} символов.`] });
  return text;
}

/** Chosen filters by their code, as they stand on the wire; undefined when nothing is chosen. */
export function filtersOf(filters: readonly FilterInput[]): Filters | undefined {
  const chosen = new Map<string, Filters[string]>();
  for (const { code: name, values, min, max } of filters) {
    const hasRange = min != null || max != null;
    const hasValues = values != null && values.length > 0;
    if (!code.test(name) || chosen.has(name)) throw badInput({ filters: [`Фильтр «${name.slice(0, 80)}» указан неверно.`] });
    if (hasRange && hasValues) throw badInput({ filters: [`У фильтра «${name}» либо значения, либо границы.`] });
    if (hasRange) chosen.set(name, { ...(min != null && { min: plain(min) }), ...(max != null && { max: plain(max) }) });
    else if (hasValues) chosen.set(name, [...new Set(values)]);
  }
  checkSize(chosen);
  return chosen.size === 0 ? undefined : Object.fromEntries(chosen);
}

/** No server reads an address of any length, so what is too much is refused before anybody is called. */
function checkSize(chosen: ReadonlyMap<string, Filters[string]>): void {
  const texts = [...chosen].flatMap(([name, filter]) => Object.values(filter).map((value) => `filter[${name}][max]=${value}&`));
  if (texts.length > mostValues) throw badInput({ filters: [`Не больше ${mostValues} значений во всех фильтрах вместе.`] });
  const length = texts.reduce((sum, text) => sum + encodeURIComponent(text.toWellFormed()).length, 0);
  if (length > longestFilters) throw badInput({ filters: ['Значения фильтров слишком длинные.'] });
}

/** A number without an exponent, which no query understands. */
const plain = (value: number): string => value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 6 });

/** Asks the one call that the subject names. */
export function askListing(given: Given<typeof listingCalls>, asked: Asked): Promise<Page<ProductCard>> {
  const { subject } = asked;
  const query = { page: asked.page, per_page: asked.perPage, sort: asked.sort, filter: asked.filters };
  switch (subject.kind) {
    case 'category':
      return given.byCategory({ params: { category_id: subject.categoryId }, query });
    case 'series':
      return given.bySeries({ params: { series_code: subject.code }, query });
    case 'model':
      return given.byModel({ params: { model_code: subject.code }, query });
    case 'search':
      return given.search({ query: { ...query, q: subject.query, filter: inCategory(asked.filters, subject.categoryId) } });
    default:
      return askCode(given, subject.kind, subject.code, subject.categoryId, query);
  }
}

type ListingQuery = NonNullable<Parameters<Given<typeof listingCalls>['search']>[0]['query']>;

function askCode(
  given: Given<typeof listingCalls>,
  kind: 'brand' | 'tag' | 'compatibilityBrand',
  name: string,
  category_id: number | undefined,
  query: ListingQuery,
): Promise<Page<ProductCard>> {
  const isNarrowed = category_id !== undefined;
  if (kind === 'tag') {
    return isNarrowed
      ? given.byTagInCategory({ params: { tag_alias: name, category_id }, query })
      : given.byTag({ params: { tag_alias: name }, query });
  }
  if (kind === 'brand') {
    return isNarrowed
      ? given.byBrandInCategory({ params: { brand_code: name, category_id }, query })
      : given.byBrand({ params: { brand_code: name }, query });
  }
  return isNarrowed
    ? given.byCompatibilityBrandInCategory({ params: { brand_code: name, category_id }, query })
    : given.byCompatibilityBrand({ params: { brand_code: name }, query });
}

/** A search is narrowed to a category by a filter; it has no path of its own for that. */
function inCategory(filters: Filters | undefined, categoryId: number | undefined): Filters | undefined {
  return categoryId === undefined ? filters : { ...filters, category: [String(categoryId)] };
}

/** The same question for the facets of the listing. */
export function facetQuery({ subject, filters }: Asked) {
  return {
    category_id: 'categoryId' in subject ? subject.categoryId : undefined,
    brand_code: subject.kind === 'brand' ? subject.code : undefined,
    tag_alias: subject.kind === 'tag' ? subject.code : undefined,
    series_code: subject.kind === 'series' ? subject.code : undefined,
    model_code: subject.kind === 'model' ? subject.code : undefined,
    compatibility_brand_code: subject.kind === 'compatibilityBrand' ? subject.code : undefined,
    q: subject.kind === 'search' ? subject.query : undefined,
    filter: filters,
    page: 1,
    per_page: pageSize.filters,
    with_ranges: true,
  };
}
