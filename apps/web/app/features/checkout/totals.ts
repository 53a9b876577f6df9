import { needsDelivery, type ReceivableLine } from '../../entities/basket/receiving.ts';
import type { DiscountPart } from '../../entities/promotion/discounts.tsx';
import type { QuoteFactsFragment } from '../../generated/graphql.ts';
import { noDelivery, rubles, type Sum } from '../../platform/format/money.ts';
import { type CutLine, type GoodsSums, withPriceCuts } from './price-cuts.ts';

/** What an order comes to, in kopecks. */
export interface Totals extends GoodsSums {
  /** Whether anything is brought or fetched: codes and certificates are sent. */
  isReceived: boolean;
  /** Null as long as nobody has chosen how to get them. */
  delivery: number | null;
  total: number;
}

type QuoteTotals = Pick<QuoteFactsFragment, 'deliveryCost' | 'total'>;

interface Basket {
  sum: Sum;
  discount: Sum;
  totalSum: Sum;
  discounts: readonly DiscountPart[];
  items: readonly (ReceivableLine & CutLine)[];
}

/** The same with the deliveries that are ticked at this moment; null as long as one of the orders has none. */
export function withDelivery(totals: Totals, costs: readonly number[] | null): Totals {
  const delivery = costs === null ? null : costs.reduce((all, cost) => all + cost, 0);
  return { ...totals, delivery, total: totals.total - (totals.delivery ?? 0) + (delivery ?? 0) };
}

/** The basket's own sums from the old prices on, and what the chosen deliveries make of them: the same on every step, the basket too. */
export function basketTotals({ sum, discount, discounts, totalSum, items }: Basket, quote: QuoteTotals | null): Totals {
  return {
    ...withPriceCuts({ goods: sum.amount, discount: discount.amount, discounts }, items),
    isReceived: needsDelivery(items),
    delivery: quote?.deliveryCost.amount ?? null,
    total: (quote?.total ?? totalSum).amount,
  };
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
