import { isQuantity, maxQuantity } from '@vitrina/services/contract/fields/quantity.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { basket, basketItem } from '../testing/samples.ts';
import { changesOf, ordersOf } from './rules.ts';

test('a quantity is a whole number from one on', () => {
  expect([0, 1, 2, maxQuantity, maxQuantity + 1, -1, 1.5].map(isQuantity)).toEqual([false, true, true, true, false, false, false]);
});

test('a change names its line; prices are kopecks, quantities pieces', () => {
  const item = basketItem({ id: asId(100) });
  const change = (kind: string, item_id = asId(100)) => ({ item_id, kind, was: 2, now: 1 });
  const changes = [change('price'), change('quantity'), change('unavailable'), change('renamed'), change('price', asId(7))];
  expect(changesOf({ items: [item], changes })).toEqual([
    { __typename: 'BasketPriceChange', item, was: 200, now: 100 },
    { __typename: 'BasketQuantityChange', item, was: 2, now: 1 },
    { __typename: 'BasketUnavailable', item, was: 2, now: 1 },
  ]);
});

test('an order of the basket has its lines', () => {
  const [one, other] = [basketItem({ id: asId(1) }), basketItem({ id: asId(2) })];
  const order = { key: 'buy', item_ids: [asId(2)], sum: 100, isPreOrder: false };
  expect(ordersOf(basket({ items: [one, other], orders: [order] }))).toEqual([{ key: 'buy', items: [other], sum: 100, isPreOrder: false }]);
});
