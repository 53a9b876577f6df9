import type { RouterContextProvider } from 'react-router';
import { ProductSmartPriceDocument, SmartPriceByTxDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { lookupOf, requestedTx, type SmartPriceLookup, savedValue, smartPriceCookie } from './saved-tx.ts';

/** Seconds for which a smart price is kept: as long as the sandbox's valuation holds (ours). */
const week = 604_800;

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** The smart price of a product, as its page shows it; null where there is neither one nor the way to one. */
export async function smartPriceOf({ context, request, url }: Args, id: string) {
  const tx = requestedTx(url.searchParams, readCookie(request, smartPriceCookie), id);
  const [offered, looked] = await Promise.all([
    query(context, request, ProductSmartPriceDocument, { id }),
    tx === null ? { kind: 'none' as const } : lookUp({ context, request, url }, tx, id),
  ]);
  const offer = offered.data?.product?.smartPriceOffer ?? null;
  if (offer === null && looked.kind === 'none') return null;
  if (looked.kind === 'completed') writeCookie(context, smartPriceCookie, savedValue(id, looked.smartPrice.tx), { maxAge: week });
  return { productId: id, most: offer?.totalDiscount ?? null, isOffered: offer !== null, looked };
}

async function lookUp({ context, request }: Args, tx: string, id: string): Promise<SmartPriceLookup> {
  const { data, errors } = await query(context, request, SmartPriceByTxDocument, { tx });
  return lookupOf(data === null || errors.length > 0 ? undefined : data.smartPrice, id);
}

export type ProductSmartPrice = NonNullable<Awaited<ReturnType<typeof smartPriceOf>>>;
