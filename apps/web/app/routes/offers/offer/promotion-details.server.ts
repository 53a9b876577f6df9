import { isId } from '@vitrina/services/contract/fields/id.ts';
import { isQuantity } from '@vitrina/services/contract/fields/quantity.ts';
import type { RouterContextProvider } from 'react-router';
import { OfferActionDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';

/** What the address asks about: a promotion and a product, and how many of it; null where it does not. */
export function parametersOf(search: URLSearchParams): { actionId: string; productId: string; quantity: number } | null {
  const actionId = search.get('action') ?? '';
  const productId = search.get('product') ?? '';
  if (!isId(actionId) || !isId(productId)) return null;
  const quantity = Number(search.get('quantity'));
  return { actionId, productId, quantity: isQuantity(quantity) ? quantity : 1 };
}

/** How the promotion of an offer stands for so many pieces of a product: it is worth no error, the offer stands without it. */
export async function loadPromotionDetails(context: Readonly<RouterContextProvider>, request: Request, search: URLSearchParams) {
  const parameters = parametersOf(search);
  if (parameters === null) return null;
  const { actionId, productId, quantity } = parameters;
  const { data } = await query(context, request, OfferActionDocument, { actionId, productId, goods: { productId, quantity } });
  if (!data?.actionMechanics || !data.product) return null;
  return { action: data.actionMechanics, product: data.product, quantity };
}

export type PromotionDetailsData = NonNullable<Awaited<ReturnType<typeof loadPromotionDetails>>>;
