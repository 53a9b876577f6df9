import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const discounts = [{ actionId: '1', name: 'Осень', promocode: 'ОСЕНЬ5', sum: 0.2 }];
const basket = { sum: 1000.3, discount: 0.2, discounts, totalSum: 1000.1 };

test('the deliveries are added to what the basket says', () => {
  expect(totalsOf(basket, [399, 0.2])).toEqual({ goods: 1000.3, discount: 0.2, discounts, delivery: 399.2, total: 1399.3 });
});

test('kopecks add up', () => {
  expect(totalsOf({ sum: 0.1, discount: 0, discounts: [], totalSum: 0.1 }, [0.2]).total).toBe(0.3);
});

test('a delivery that is not chosen yet costs nothing, and says so', () => {
  expect(totalsOf(basket, null)).toMatchObject({ delivery: null, total: 1000.1 });
  expect(totalsOf(basket, [0])).toMatchObject({ delivery: 0, total: 1000.1 });
});
