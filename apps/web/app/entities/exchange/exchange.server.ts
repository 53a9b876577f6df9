import type { RouterContextProvider } from 'react-router';
import { text } from '../../forms/answer.server.ts';
import { ProductExchangeDocument, type ProductExchangeQuery, TakeDeviceBackDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Takes a device out of the basket's exchange. */
export async function takeDeviceBack(context: Context, request: Request, form: FormData): Promise<void> {
  const tId = text(form, 'tId');
  const { errors } = await query(context, request, TakeDeviceBackDocument, { input: { tId: tId === '' ? null : tId } });
  if (errors.length > 0) leaveNotice(context, 'basket-failed');
}

export interface ProductExchange {
  bonuses: NonNullable<NonNullable<ProductExchangeQuery['product']>['tradeInBonuses']>;
  /** With the visitor's own devices; null while none has been chosen. */
  own: ProductExchangeQuery['tradeInDiscount'];
}

/** What old devices do to the price of a product; null for goods that none is exchanged for. */
export async function exchangeFor(context: Context, request: Request, id: string): Promise<ProductExchange | null> {
  const { data } = await query(context, request, ProductExchangeDocument, { id });
  const bonuses = data?.product?.tradeInBonuses ?? null;
  if (bonuses === null) return null;
  const own = data?.tradeInDiscount ?? null;
  return { bonuses, own: own !== null && own.discount > 0 ? own : null };
}
