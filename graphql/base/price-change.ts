import { type AmountsByOrder, totalOf } from '@vitrina/services/contract/failure.ts';
import type { PriceChange as OnTheWire } from '@vitrina/services/http/provider-error.ts';
import type { OrderTotal, PriceChange } from './sources.ts';

/** More parts than that no basket has, and nobody is answered with a list without an end. */
const maxOrders = 20;

/** What each order comes to in the form of the API. */
export const totalsOf = (amounts: AmountsByOrder): OrderTotal[] =>
  Object.entries(amounts)
    .slice(0, maxOrders)
    .map(([partKey, order]) => ({
      orderKey: partKey.slice(0, 40),
      sum: order.sum,
      discount: order.discount,
      deliveryCost: order.delivery_cost,
      total: totalOf(order),
    }));

/** The provider's two lists in the form of the API. */
export const priceChangeOf = ({ was, now }: OnTheWire): PriceChange => ({ was: totalsOf(was), now: totalsOf(now) });
