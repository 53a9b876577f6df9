import { orderName } from '../../../entities/basket/order-name.ts';
import type { QuoteFactsFragment } from '../../../generated/graphql.ts';
import type { OrderDelivery } from '../delivery-choice.ts';

/** What one order of a split basket comes to. */
export interface Payment {
  key: string;
  name: string;
  /** Kopecks, with its delivery. */
  sum: number;
  /** Before it is carried out, on a page of its own; else when it is received. */
  isOnline: boolean;
}

/**
 * The payments of a basket that becomes several orders; none when one payment is all there is, or all are on receipt. What is
 * sent is paid online whatever was chosen for the rest.
 */
export function paymentsOf(
  orderDeliveries: readonly OrderDelivery[],
  isPrepaid: boolean,
  { orders }: Pick<QuoteFactsFragment, 'orders'>,
): Payment[] {
  const payments = orderDeliveries.map(({ order }, at) => ({
    key: order.key,
    name: orderName(order.key, at + 1),
    sum: (orders.find(({ orderKey }) => orderKey === order.key)?.total ?? order.sum).amount,
    isOnline: isPrepaid || order.isDigital,
  }));
  return payments.length > 1 && payments.some(({ isOnline }) => isOnline) ? payments : [];
}
