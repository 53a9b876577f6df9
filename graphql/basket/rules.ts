import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { Basket, BasketChange, BasketOrder } from './sources.ts';

const changeTypes: ReadonlyMap<string, BasketChange['__typename']> = new Map([
  ['price', 'BasketPriceChange'],
  ['quantity', 'BasketQuantityChange'],
  ['unavailable', 'BasketUnavailable'],
]);

/** What has changed, each with its line; a kind the shop has no words for, and a line that is gone, are left out. */
export function changesOf({ changes, items }: Pick<Basket, 'changes' | 'items'>): BasketChange[] {
  return changes.flatMap(({ kind, item_id, was, now }) => {
    const __typename = changeTypes.get(kind);
    const item = items.find(({ id }) => id === item_id);
    if (__typename === undefined || item === undefined) return [];
    // The wire has rubles or pieces in one field.
    const read = __typename === 'BasketPriceChange' ? toKopecks : Math.round;
    return [{ __typename, item, was: read(was), now: read(now) }];
  });
}

/** The orders a basket becomes, each with its lines. */
export function ordersOf({ orders, items }: Pick<Basket, 'orders' | 'items'>): BasketOrder[] {
  return orders.map(({ item_ids, ...order }) => ({ ...order, items: items.filter(({ id }) => item_ids.includes(id)) }));
}
