import type { ConfirmedTotal } from '../../entities/order-draft/draft.ts';
import type { CheckoutBasketQuery } from '../../generated/graphql.ts';
import type { Arranged } from './delivery-choice.ts';

type Whole = NonNullable<CheckoutBasketQuery['basket']>;

type Basket = Pick<Whole, 'orders'> & { items: readonly Pick<Whole['items'][number], 'id' | 'quantity' | 'price' | 'sum'>[] };

const kopecks = (rubles: number): number => Math.round(rubles * 100);

/**
 * What the screen shows of each order, so that what was seen is what is ordered. In one-click mode nothing is
 * arranged. Added in kopecks: rubles are floating-point numbers.
 */
export function totalsOf({ orders, items }: Basket, arranged: readonly Arranged[]): ConfirmedTotal[] {
  return orders.map(({ key, items: ofOrder }) => {
    const lines = items.filter(({ id }) => ofOrder.some((item) => item.id === id));
    const sum = lines.reduce((all, { price, quantity }) => all + kopecks(price) * quantity, 0);
    const paid = lines.reduce((all, line) => all + kopecks(line.sum), 0);
    return {
      orderKey: key,
      sum: sum / 100,
      discount: (sum - paid) / 100,
      deliveryCost: arranged.find(({ order }) => order.key === key)?.option?.cost ?? 0,
    };
  });
}

/** Name of the hidden field in which a form carries what it shows. */
export const confirmedTotalsField = 'seen';
