import { describe, expect, test } from 'vitest';
import { changeText } from './changes.ts';
import { wantedQuantity } from './quantity.ts';
import { readRemoved, withoutRemoved, withRemoved, writeRemoved } from './removed.ts';

describe('the quantity a form asks for', () => {
  test.each([
    ['set', '3', 3],
    ['increase', '3', 4],
    ['decrease', '3', 2],
    ['decrease', '1', null],
    ['increase', '9999', null],
    ['set', '0', null],
    ['set', '-1', null],
    ['set', '1.5', null],
    ['set', '', null],
    ['set', 'много', null],
  ])('%s of «%s» is %s', (intent, typed, wanted) => {
    expect(wantedQuantity(intent, typed)).toBe(wanted);
  });
});

describe('what was taken out', () => {
  test('comes back as it was written', () => {
    const removed = [
      { productId: '12', quantity: 1 },
      { productId: '15', quantity: 20 },
    ];
    expect(readRemoved(writeRemoved(removed))).toEqual(removed);
  });
  test('stands there once, the newest first', () => {
    expect(writeRemoved(withRemoved(readRemoved('12:1.15:2'), { productId: '15', quantity: 3 }))).toBe('15:3.12:1');
    expect(writeRemoved(withoutRemoved(readRemoved('12:1.15:2'), '12'))).toBe('15:2');
  });
  test('a cookie that somebody wrote by hand does no harm', () => {
    expect(readRemoved('12:1.x.0:1.-3:1.7:0.12:9.<b>:1')).toEqual([{ productId: '12', quantity: 1 }]);
    expect(readRemoved(null)).toEqual([]);
    expect(readRemoved(Array.from({ length: 50 }, (_, at) => `${at + 1}:1`).join('.'))).toHaveLength(6);
  });
});

test('what has changed is said with both values', () => {
  const item = { id: '1' };
  expect(changeText({ item, __typename: 'BasketPriceChange', wasPrice: 1000, nowPrice: 900 })).toBe(
    'Цена снизилась: была 1\u00a0000\u00a0₽, стала 900\u00a0₽',
  );
  expect(changeText({ item, __typename: 'BasketPriceChange', wasPrice: 900, nowPrice: 1000 })).toBe(
    'Цена выросла: была 900\u00a0₽, стала 1\u00a0000\u00a0₽',
  );
  expect(changeText({ item, __typename: 'BasketQuantityChange', was: 5, now: 2 })).toBe('Осталось 2\u00a0шт., в корзине 5');
  expect(changeText({ item, __typename: 'BasketUnavailable' })).toBe('Товар закончился');
});
