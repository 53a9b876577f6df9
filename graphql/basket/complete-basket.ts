import { maxQuantity } from '@vitrina/services/contract/fields/quantity.ts';
import type { Basket, BasketItem, BasketOnWire, BasketPart, ItemOnWire } from './sources.ts';

/** Names of the orders that a basket splits into where the provider names none (spec 1 §4). */
const partKeys = { buy: 'buy', preorder: 'preorder' } as const;

export const partKeyOf = (isPreorder: boolean): string => (isPreorder ? partKeys.preorder : partKeys.buy);

/** A basket with what the specification does not name: told by the provider, or reckoned from its lines. */
export function completeBasket(basket: BasketOnWire): Basket {
  const items = basket.items.map((item) => completeItem(item, basket.items));
  const sum = basket.sum ?? total(items, (item) => (item.price + warrantyWithin(item, items)) * item.quantity);
  const total_sum = basket.total_sum ?? total(items, (item) => item.sum);
  return {
    ...basket,
    items,
    orders: basket.orders ?? partsOf(items),
    quantity: basket.quantity ?? total(items, ({ quantity, is_warranty }) => (is_warranty ? 0 : quantity)),
    sum,
    discount: basket.discount ?? Math.max(0, sum - total_sum),
    total_sum,
  };
}

/** What the warranty of a line costs that has no line of its own, of one piece in kopecks. */
function warrantyWithin({ id, warranty_price }: ItemOnWire, all: readonly ItemOnWire[]): number {
  return all.some(({ is_warranty, parent_id }) => is_warranty && parent_id === id) ? 0 : (warranty_price ?? 0);
}

function completeItem(item: ItemOnWire, all: readonly ItemOnWire[]): BasketItem {
  const { offer, final_price, quantity } = item;
  const withWarranty = final_price + warrantyWithin(item, all);
  return {
    ...item,
    price: item.price ?? offer?.price ?? final_price,
    price_old: item.price_old ?? offer?.price_old ?? null,
    sum: item.sum ?? withWarranty * quantity,
    // What cannot be had is refused by the change itself.
    max_quantity: item.max_quantity ?? offer?.qty ?? maxQuantity,
    available: item.available ?? offer?.available ?? true,
  };
}

/** Preorders are split from the rest; finer parts are the provider's to tell. */
function partsOf(items: readonly BasketItem[]): BasketPart[] {
  return [false, true].flatMap((isPreOrder) => {
    const lines = items.filter((item) => item.isPreOrder === isPreOrder);
    if (lines.length === 0) return [];
    return [{ key: partKeyOf(isPreOrder), item_ids: lines.map(({ id }) => id), sum: total(lines, (line) => line.sum), isPreOrder }];
  });
}

const total = <Item>(items: readonly Item[], amount: (item: Item) => number): number => items.reduce((sum, item) => sum + amount(item), 0);
