import type { Basket as BasketOnWire } from '@vitrina/services/basket/endpoints.ts';
import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { defaultApplicationType } from '@vitrina/services/contract/headers.ts';
import type { WithDatabaseIds } from '../platform/database-id.ts';
import { bonusesDiscount, bonusesOf } from '../pricing/bonuses/bonuses.ts';
import { smartDiscount } from '../pricing/smartprice/in-basket.ts';
import { split } from '../pricing/split.ts';
import { bonusName } from '../pricing/tradein/exchange-basket.ts';
import { deviceAnswer } from '../pricing/tradein/exchange-device.ts';
import { type BasketState, bundleDiscount, type Line, maxQuantityOf, onlineDiscount, unitPriceOf } from './state.ts';

type Basket = WithDatabaseIds<BasketOnWire>;

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
  promocode_status: null,
  discounts: [],
  smart_price: null,
  bonuses: 0,
  exchange_devices: [],
  changes: [],
  is_giftable: false,
  gift: null,
};

/** The basket as the wire has it. Amounts in kopecks. */
export function toBasketResponse(state: BasketState | undefined, isPreorderApart = true): Basket {
  if (state === undefined) return emptyBasket;
  const { lines } = state;
  const sum = fullSumOf(lines);
  const totalSum = sumOf(lines);
  return {
    id: state.id,
    revision: state.revision,
    items: lines.map((line) => toItem(line, lines)),
    orders: split(lines, isPreorderApart).map((part) => ({
      key: part.key,
      item_ids: part.items.map((line) => line.id),
      sum: sumOf(part.items),
      isPreOrder: part.key === 'preorder',
    })),
    quantity: lines.reduce((pieces, line) => pieces + (line.isWarranty ? 0 : line.quantity), 0),
    sum,
    discount: sum - totalSum,
    total_sum: totalSum,
    promocode: state.promocode?.code ?? null,
    promocode_status: promocodeStatus(state.promocode),
    discounts: discountsOf(lines),
    smart_price: state.smartPrice && { tx: state.smartPrice.tx, product_id: state.smartPrice.productId },
    bonuses: bonusesOf(lines),
    exchange_devices: state.exchange.devices.map((device) => ({
      ...deviceAnswer(device),
      item_id: state.exchange.lineByDevice.get(device.tId) ?? null,
    })),
    changes: lines.flatMap(findChanges),
    is_giftable: lines.some((line) => line.categoryId === giftCategoryId),
    gift: state.gift && { ...state.gift, sent_at: null },
  };
}

const promocodeStatus = (state: BasketState['promocode']): Basket['promocode_status'] =>
  state === null ? null : { name: state.name, is_applied: state.isApplied, message: state.message };

/** Why these lines cost less than their prices: each reason once, in the order in which they come off. Together they are the whole discount. */
export function discountsOf(lines: readonly Pick<Line, 'pieces'>[]): WithDatabaseIds<Basket['discounts']> {
  const byReason = new Map<string, Basket['discounts'][number]>();
  for (const { quantity, discounts } of lines.flatMap(({ pieces }) => pieces)) {
    for (const { actionId, name, promocode, amount } of discounts) {
      // Those without an action are known by their names.
      const key = actionId === null ? name : String(actionId);
      const sum = (byReason.get(key)?.sum ?? 0) + amount * quantity;
      byReason.set(key, { action_id: actionId, name, promocode, sum });
    }
  }
  return [...byReason.values()].sort(
    (one, other) => rankOf(one) - rankOf(other) || (one.action_id ?? 0) - (other.action_id ?? 0) || one.name.localeCompare(other.name),
  );
}

/** Reasons in the order in which every screen and every order tells them: by name, or by kind where there are many of it. What the shopper gives comes last. */
const reasons: readonly string[] = [
  onlineDiscount,
  bundleDiscount,
  'promotion',
  'promocode',
  'other',
  bonusName,
  smartDiscount,
  bonusesDiscount,
];

function rankOf({ action_id: actionId, name, promocode }: Basket['discounts'][number]): number {
  if (promocode !== null) return reasons.indexOf('promocode');
  if (actionId !== null) return reasons.indexOf('promotion');
  return reasons.indexOf(reasons.includes(name) ? name : 'other');
}

/** What the goods of these lines cost before discounts. */
export const fullSumOf = (lines: readonly Line[]): number => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The same after discounts. */
export const sumOf = (lines: readonly Pick<Line, 'pieces'>[]): number =>
  lines.flatMap(({ pieces }) => pieces).reduce((sum, { finalPrice, quantity }) => sum + finalPrice * quantity, 0);

/** What one piece costs; of pieces that cost differently the mean. */
const finalPriceOf = (line: Line): number => Math.floor(sumOf([line]) / line.quantity);

function toItem(line: Line, all: readonly Line[]): Basket['items'][number] {
  const warranty = all.find(({ parentId, isWarranty }) => isWarranty && parentId === line.id);
  return {
    id: line.id,
    product_id: line.productId,
    quantity: line.quantity,
    parent_id: line.parentId,
    isPreOrder: line.isPreorder,
    isOnlyRttPreOrder: line.isPreorder,
    is_warranty: line.isWarranty,
    action_id: line.actionId,
    price: line.price,
    price_old: line.priceOld,
    final_price: finalPriceOf(line),
    sum: sumOf([line]),
    discounts: discountsOf([line]),
    present_of: line.presentOf,
    warranty_id: warranty?.productId ?? null,
    warranty_price: warranty === undefined ? null : finalPriceOf(warranty),
    supplier_id: line.supplierId,
    application_type: defaultApplicationType,
    max_quantity: maxQuantityOf(line),
    available: line.quantity <= maxQuantityOf(line),
    offer: offerOf(line),
  };
}

/** What the product is offered for at this moment (spec 2 §3). */
function offerOf(line: Line): Basket['items'][number]['offer'] {
  return {
    price: line.price,
    price_old: line.priceOld,
    online_price: line.onlinePrice,
    pink_price: null,
    qty: line.available,
    available: line.available > 0,
    preorder: line.isPreorder,
    order_type: line.isOnSale ? (line.isPreorder ? 'preorder' : 'buy') : 'false',
    before_discount_price: finalPriceOf(line) < line.price ? line.price : null,
  };
}

/** What differs from what the shopper saw. Prices are told in rubles, as the wire tells every price. */
function findChanges(line: Line): Basket['changes'] {
  const differences: Basket['changes'] = [];
  // Nobody minds what a present would cost.
  if (line.presentOf !== null) return [];
  const now = unitPriceOf(line);
  if (line.seenPrice !== now) differences.push({ item_id: line.id, kind: 'price', was: toRubles(line.seenPrice), now: toRubles(now) });
  const maxQuantity = maxQuantityOf(line);
  if (maxQuantity === 0) differences.push({ item_id: line.id, kind: 'unavailable', was: line.quantity, now: 0 });
  else if (maxQuantity < line.quantity) differences.push({ item_id: line.id, kind: 'quantity', was: line.quantity, now: maxQuantity });
  return differences;
}
