import { type AmountsByOrder, totalOf } from '@vitrina/services/contract/failure.ts';
import { ShopError } from '../base/errors.ts';
import { priceChangeOf, totalsOf } from '../base/price-change.ts';
import type { OrderTotal } from '../base/sources.ts';
import type { Basket } from '../basket/sources.ts';
import type { Context } from '../context/context.ts';
import type { CompleteVariation } from '../delivery/complete-variation.ts';
import type { OrderDeliveryInput } from '../generated/resolvers.ts';
import { payablesOf } from './payable.ts';
import { readToken, writeToken } from './quote-token.ts';

/** What the orders of a basket come to, for the shopper to confirm. Amounts in kopecks. */
export interface OrderQuote {
  orders: OrderTotal[];
  sum: number;
  discount: number;
  deliveryCost: number;
  total: number;
  token: string;
  validUntil: string;
}

type Signing = Pick<Context, 'quoteSigner' | 'now'>;

/** Milliseconds for which a quote may be thought over (ours). */
const lifetime = 60 * 60_000;

export function quoteOf(
  basket: Basket,
  variations: readonly CompleteVariation[],
  choices: readonly OrderDeliveryInput[],
  { quoteSigner, now }: Signing,
): OrderQuote {
  const amounts = amountsOf(basket, variations, choices);
  const all = (amount: (order: Amounts) => number): number => Object.values(amounts).reduce((sum, order) => sum + amount(order), 0);
  // A token has whole seconds.
  const validUntil = new Date(Math.floor((now.getTime() + lifetime) / 1_000) * 1_000);
  return {
    orders: totalsOf(amounts),
    sum: all(({ sum }) => sum),
    discount: all(({ discount }) => discount),
    deliveryCost: all(({ delivery_cost }) => delivery_cost),
    total: all(totalOf),
    token: writeToken(quoteSigner, basket.id, { amounts, validUntil }),
    validUntil: validUntil.toISOString(),
  };
}

/**
 * What the shopper has confirmed. A quote of an empty basket does not expire: the basket has been ordered, and the press of the button that
 * is repeated gets the same orders.
 */
export function confirmedAmounts(token: string, { id, items }: Basket, { quoteSigner, now }: Signing): AmountsByOrder {
  const quote = readToken(quoteSigner, id, token);
  if (quote === null) throw rejected('QUOTE_INVALID');
  if (items.length > 0 && quote.validUntil < now) throw rejected('QUOTE_EXPIRED');
  return quote.amounts;
}

const rejected = (rejectedQuote: 'QUOTE_INVALID' | 'QUOTE_EXPIRED'): ShopError =>
  new ShopError('CONFLICT', 'Проверьте сумму заказа и подтвердите ещё раз.', undefined, undefined, { rejectedQuote });

/**
 * A provider that keeps no revision of a basket cannot tell that another one is ordered than the shopper has seen. So the gateway holds the
 * confirmed totals against what the orders come to now. An empty basket has nothing to be guarded: a repeated submission is known by
 * its key.
 */
export function checkConfirmed(
  basket: Basket,
  variations: readonly CompleteVariation[],
  choices: readonly OrderDeliveryInput[],
  was: AmountsByOrder,
): void {
  if (basket.items.length === 0) return;
  const now = amountsOf(basket, variations, choices);
  const keys = new Set([...Object.keys(was), ...Object.keys(now)]);
  if ([...keys].every((key) => isSame(was[key], now[key]))) return;
  const message = 'Сумма заказа изменилась. Проверьте её и подтвердите ещё раз.';
  throw new ShopError('CONFLICT', message, undefined, undefined, { priceChange: priceChangeOf({ was, now }) });
}

type Amounts = AmountsByOrder[string];

const isSame = (a: Amounts | undefined, b: Amounts | undefined): boolean => a !== undefined && b !== undefined && totalOf(a) === totalOf(b);

function amountsOf(basket: Basket, variations: readonly CompleteVariation[], choices: readonly OrderDeliveryInput[]): AmountsByOrder {
  const payables = payablesOf(basket, variations, choices, new Map());
  return Object.fromEntries(
    basket.orders.map(({ key, item_ids, sum: goods }, at): [string, Amounts] => {
      const option = payables[at]?.option;
      if (option === undefined && choices.some(({ orderKey }) => orderKey === key)) throw new ShopError('NO_DELIVERIES');
      const items = basket.items.filter(({ id }) => item_ids.includes(id));
      const sum = Math.max(
        goods,
        items.reduce((before, { price, quantity }) => before + price * quantity, 0),
      );
      return [key, { sum, discount: sum - goods, delivery_cost: option?.delivery_cost ?? 0 }];
    }),
  );
}
