import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { checkDigit, earnedOf, isBeyond, isEan, maxBonuses } from '@vitrina/services/loyalty/vocabulary.ts';
import { minPrice } from '@vitrina/services/rules/price.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newEan } from '../loyalty/ean.ts';
import { allot, limitOf, type Payable } from './bonuses.ts';

const line = (over: Partial<Payable> = {}): Payable => ({
  id: 1,
  quantity: 1,
  finalPrice: 1000_00,
  supplierId: null,
  categoryId: 224,
  presentOf: null,
  isWarranty: false,
  ...over,
});

describe('what bonuses may pay', () => {
  test.each([
    [1000_00, 300_00],
    [999_99, 299_00],
    [4_00, 1_00],
    [3_33, 0],
    [1_00, 0],
    [50, 0],
  ])('of a price of %d kopecks %d', (price, maxAmount) => expect(maxBonuses(price)).toBe(maxAmount));

  test.each([
    ['a partner’s goods', { supplierId: 7 }],
    ['a certificate', { categoryId: giftCategoryId }],
    ['a present', { presentOf: 1 }],
    ['a warranty', { isWarranty: true }],
  ])('%s: nothing', (_, over) => expect(limitOf([line(over)])).toBe(0));

  test.each([
    [300_00, 300_00, 0, false],
    [301_00, 300_00, 0, true],
    [100_00, 300_00, 200_00, false],
    [101_00, 300_00, 200_00, true],
  ])('an amount of %d is beyond a limit of %d less %d: %s', (amount, limit, spentAmount, beyond) =>
    expect(isBeyond(amount, limit, spentAmount)).toBe(beyond),
  );

  test.each([
    [33_33, 0],
    [33_34, 1_00],
    [1000_00, 30_00],
  ])('%d kopecks earn %d', (paid, earned) => expect(earnedOf(paid)).toBe(earned));
});

const lines = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), finalPrice: fc.integer({ min: minPrice, max: 10_000_000 }) }), {
    maxLength: 8,
  })
  .map((some) => some.map((over, at) => line({ id: at + 1, ...over })));

test('bonuses never take more than is wanted or allowed, whole rubles of each piece, and leave at least one', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100_000_000 }), (goods, amount) => {
      const parts = allot(goods, amount);
      const all = goods.reduce((sum, { id, quantity }) => sum + (parts.get(id) ?? 0) * quantity, 0);
      expect(all).toBeLessThanOrEqual(Math.min(amount, limitOf(goods)));
      for (const { id, finalPrice } of goods) {
        const part = parts.get(id) ?? 0;
        expect(part % 100).toBe(0);
        expect(finalPrice - part).toBeGreaterThanOrEqual(minPrice);
      }
      if (amount >= limitOf(goods)) expect(all).toBe(limitOf(goods));
      // The order in which lines come is of no consequence.
      expect(new Map(allot(goods.toReversed(), amount))).toEqual(parts);
    }),
  );
});

test('single pieces take what many cannot share', () => {
  const goods = [line({ id: 1, quantity: 1 }), line({ id: 2, quantity: 3 })];
  expect([...allot(goods, 100_00)]).toEqual([
    [2, 33_00],
    [1, 1_00],
  ]);
});

test('a number of a card is an EAN-13', () => {
  // The example of GS1.
  expect(checkDigit('629104150021')).toBe('3');
  expect([isEan('6291041500213'), isEan('6291041500214'), isEan('629104150021'), isEan('62910415002l3')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  for (let n = 0; n < 50; n += 1) expect(newEan()).toSatisfy(isEan);
});
