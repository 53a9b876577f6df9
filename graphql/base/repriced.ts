import { type AmountsByOrder, totalOf } from '@vitrina/services/contract/failure.ts';
import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import type { Repriced as OnTheWire } from '@vitrina/services/http/provider-error.ts';

/** What one order comes to, as a client reads it in `extensions`. Rubles. */
interface OrderTotal {
  orderKey: string;
  sum: number;
  discount: number;
  deliveryCost: number;
  totalSum: number;
}

/** What orders were confirmed to come to, and what they do. */
export interface Repriced {
  was: OrderTotal[];
  now: OrderTotal[];
}

/** More parts than that no basket has, and nobody is answered with a list without an end. */
const maxOrders = 20;

const totalsOf = (amounts: AmountsByOrder): OrderTotal[] =>
  Object.entries(amounts)
    .slice(0, maxOrders)
    .map(([orderKey, order]) => ({
      orderKey: orderKey.slice(0, 40),
      sum: toRubles(order.sum),
      discount: toRubles(order.discount),
      deliveryCost: toRubles(order.delivery_cost),
      totalSum: toRubles(totalOf(order)),
    }));

/** The provider's two lists in the form of the API. */
export const repricedOf = ({ was, now }: OnTheWire): Repriced => ({ was: totalsOf(was), now: totalsOf(now) });
