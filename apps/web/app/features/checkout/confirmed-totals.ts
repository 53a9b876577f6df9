import { addRubles } from '@vitrina/services/contract/fields/money.ts';
import type { ConfirmedTotal } from '../../entities/order-draft/draft.ts';
import type { CheckoutBasketQuery } from '../../generated/graphql.ts';
import type { Arranged } from './delivery-choice.ts';

type Whole = NonNullable<CheckoutBasketQuery['basket']>;

type Basket = Pick<Whole, 'orders'> & { items: readonly Pick<Whole['items'][number], 'id' | 'quantity' | 'price' | 'sum'>[] };

/**
 * What the screen shows of each order, so that what was seen is what is ordered. In one-click mode nothing is
 * arranged.
 */
export function confirmedTotals({ orders, items }: Basket, arranged: readonly Arranged[]): ConfirmedTotal[] {
  return orders.map(({ key, items: ofOrder }) => {
    const lines = items.filter(({ id }) => ofOrder.some((item) => item.id === id));
    const sum = addRubles(lines.map(({ price, quantity }) => price * quantity));
    return {
      orderKey: key,
      sum,
      discount: addRubles([sum, ...lines.map((line) => -line.sum)]),
      deliveryCost: arranged.find(({ order }) => order.key === key)?.option?.cost ?? 0,
    };
  });
}

/** Name of the hidden field in which a form carries what it shows. */
export const confirmedTotalsField = 'seen';
