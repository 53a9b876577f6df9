import type { Item } from '../../features/cart/item.ts';
import type { Totals } from '../../features/checkout/totals.ts';

type CutLine = Pick<Item, 'quantity' | 'price' | 'priceOld' | 'presentOf'>;

/** What the lines cost less than their old prices, in kopecks; a present is taken off as a discount and not twice. */
const priceCut = (items: readonly CutLine[]): number =>
  items.reduce((all, { quantity, price, priceOld, presentOf }) => {
    const cut = presentOf === null && priceOld !== null ? priceOld.amount - price.amount : 0;
    return all + Math.max(0, cut) * quantity;
  }, 0);

/** The same total, reckoned from the old prices that the lines show; reasons stay only where all of them are known. */
export function withPriceCuts(totals: Totals, items: readonly CutLine[]): Totals {
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
