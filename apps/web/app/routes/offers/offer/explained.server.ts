import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { RouterContextProvider } from 'react-router';
import { wantedQuantity } from '../../../entities/basket/quantity.ts';
import { OfferActionDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';

/** What the address asks about: a promotion and a product, and how many of it; null where it does not. */
export function parametersOf(search: URLSearchParams): { actionId: string; productId: string; quantity: number } | null {
  const actionId = search.get('action') ?? '';
  const productId = search.get('product') ?? '';
  if (!isId(actionId) || !isId(productId)) return null;
  return { actionId, productId, quantity: wantedQuantity('set', search.get('quantity') ?? '') ?? 1 };
}

/** How the promotion of an offer stands for so many pieces of a product: it is worth no error, the offer stands without it. */
export async function explainedFor(context: Readonly<RouterContextProvider>, request: Request, search: URLSearchParams) {
  const asked = parametersOf(search);
  if (asked === null) return null;
  const { actionId, productId, quantity } = asked;
  const { data } = await query(context, request, OfferActionDocument, { actionId, productId, goods: { productId, quantity } });
  if (!data?.actionMechanics || !data.product) return null;
  return { action: data.actionMechanics, product: data.product, quantity };
}

export type Explained = NonNullable<Awaited<ReturnType<typeof explainedFor>>>;
