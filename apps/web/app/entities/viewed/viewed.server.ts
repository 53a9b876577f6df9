import type { RouterContextProvider } from 'react-router';
import { ProductSimilarDocument, ViewedDocument } from '../../generated/graphql.ts';
import { askFlags } from '../../platform/flags/flags.server.ts';
import { raceOrStream } from '../../platform/gateway/deferred.server.ts';
import type { Deferred } from '../../platform/gateway/deferred.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { type CardLabels, cardLabels } from '../product/labels.ts';
import { isFew, othersThan, readViewed, type Viewed, visibleViewed, withViewed, writeViewed } from './viewed.ts';

/** The specification's storage key (1 §3), as a cookie, so that it serves without a script. */
const cookie = 'viewed_products';

/** The visitor looks at this product. */
export function noteViewed(context: Readonly<RouterContextProvider>, request: Request, id: string): void {
  const viewed = readViewed(readCookie(request, cookie));
  if (viewed[0] === id) return;
  writeCookie(context, cookie, writeViewed(withViewed(viewed, id)), { maxAge: lifetime.year, httpOnly: false });
}

/**
 * What the visitor has looked at before, the newest first, but for the product on this very page. On a page that has no
 * goods like them, what is like the newest comes along while they are few. Fails to nothing.
 */
export function loadViewed(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { except, withSimilar = false }: { except?: string; withSimilar?: boolean } = {},
): Promise<Deferred<Viewed>> {
  const ids = readViewed(readCookie(request, cookie)).filter((id) => id !== except);
  const none: Viewed = { products: [], similar: [] };
  const [newest] = ids;
  if (newest === undefined) return Promise.resolve({ value: none });
  const found = query(context, request, ViewedDocument, { ids }).then(({ data }) => visibleViewed(data?.products ?? []).map(cardLabels));
  const similars = withSimilar && isFew(ids) ? readSimilar(context, request, newest) : Promise.resolve([]);
  return raceOrStream(
    Promise.all([found, similars]).then(([products, similar]) => ({ products, similar: othersThan(products, similar) })),
    none,
  );
}

/** What is like a product, unless the provider says that nobody is to be shown that. */
async function readSimilar(context: Readonly<RouterContextProvider>, request: Request, id: string): Promise<CardLabels[]> {
  if (!(await askFlags(context, request)).similar) return [];
  const { data } = await query(context, request, ProductSimilarDocument, { id });
  return (data?.product?.similars ?? []).map(cardLabels);
}
