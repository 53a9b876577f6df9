import type { RouterContextProvider } from 'react-router';
import { text } from '../../forms/answer.server.ts';
import { type ExchangeDiscountFragment, type ExchangeFactsFragment, TakeDeviceBackDocument } from '../../generated/graphql.ts';
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
  bonuses: readonly ExchangeFactsFragment[];
  /** With the visitor's own devices; null while none has been chosen. */
  own: ExchangeDiscountFragment | null;
}

interface ExchangeResult {
  product: { tradeInBonuses: readonly ExchangeFactsFragment[] | null } | null;
  tradeInDiscount: ExchangeDiscountFragment | null;
}

/** What old devices do to the price of a product; null for goods that none is exchanged for. */
export function exchangeOf({ product, tradeInDiscount: own }: ExchangeResult): ProductExchange | null {
  const bonuses = product?.tradeInBonuses ?? null;
  return bonuses === null ? null : { bonuses, own: own !== null && own.discount.amount > 0 ? own : null };
}
