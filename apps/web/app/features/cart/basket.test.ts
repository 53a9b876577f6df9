import { describe, expect, test } from 'vitest';
import { requestedQuantity } from '../../entities/basket/quantity.ts';
import { changeNotices, changeText } from './changes.ts';
import {
  addRemovedItems,
  backAs,
  dropRemovedItems,
  parseRemovedItems,
  removedNode,
  restorableItems,
  serializeRemovedItems,
} from './removed-items.ts';

describe('the quantity a form asks for', () => {
  test.each([
    ['set', '3', 3],
    ['increase', '3', 4],
    ['decrease', '3', 2],
    ['decrease', '1', null],
    ['increase', '9999', null],
    ['set', '99999', 9999],
    ['set', '0', null],
    ['set', '-1', null],
    ['set', '1.5', null],
    ['set', '', null],
    ['set', 'много', null],
  ])('%s of «%s» is %s', (intent, typed, wanted) => {
    expect(requestedQuantity(intent, typed)).toBe(wanted);
  });
});

describe('what was taken out', () => {
  const plain = (productId: string, quantity = 1) => ({
    productId,
    supplierId: null as string | null,
    quantity,
    parent: null,
    isWarranty: false,
    actionId: null,
  });
  const under = (productId: string, parent: string, over = {}) => ({ ...plain(productId), parent, ...over });

  test('comes back as it was written', () => {
    const removed = [
      plain('12'),
      plain('15', 20),
      under('16', '15'),
      under('17', '15', { actionId: '1301', quantity: 2 }),
      under('60', '15', { isWarranty: true }),
    ];
    expect(serializeRemovedItems(removed)).toBe('12:1~15:20~16:1:15~17:2:15:1301~60:1:15:!');
    expect(parseRemovedItems(serializeRemovedItems(removed))).toEqual(removed);
  });
  test('keeps every character of an id', () => {
    const removed = [plain('SKU-12.a'), plain('0012'), under('_x', '0012'), plain('A.1', 2), under('w', 'A.1', { actionId: 'w' })];
    expect(parseRemovedItems(serializeRemovedItems(removed))).toEqual(removed);
  });
  test('of a partner, it is his again, at his price of today', () => {
    const removed = [{ ...plain('12'), supplierId: '3' }, under('16', '12')];
    expect(serializeRemovedItems(removed)).toBe('12@3:1~16:1:12');
    expect(parseRemovedItems('12@3:1~16:1:12')).toEqual(removed);
    const [phone = plain('')] = removed;
    expect(removedNode(removed, phone)).toMatchObject({ supplierId: '3', children: [{ productId: '16', supplierId: null }] });
    const product = {
      offer: { price: { amount: 900_00 } },
      priceOnline: null,
      isBuyable: false,
      supplierOffers: [{ supplierId: '3', price: { amount: 950_00 }, isBuyable: true }],
    };
    expect(backAs(product, phone)).toEqual({ price: 950_00, isBuyable: true, supplierId: '3' });
    expect(backAs(product, plain('12'))).toEqual({ price: 900_00, isBuyable: false, supplierId: null });
    // The shop's own piece costs what an order on the site pays.
    expect(backAs({ ...product, priceOnline: { amount: 850_00 } }, plain('12'))).toMatchObject({ price: 850_00 });
    expect(backAs({ ...product, supplierOffers: [] }, phone)).toMatchObject({ price: 900_00, isBuyable: null });
    expect(backAs({ ...product, supplierOffers: null }, phone)).toMatchObject({ isBuyable: null });
  });
  test('stands there once, the newest first', () => {
    expect(serializeRemovedItems(addRemovedItems(parseRemovedItems('12:1~15:2'), plain('15', 3)))).toBe('15:3~12:1');
    expect(serializeRemovedItems(dropRemovedItems(parseRemovedItems('12:1~15:2'), '12'))).toBe('15:2');
  });
  test('a cookie that somebody wrote by hand does no harm', () => {
    expect(parseRemovedItems('12:1~x~..:1~7:0~12:9~<b>:1~5:1:?~6:1:7:8:9')).toEqual([plain('12')]);
    expect(parseRemovedItems(null)).toEqual([]);
    expect(parseRemovedItems(Array.from({ length: 50 }, (_, at) => `${at + 1}:1`).join('~'))).toHaveLength(12);
  });
  test('what went with its product comes back with it, what went alone by itself', () => {
    const removed = parseRemovedItems('15:1~16:1:15~60:1:15:!~61:1:16:!');
    expect(restorableItems(removed, new Set()).map(({ productId }) => productId)).toEqual(['15']);
    expect(restorableItems(removed, new Set(['15'])).map(({ productId }) => productId)).toEqual(['16', '60']);
    const [phone] = removed;
    expect(phone && removedNode(removed, phone)).toMatchObject({
      productId: '15',
      children: [
        { productId: '16', children: [{ productId: '61', isWarranty: true }] },
        { productId: '60', isWarranty: true, children: [] },
      ],
    });
    expect(restorableItems(parseRemovedItems('16:1:15~60:1:15:!'), new Set()).map(({ productId }) => productId)).toEqual(['16']);
  });
  test('a circle that somebody wrote by hand has an end', () => {
    const removed = parseRemovedItems('15:1:16~16:1:15');
    const [first] = removed;
    expect(first && removedNode(removed, first)).toMatchObject({ productId: '15', children: [{ productId: '16', children: [] }] });
  });
});

test('what has changed is said with both values', () => {
  const item = { id: '1' };
  expect(changeText({ item, __typename: 'BasketPriceChange', wasPrice: { amount: 1000_00 }, nowPrice: { amount: 900_00 } })).toBe(
    'Цена снизилась: была 1\u00a0000\u00a0₽, стала 900\u00a0₽',
  );
  expect(changeText({ item, __typename: 'BasketPriceChange', wasPrice: { amount: 900_00 }, nowPrice: { amount: 1000_00 } })).toBe(
    'Цена выросла: была 900\u00a0₽, стала 1\u00a0000\u00a0₽',
  );
  expect(changeText({ item, __typename: 'BasketQuantityChange', was: 5, now: 2 })).toBe('Осталось 2\u00a0шт., в корзине 5');
  expect(changeText({ item, __typename: 'BasketUnavailable' })).toBe('Товар закончился');
  const lines = [{ id: '1', productId: '15', product: { name: 'Чайник' } }];
  expect(changeNotices([{ item, __typename: 'BasketUnavailable' }], lines)).toEqual(['Чайник — товар закончился']);
});
