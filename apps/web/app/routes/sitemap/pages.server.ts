import type { RouterContextProvider } from 'react-router';
import { SitemapMakersDocument, SitemapPagesDocument, type SitemapPagesQuery } from '../../generated/graphql.ts';
import { failed, query } from '../../platform/gateway/query.server.ts';
import { leadsSomewhere } from '../../platform/head/known.ts';
import type { Entry } from './xml.ts';

/** Screens that stand by themselves; one that is not built yet is left out. */
const screens = [
  ...['/', '/catalog', '/shops', '/delivery', '/delivery/pay', '/special-offers', '/reviews/list', '/news', '/honor'],
  ...[
    '/repair',
    '/trade-in',
    '/bonus',
    '/corp',
    '/legal/privacy',
    '/legal/consent',
    '/legal/offer',
    '/legal/recommendations',
    '/legal/cookies',
  ],
];

type Node = Pick<NonNullable<SitemapPagesQuery['categories']>[number], 'url'> & { children?: readonly Node[] | null };
const allOf = (nodes: readonly Node[]): Entry[] => nodes.flatMap(({ url, children }) => [{ url }, ...allOf(children ?? [])]);

/** Every screen that is no product. */
export async function pageEntries(context: Readonly<RouterContextProvider>, request: Request): Promise<Entry[]> {
  const [pages, makers] = await Promise.all([
    query(context, request, SitemapPagesDocument, {}),
    query(context, request, SitemapMakersDocument, {}),
  ]);
  // Half a list would make a search engine forget the other half.
  const errors = [...pages.errors, ...makers.errors];
  if (pages.data === null || makers.data === null || errors.length > 0) failed(errors[0]);
  const { categories, tags } = pages.data;
  const { brands, series } = makers.data;
  return [
    ...screens.map((url) => ({ url })).filter(leadsSomewhere),
    ...allOf(categories ?? []),
    ...[...(brands ?? []), ...(series ?? []), ...(tags ?? [])].map(({ url }) => ({ url })),
  ];
}
