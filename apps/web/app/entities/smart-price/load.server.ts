import { smartPriceTerm } from '@vitrina/services/rules/smart-price.ts';
import type { RouterContextProvider } from 'react-router';
import type { SmartPriceFoundFragment } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';
import { readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { lookupOf, requestedTx, type SmartPriceLookup, savedValue, smartPriceCookie } from './saved-tx.ts';

/** Seconds for which a smart price is kept: as long as its valuation holds. */
const maxAge = smartPriceTerm.days * 24 * 60 * 60;

/** The smart price that a product's page looks up: the one of the way back, else the one kept for this product; null where there is neither. */
export const smartPriceTx = (context: Readonly<RouterContextProvider>, url: URL, id: string): string | null =>
  requestedTx(url.searchParams, readCookie(context, smartPriceCookie), id);

interface SmartPriceSource {
  tx: string | null;
  offer: { totalDiscount: Sum | null } | null;
  /** What the look-up has found; undefined where it has failed. */
  lookup: SmartPriceFoundFragment | null | undefined;
}

/** The smart price of a product, as its page shows it; null where there is neither one nor the way to one. */
export function smartPriceOf(context: Readonly<RouterContextProvider>, id: string, { tx, offer, lookup }: SmartPriceSource) {
  const result: SmartPriceLookup = tx === null ? { kind: 'none' } : lookupOf(lookup, id);
  if (offer === null && result.kind === 'none') return null;
  if (result.kind === 'completed') writeCookie(context, smartPriceCookie, savedValue(id, result.smartPrice.tx), { maxAge });
  return { productId: id, maxDiscount: offer?.totalDiscount?.amount ?? null, isOffered: offer !== null, lookup: result };
}

export type ProductSmartPrice = NonNullable<ReturnType<typeof smartPriceOf>>;
