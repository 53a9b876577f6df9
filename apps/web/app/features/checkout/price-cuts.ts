import type { DiscountPart } from '../../entities/promotion/discounts.tsx';
import type { BasketPageQuery } from '../../generated/graphql.ts';

/** What the goods come to, in kopecks. */
export interface GoodsSums {
  /** Before discounts. */
  goods: number;
  discount: number;
  /** Why, where the provider tells. */
  discounts: readonly DiscountPart[];
}

/** A line of the basket as far as its price was lowered. */
export type CutLine = Pick<NonNullable<BasketPageQuery['basket']>['items'][number], 'quantity' | 'price' | 'priceOld' | 'presentOf'>;

/** What the lines cost less than their old prices, in kopecks; a present is taken off as a discount and not twice. */
const priceCut = (items: readonly CutLine[]): number =>
  items.reduce((all, { quantity, price, priceOld, presentOf }) => {
    const cut = presentOf === null && priceOld ? priceOld.amount - price.amount : 0;
    return all + Math.max(0, cut) * quantity;
  }, 0);

/** The same total, reckoned from the old prices that the lines show; reasons stay only where all of them are known. */
export function withPriceCuts<Sums extends GoodsSums>(totals: Sums, items: readonly CutLine[]): Sums {
  const cut = priceCut(items);
  if (cut === 0) return totals;
  const { goods, discount, discounts } = totals;
  return {
    ...totals,
    goods: goods + cut,
    discount: discount + cut,
    discounts:
      discounts.length === 0 ? [] : [{ actionId: null, name: 'Снижение цен', promocode: null, sum: { amount: cut } }, ...discounts],
  };
}
