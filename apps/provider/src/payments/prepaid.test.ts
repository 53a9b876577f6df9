import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepaidBasket } from './prepaid.ts';

const line = (product_id: number, final_price: number, quantity = 1) => ({ product_id, final_price, quantity });

test('nothing paid is an empty basket, all paid is what each costs', () => {
  const lines = [line(1, 100_00, 2), line(2, 50_00)];
  expect(prepaidBasket(lines, 0)).toEqual([]);
  expect(prepaidBasket([], 100)).toEqual([]);
  expect(prepaidBasket(lines, 250_00)).toEqual([
    { product_id: 1, amount: 200_00 },
    { product_id: 2, amount: 50_00 },
  ]);
});

test('a part is shared by what the goods cost, the same product once', () => {
  expect(prepaidBasket([line(1, 100), line(2, 100), line(1, 100)], 100)).toEqual([
    { product_id: 1, amount: 66 },
    { product_id: 2, amount: 34 },
  ]);
});

test('to the kopeck it is what was paid, and of no product more than it costs', () => {
  const lines = fc.array(fc.record({ product_id: fc.nat(5), final_price: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 9 }) }));
  fc.assert(
    fc.property(lines, fc.nat(5_000_000), (goods, prepaid) => {
      const total = goods.reduce((sum, { final_price, quantity }) => sum + final_price * quantity, 0);
      const parts = prepaidBasket(goods, prepaid);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(prepaid, total));
      for (const { product_id: id, amount } of parts) {
        const cost = goods.filter((one) => one.product_id === id).reduce((sum, one) => sum + one.final_price * one.quantity, 0);
        expect(amount).toBeLessThanOrEqual(cost);
      }
    }),
  );
});
