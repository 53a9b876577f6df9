import type { ToldDiscount } from '../promotions/discounts.tsx';

/** What an order comes to, in rubles. */
export interface Totals {
  /** Goods before discounts. */
  goods: number;
  discount: number;
  /** Why, where the provider tells. */
  discounts: readonly ToldDiscount[];
  /** Null as long as nobody has chosen how to get them. */
  delivery: number | null;
  total: number;
}

interface Basket {
  sum: number;
  discount: number;
  totalSum: number;
  discounts: readonly ToldDiscount[];
}

const kopecks = (rubles: number): number => Math.round(rubles * 100);

/** The basket's own sums and the cost of the chosen deliveries. Added in kopecks: rubles are floating-point numbers. */
export function totalsOf({ sum, discount, discounts, totalSum }: Basket, costs: readonly number[] | null): Totals {
  const delivery = costs === null ? null : costs.reduce((all, cost) => all + kopecks(cost), 0) / 100;
  return { goods: sum, discount, discounts, delivery, total: (kopecks(totalSum) + kopecks(delivery ?? 0)) / 100 };
}
