import { type RouterContextProvider, redirect, replace } from 'react-router';
import { type CategoryPlace, categoryPath, pagePath, type Tail } from '../../entities/catalogue/address.ts';
import { searchedFrom, withSearched } from '../../entities/catalogue/searched.ts';
import { nichePath, readNiches } from '../../entities/fit/niche.server.ts';
import { onlyFitting, withOnlyFitting } from '../../entities/fit/niche.ts';
import { withFit } from '../../entities/fit/story.server.ts';
import { cardLabels, withDiscountShare, withRunningCost, withUniqueAnchors } from '../../entities/product/labels.ts';
import { groupByModel, groupInWholeRows } from '../../entities/product/model-group.ts';
import { readPopular } from '../../entities/product/popular.server.ts';
import { type FilterInput, ListingDocument, type ListingOfInput, SimilarModelsDocument } from '../../generated/graphql.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { absent, notFound, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { checkSeo, queryPage } from '../../platform/head/seo.server.ts';
import { lifetime, writeCookie } from '../../platform/session/cookies.server.ts';
import { readListingTheme } from '../../platform/session/preferences.server.ts';
import { activeFiltersOf } from './active-filters.ts';
import { brandLinks, noBrandLinks } from './brand-links.ts';
import { type Filter, rangeMistakes, readFilters } from './filters.ts';
import { listingHref } from './href.ts';
import { nicheLinks } from './niche-links.ts';
import { openFacets } from './open-facets.ts';
import { quickFilters } from './quick.ts';
import { rangeEnds } from './range-ends.ts';
import { readingOf } from './reading.ts';
import { completeCode, completeCount, sectionsOf } from './sections.ts';
import { defaultSort, hasNoiseSort, readSort, sortNames, sortsFor } from './sort.ts';
import { mistakeText, modelCount, totalText } from './total.ts';

/** Tags that a category leads to. */
const maxTags = 8;

interface ListingArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** What a listing is of, besides the category that may narrow it. */
export type Narrowing =
  | { kind: 'brand' | 'tag' | 'compatibilityBrand'; code: string }
  | { kind: 'series' | 'model'; code: string }
  | { kind: 'search'; text: string; asTyped: boolean };

/** What a listing is of, as its route knows it. */
export interface Subject {
  /** Path before the optional category and page, for example `/catalog/brand/lg`; of a category the whole path. */
  prefix: string;
  /** Undefined of a category, which its address names. */
  of?: Narrowing;
  /** Heading when the provider names none. */
  title: string;
  /** The prefix is the category's own address. */
  isCategory?: boolean;
  /** Search text. */
  text?: string;
  /** The text is searched as typed: no spelling correction. */
  asTyped?: boolean;
}

/** Keeps the choice of tiles or a list, and takes it out of the address. */
function chooseTheme(context: ListingArgs['context'], url: URL): void {
  const theme = url.searchParams.get('view');
  if (theme === null) return;
  if (theme === 'tile' || theme === 'list') writeCookie(context, 'listing_theme', theme, { maxAge: lifetime.year, httpOnly: false });
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('view');
  throw redirect(`${url.pathname}${rest.size === 0 ? '' : `?${rest}`}`, 302);
}

/** Everything a listing shows. Wrong forms of its address end in a redirect or in «Страница не найдена» before anything is loaded. */
export async function loadListing({ context, request, url }: ListingArgs, subject: Subject, tail: Tail) {
  const place: CategoryPlace | null = tail.category;
  const base = subject.isCategory ? subject.prefix : categoryPath(subject.prefix, place);
  if (tail.hasPageOne) throw redirect(`${base}${url.search}`, 301);
  chooseTheme(context, url);

  const isSearch = subject.text !== undefined;
  const asTyped = subject.asTyped === true;
  const filters = readFilters(url.searchParams);
  const mistakes = rangeMistakes(url.searchParams);
  const sort = readSort(url.searchParams, isSearch);
  const path = pagePath(base, tail.page);
  const brand = place === null && subject.of?.kind === 'brand' ? subject.of.code : null;
  const of = listingOf(subject.of, place?.id ?? null);
  const answer = await queryPage({ context, request, url }, ListingDocument, {
    of,
    page: tail.page,
    sort: sortNames[sort],
    filters: filters.map(filterInput),
    breadcrumbsOf: path,
    categoryId: place?.id ?? '0',
    isInCategory: place !== null,
    isSearch,
    searched: subject.text ?? '',
    asTyped,
    isOfBrand: brand !== null,
    fitting: brand === null ? of : { compatibilityBrand: { code: brand } },
  });
  checkSeo({ context, request, params: {} });
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  if (place !== null) {
    const { category } = data;
    if (!category) absent(errors, 'category');
    if (category.code !== place.code) {
      const canonical = { code: category.code, id: category.id };
      const to = subject.isCategory ? `/catalog/${canonical.code}/${canonical.id}` : categoryPath(subject.prefix, canonical);
      throw redirect(`${pagePath(to, tail.page)}${url.search}`, 301);
    }
  }
  const listing = data.listing ?? throwFailure(errors.find(({ path }) => path === 'listing'));
  const breadcrumbs = data.breadcrumbs ?? [];
  const facets = listing.facets ?? [];
  const reading = data.searchReading ?? null;
  // The name of a category or a brand leads there, unless more was asked of the search itself.
  const isPlain = place === null && tail.page === 1 && filters.length === 0 && !asTyped;
  if (isPlain && reading !== null && reading.redirect !== null) throw replace(withSearched(reading.redirect, subject.text ?? ''));
  // A page beyond the last is no page; an empty first one is an answer.
  if (tail.page > 1 && tail.page > listing.pageInfo.pageCount) notFound();
  const seo = readSeo(context);
  const title = seo?.h1 ?? data.category?.name ?? subject.title;
  const isFiltered = filters.length > 0 || url.searchParams.has('sort');

  const { series, fitting } = brand === null ? noBrandLinks : brandLinks(brand, data);
  const hasNoResults = isSearch && listing.totalCount === 0 && filters.length === 0;
  const state = { base, filters, sort, query: subject.text ?? null, asTyped };
  const theme = readListingTheme(context);
  const isFollowed = tail.page < listing.pageInfo.pageCount;
  const cardsOf = isFollowed && theme === 'tile' ? groupInWholeRows : groupByModel;
  const sections = sectionsOf(listing.nodes, facets, filters, { totalCount: listing.totalCount, ...listing.pageInfo }, cardsOf);
  const open = openFacets(facets, [...filters.map(({ code }) => code), ...mistakes.keys()]);
  const complete = completeCount(facets, filters, listing.totalCount);
  const cardCount = sections.reduce((sum, { cards }) => sum + cards.length, 0);
  const models = modelCount(listing.totalCount, listing.nodes, cardCount);

  // All are cheaper than they were: that is what the list is about.
  const areDiscounts = subject.of?.kind === 'tag' && listing.nodes.every(({ offer }) => offer.benefit !== null);
  const isByRunningCost = sort === 'running_cost';
  const sorts = sortsFor({
    isSearch,
    hasRunningCost: isByRunningCost || listing.nodes.some((product) => product.runningCost !== null),
    hasNoise: sort === 'noise' || hasNoiseSort(facets),
  });
  const total = pluralize(listing.totalCount, goods);
  const niches = readNiches(context);
  const inNiche = nicheLinks(listing.nodes, facets, filters, niches);
  if (url.searchParams.has(onlyFitting)) throw redirect(listingHref({ ...state, filters: inNiche?.fitting ?? filters }), 302);
  const questionPath = `${url.pathname}${url.search}`;
  // The variants of one model are told apart on its card, in a row of its own.
  const isOneModel = subject.of?.kind === 'model' && cardCount === 1 && listing.pageInfo.pageCount === 1;
  const hasChoice = (listing.totalCount > 1 && !isOneModel) || filters.length > 0 || mistakes.size > 0;
  const similar = isOneModel ? await readSimilar(context, request, listing.nodes[0]?.id) : [];
  // Addresses are made here, so that the browser needs no code for them.
  return {
    title,
    text: tail.page === 1 && !isFiltered ? (seo?.text ?? null) : null,
    base,
    search: listingHref(state).slice(base.length),
    page: tail.page,
    query: state.query,
    asTyped,
    reading: reading === null || subject.text === undefined ? null : readingOf(reading, subject.text, asTyped),
    searched: searchedFrom(url, subject.isCategory ? 'category' : brand === null ? 'other' : 'brand', data.category?.name ?? title),
    filters,
    activeFilters: activeFiltersOf(filters, facets).map(({ key, text, rest }) => ({
      key,
      text,
      href: listingHref({ ...state, filters: rest }),
    })),
    quick: [
      ...(inNiche === null || inNiche.fitting === null || !hasChoice
        ? []
        : [{ text: inNiche.fittingText, href: listingHref({ ...state, filters: inNiche.fitting }) }]),
      ...(inNiche === null ? [] : [{ text: inNiche.questionText, href: nichePath(inNiche.categoryId, withOnlyFitting(questionPath)) }]),
      ...(hasChoice
        ? quickFilters(facets, filters, { isMixed: place === null && subject.of !== undefined, totalCount: listing.totalCount })
        : []
      ).map(({ text, filters }) => ({
        text,
        href: listingHref({ ...state, filters }),
      })),
    ],
    more: place === null ? { name: 'Серии', links: series } : { name: 'Подборки', links: tagLinks(data.tags ?? [], place) },
    /** One product and nothing that narrows the list: there is nothing to filter or to sort. */
    hasChoice,
    allHref: listingHref({ ...state, filters: [] }),
    sort,
    sorts,
    defaultSort: defaultSort(isSearch),
    theme: isOneModel ? ('list' as const) : theme,
    facets: facets.map((facet) => {
      const mistake = mistakes.get(facet.code);
      const filter = filters.find(({ code }) => code === facet.code);
      return {
        ...facet,
        isOpen: open.has(facet.code),
        ends: facet.type === 'RANGE' ? rangeEnds(facet, filter, mistake) : [],
        mistake: mistake?.text ?? null,
      };
    }),
    areFacetsUnavailable: listing.facets === null,
    sections: sections.map(({ heading, isComplete, cards }) => ({
      heading,
      onlyHref: isComplete ? listingHref({ ...state, filters: [...filters, { code: completeCode, values: ['1'] }] }) : null,
      cards: cards.map(({ product, variants }) => {
        const shownLabels = areDiscounts ? withDiscountShare(cardLabels(product), product.stickers) : cardLabels(product);
        const labels = isByRunningCost ? withRunningCost(shownLabels, product.runningCost) : shownLabels;
        return { product: withFit(labels, product, niches.get(product.category?.id ?? '')), variants };
      }),
    })),
    totalCount: listing.totalCount,
    /** What is read aloud when the list has changed. */
    announcement: `Найдено: ${total}, сортировка: ${sorts.find(({ value }) => value === sort)?.name.toLowerCase()}`,
    totalText: `${totalText(listing.totalCount, listing.nodes.length, cardCount, complete, models)}${mistakeText(facets, mistakes)}`,
    next: nextPage(listing, tail.page, (page) => `${pagePath(base, page)}${listingHref(state).slice(base.length)}`),
    pageCount: listing.pageInfo.pageCount,
    breadcrumbs,
    children: fitting === null ? (data.category?.children ?? []) : [{ id: fitting, name: 'Подходящие аксессуары', url: fitting }],
    /** Other models that stand below a model's own card. */
    similar,
    popular: hasNoResults ? await readPopular(context, request) : null,
    head: makeHead(context, seo, {
      title: tail.page > 1 ? `${title}, страница ${tail.page}` : title,
      path,
      robots: isFiltered || isSearch ? 'noindex, follow' : null,
      image: listing.nodes[0]?.images[0] ?? null,
      data: [breadcrumbData(context, breadcrumbs)],
    }),
  };
}

/** What is like a model; worth no error. */
async function readSimilar(context: ListingArgs['context'], request: Request, id: string | undefined) {
  if (id === undefined) return [];
  const { data } = await query(context, request, SimilarModelsDocument, { id });
  return groupByModel(data?.product?.similars ?? [])
    .map(({ product }) => cardLabels(product))
    .map(withUniqueAnchors(id));
}

interface ListingPage {
  nodes: readonly unknown[];
  totalCount: number;
  pageInfo: { pageCount: number };
}

/** The way on after the cards of a page; the last of several pages has only what is left. Null of the last. */
function nextPage({ nodes, totalCount, pageInfo }: ListingPage, page: number, href: (page: number) => string) {
  return page < pageInfo.pageCount ? { href: href(page + 1), text: `Ещё ${pluralize(totalCount - page * nodes.length, goods)}` } : null;
}

/** Hand-picked goods of this category: each tag narrowed to it. */
const tagLinks = (tags: readonly { name: string; url: string }[], place: CategoryPlace) =>
  tags.slice(0, maxTags).map(({ name, url }) => ({ text: name, href: categoryPath(url, place) }));

function listingOf(of: Narrowing | undefined, categoryId: string | null): ListingOfInput {
  if (of === undefined) return { category: categoryId ?? notFound() };
  switch (of.kind) {
    case 'search':
      return { search: { text: of.text, asTyped: of.asTyped, categoryId } };
    case 'series':
      return { series: of.code };
    case 'model':
      return { model: of.code };
    case 'brand':
      return { brand: { code: of.code, categoryId } };
    case 'tag':
      return { tag: { code: of.code, categoryId } };
    default:
      return { compatibilityBrand: { code: of.code, categoryId } };
  }
}

function filterInput({ code, values, min, max }: Filter): FilterInput {
  if (min === undefined && max === undefined) return { code, chosen: { values: values ?? [] } };
  return { code, chosen: { range: { min: min ?? null, max: max ?? null } } };
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>;
