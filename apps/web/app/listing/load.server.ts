import { type RouterContextProvider, redirect } from 'react-router';
import { absent, failed, notFound, query } from '../gateway/query.server.ts';
import { ListingDocument, type ListingInput } from '../generated/graphql.ts';
import { lifetime, writeCookie } from '../session/cookies.server.ts';
import { readListingTheme } from '../session/preferences.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../shell/head.server.ts';
import { type CategoryPlace, narrowed, pagePath, type Tail } from './address.ts';
import { readFilters } from './filters.ts';
import { listingHref } from './href.ts';
import { marksOf } from './marks.ts';
import { defaultSort, readSort, sortsFor } from './sort.ts';

interface ListingArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** What a listing is of, as its route knows it. */
export interface Subject {
  /** Path before the optional category and page, for example `/catalog/brand/lg`; of a category the whole path. */
  prefix: string;
  of: ListingInput;
  /** Heading when the provider names none. */
  title: string;
  /** The prefix is the category's own address. */
  isCategory?: boolean;
  /** Search text. */
  text?: string;
}

/** Keeps the choice of tiles or a list, and takes it out of the address. */
function chooseTheme(context: ListingArgs['context'], url: URL): void {
  const theme = url.searchParams.get('view');
  if (theme === null) return;
  if (theme === 'tile' || theme === 'list') writeCookie(context, 'listing_theme', theme, { maxAge: lifetime.year });
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('view');
  throw redirect(`${url.pathname}${rest.size === 0 ? '' : `?${rest}`}`, 302);
}

/** Everything a listing shows. Wrong forms of its address end in a redirect or in «Страница не найдена» before anything is loaded. */
export async function loadListing({ context, request, url }: ListingArgs, subject: Subject, tail: Tail) {
  const place: CategoryPlace | null = tail.category;
  const base = subject.isCategory ? subject.prefix : narrowed(subject.prefix, place);
  if (tail.hasPageOne) throw redirect(`${base}${url.search}`, 301);
  chooseTheme(context, url);

  const isSearch = subject.text !== undefined;
  const filters = readFilters(url.searchParams);
  const sort = readSort(url.searchParams, isSearch);
  const path = pagePath(base, tail.page);
  const answer = await query(context, request, ListingDocument, {
    of: { ...subject.of, ...(place === null ? {} : { categoryId: place.id }) },
    page: tail.page,
    sort,
    filters: filters.map(({ code, values, min, max }) => ({ code, values: values ?? [], min: min ?? null, max: max ?? null })),
    path,
    text: subject.text ?? null,
    categoryId: place?.id ?? 0,
    isInCategory: place !== null,
  });
  const { data, errors } = answer;
  if (data === null) failed(errors[0]);
  if (place !== null) {
    const { category } = data;
    if (!category) absent(errors, 'category');
    if (category.code !== place.code) {
      const right = { code: category.code, id: category.id };
      const to = subject.isCategory ? `/catalog/${right.code}/${right.id}` : narrowed(subject.prefix, right);
      throw redirect(`${pagePath(to, tail.page)}${url.search}`, 301);
    }
  }
  const { listing, breadcrumbs } = data;
  // A page beyond the last is no page; an empty first one is an answer.
  if (tail.page > 1 && tail.page > listing.pageInfo.pageCount) notFound();
  const seo = readSeo(context, answer);
  const title = seo.h1 ?? data.category?.name ?? subject.title;
  const isFiltered = filters.length > 0 || url.searchParams.has('sort');

  const state = { base, filters, sort, query: subject.text ?? null };

  // Addresses are made here, so that the browser needs no code for them.
  return {
    title,
    text: tail.page === 1 && !isFiltered ? seo.text : null,
    base,
    search: listingHref(state).slice(base.length),
    page: tail.page,
    query: state.query,
    filters,
    marks: marksOf(filters, listing.facets).map(({ key, text, rest }) => ({ key, text, href: listingHref({ ...state, filters: rest }) })),
    allHref: listingHref({ ...state, filters: [] }),
    sort,
    sorts: sortsFor(isSearch),
    defaultSort: defaultSort(isSearch),
    theme: readListingTheme(request),
    listing,
    breadcrumbs,
    children: data.category?.children ?? [],
    head: makeHead(context, seo, {
      title: tail.page > 1 ? `${title}, страница ${tail.page}` : title,
      path,
      robots: isFiltered || isSearch ? 'noindex, follow' : null,
      image: listing.items[0]?.images[0] ?? null,
      data: [breadcrumbData(context, breadcrumbs)],
    }),
  };
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>;
