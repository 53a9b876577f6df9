import { addRubles } from '@vitrina/services/contract/fields/money.ts';
import { orderName } from '../../../entities/basket/order-name.ts';
import type { ConfirmedTotal } from '../../../entities/order-draft/draft.ts';
import type { Arranged } from '../delivery-choice.ts';

/** What one order of a split basket comes to. */
export interface Payment {
  key: string;
  name: string;
  /** Rubles, with its delivery. */
  sum: number;
  /** Before it is carried out, on a page of its own; else when it is received. */
  isOnline: boolean;
}

/** What the goods of an order come to as the screen shows them: with what the chosen way to pay takes off. */
function goodsOf({ key, sum }: Arranged['order'], seen: readonly ConfirmedTotal[]): number {
  const shown = seen.find(({ orderKey }) => orderKey === key);
  return shown === undefined ? sum : addRubles([shown.sum, -shown.discount]);
}

/**
 * The payments of a basket that becomes several orders; none when one payment is all there is, or all are on receipt. What is
 * sent is paid online whatever was chosen for the rest.
 */
export function paymentsOf(arranged: readonly Arranged[], isPrepaid: boolean, seen: readonly ConfirmedTotal[]): Payment[] {
  const payments = arranged.map(({ order, option }, at) => ({
    key: order.key,
    name: orderName(order.key, at + 1),
    sum: addRubles([goodsOf(order, seen), option?.cost ?? 0]),
    isOnline: isPrepaid || order.isDigital,
  }));
  return payments.length > 1 && payments.some(({ isOnline }) => isOnline) ? payments : [];
}
