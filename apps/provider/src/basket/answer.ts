import type { Basket } from '@vitrina/services/basket/endpoints.ts';
import { defaultApplicationType } from '@vitrina/services/contract/headers.ts';
import { split } from './split.ts';
import { type BasketState, type Line, mostOf } from './state.ts';

const emptyBasket: Basket = {
  id: '',
  revision: 0,
  items: [],
  orders: [],
  quantity: 0,
  sum: 0,
  discount: 0,
  total_sum: 0,
  promocode: null,
  changes: [],
};

/** The basket as the wire has it. Amounts in kopecks. */
export function basketAnswer(state: BasketState | undefined): Basket {
  if (state === undefined) return emptyBasket;
  const { lines } = state;
  const sum = total(lines, (line) => line.price);
  const totalSum = sumOf(lines);
  return {
    id: state.id,
    revision: state.revision,
    items: lines.map(item),
    orders: split(lines).map((part) => ({
      key: part.key,
      item_ids: part.items.map((line) => line.id),
      sum: sumOf(part.items),
      isPreOrder: part.key === 'preorder',
    })),
    quantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    sum,
    discount: sum - totalSum,
    total_sum: totalSum,
    promocode: state.promocode,
    changes: lines.flatMap(changes),
  };
}

/** What the goods of these lines cost, after discounts. */
export const sumOf = (lines: readonly Line[]): number => total(lines, (line) => line.finalPrice);

const total = (lines: readonly Line[], price: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + price(line) * line.quantity, 0);

function item(line: Line): Basket['items'][number] {
  return {
    id: line.id,
    product_id: line.productId,
    quantity: line.quantity,
    parent_id: line.parentId,
    isPreOrder: line.isPreorder,
    isOnlyRttPreOrder: line.isPreorder,
    price: line.price,
    price_old: line.priceOld,
    final_price: line.finalPrice,
    sum: line.finalPrice * line.quantity,
    warranty_id: null,
    warranty_price: null,
    supplier_id: line.supplierId,
    application_type: defaultApplicationType,
    max_quantity: mostOf(line),
    available: line.quantity <= line.available,
  };
}

/** What differs from what the shopper saw. Prices are told in rubles, as the wire tells every price. */
function changes(line: Line): Basket['changes'] {
  const told: Basket['changes'] = [];
  if (line.seenPrice !== line.price) told.push({ item_id: line.id, kind: 'price', was: line.seenPrice / 100, now: line.price / 100 });
  if (line.available === 0) told.push({ item_id: line.id, kind: 'unavailable', was: line.quantity, now: 0 });
  else if (line.available < line.quantity) told.push({ item_id: line.id, kind: 'quantity', was: line.quantity, now: line.available });
  return told;
}
