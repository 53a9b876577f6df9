import { addRubles } from '@vitrina/services/contract/fields/money.ts';
import { needsDelivery, type Received } from '../../entities/basket/receiving.ts';
import type { ToldDiscount } from '../../entities/promotion/discounts.tsx';
import { noDelivery, rubles } from '../../platform/format/money.ts';

/** What an order comes to, in rubles. */
export interface Totals {
  /** Goods before discounts. */
  goods: number;
  discount: number;
  /** Why, where the provider tells. */
  discounts: readonly ToldDiscount[];
  /** Whether anything is brought or fetched: codes and certificates are sent. */
  isReceived: boolean;
  /** Null as long as nobody has chosen how to get them. */
  delivery: number | null;
  total: number;
}

interface Basket {
  sum: number;
  discount: number;
  totalSum: number;
  discounts: readonly ToldDiscount[];
  items: readonly Received[];
}

const addCosts = (costs: readonly number[] | null): number | null => (costs === null ? null : addRubles(costs));

/** The same with the deliveries that are ticked at this moment; null as long as one of the orders has none. */
export function withDelivery(totals: Totals, costs: readonly number[] | null): Totals {
  const delivery = addCosts(costs);
  return { ...totals, delivery, total: addRubles([totals.total, -(totals.delivery ?? 0), delivery ?? 0]) };
}

/** The basket's own sums and the cost of the chosen deliveries. */
export function basketTotals({ sum, discount, discounts, totalSum, items }: Basket, costs: readonly number[] | null): Totals {
  const delivery = addCosts(costs);
  return { goods: sum, discount, discounts, isReceived: needsDelivery(items), delivery, total: addRubles([totalSum, delivery ?? 0]) };
}

/** What delivery costs; `beforehand` as long as nothing is chosen. */
export function deliveryText({ isReceived, delivery }: Pick<Totals, 'isReceived' | 'delivery'>, beforehand: string | null = null): string {
  if (!isReceived) return noDelivery;
  return delivery === null ? (beforehand ?? 'зависит от способа') : rubles(delivery);
}

/** What a sum in one line holds: «Итого, доставка 990 ₽». */
export function totalName({ isReceived, delivery }: Pick<Totals, 'isReceived' | 'delivery'>): string {
  if (!isReceived) return 'Итого';
  return delivery === null ? 'Итого без доставки' : `Итого, доставка ${rubles(delivery)}`;
}
