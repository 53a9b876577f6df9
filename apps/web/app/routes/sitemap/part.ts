import type { RouterContextProvider } from 'react-router';
import {
  SitemapMakersDocument,
  SitemapPagesDocument,
  type SitemapPagesQuery,
  SitemapPartsDocument,
  SitemapProductsDocument,
} from '../../generated/graphql.ts';
import { notFound, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import type { Route } from './+types/part';
import { type Entry, entriesXml, xmlAnswer } from './xml.ts';

/** Screens that stand by themselves; one that is not built yet is left out. */
const screens = [
  ...['/', '/catalog', '/shops', '/contacts', '/help', '/delivery', '/delivery/pay', '/special-offers', '/reviews/list', '/news', '/honor'],
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
async function pageEntries(context: Readonly<RouterContextProvider>, request: Request): Promise<Entry[]> {
  const [pages, makers] = await Promise.all([
    query(context, request, SitemapPagesDocument, {}),
    query(context, request, SitemapMakersDocument, {}),
  ]);
  // Half a list would make a search engine forget the other half.
  const errors = [...pages.errors, ...makers.errors];
  if (pages.data === null || makers.data === null || errors.length > 0) throwFailure(errors[0]);
  const { categories, tags } = pages.data;
  const { brands, series } = makers.data;
  return [
    ...screens.map((url) => ({ url })).filter(leadsSomewhere),
    ...allOf(categories ?? []),
    ...[...(brands ?? []), ...(series ?? []), ...(tags ?? [])].map(({ url }) => ({ url })),
  ];
}

/** `pages.xml`, or `products-N.xml` from one on. */
const partName = /^(?:pages|products-([1-9]\d{0,4}))\.xml$/;

/** One part. Products are written as they are read: a thousand stand in memory, however many there are. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const partMatch = partName.exec(params.part) ?? notFound();
  const shop = shopOf(context);
  const { origin } = shop;
  if (partMatch[1] === undefined) return xmlAnswer(shop, 'url', entriesXml('url', origin, await pageEntries(context, request)));

  const { data, errors } = await query(context, request, SitemapPartsDocument, {});
  const parts = data?.sitemapParts ?? throwFailure(errors[0]);
  const { after, last } = parts[Number(partMatch[1]) - 1] ?? notFound();

  const next = async (from: string | null): Promise<(Entry & { id: string })[]> => {
    const answer = await query(context, request, SitemapProductsDocument, { after: from, last });
    return answer.data?.sitemapProducts ?? throwFailure(answer.errors[0]);
  };
  // Before anything is sent, so that a provider that is away is said to be.
  const first = await next(after);
  async function* products() {
    for (let entries = first; entries.length > 0; entries = await next(entries.at(-1)?.id ?? last)) {
      yield entriesXml('url', origin, entries);
      if (entries.at(-1)?.id === last) return;
    }
  }
  return xmlAnswer(shop, 'url', products());
}
