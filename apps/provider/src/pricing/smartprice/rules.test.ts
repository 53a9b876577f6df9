import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountFor, grades, partOf, stateOf } from './rules.ts';

const kopecks = fc.integer({ min: 1_00, max: 100_000_000 });

describe('a smart price', () => {
  test('is a part of the price by the condition, and what the shop adds', () => {
    const product = { price: 10_000_00, bonus: 1_000_00 };
    expect(grades.map(({ code }) => code)).toEqual([3, 2, 1]);
    expect(grades.map((grade) => discountFor(product, grade))).toEqual([
      { total: 3_000_00, benefit: 1_000_00 },
      { total: 2_200_00, benefit: 1_000_00 },
      { total: 1_400_00, benefit: 1_000_00 },
    ]);
    expect(discountFor({ price: 10_000_00, bonus: null }, grades[0])).toEqual({ total: 2_000_00, benefit: 0 });
  });

  test('leaves at least a ruble to pay, whatever the shop adds (spec 1 §5)', () => {
    fc.assert(
      fc.property(kopecks, kopecks, fc.constantFrom(...grades), (price, bonus, grade) => {
        const { total, benefit } = discountFor({ price, bonus }, grade);
        expect(total % 100).toBe(0);
        expect(price - total).toBeGreaterThanOrEqual(1_00);
        expect(benefit).toBeGreaterThanOrEqual(0);
        expect(benefit).toBeLessThanOrEqual(total);
      }),
    );
  });

  test('takes off a piece no more than it is worth, and leaves a ruble of it', () => {
    fc.assert(
      fc.property(kopecks, kopecks, (discount, finalPrice) => {
        const part = partOf(discount, finalPrice);
        expect(part % 100).toBe(0);
        expect(part).toBeLessThanOrEqual(discount);
        expect(finalPrice - part).toBeGreaterThanOrEqual(1_00);
      }),
    );
  });

  test('is used before it is over, and over before it is anything else', () => {
    expect(stateOf({ state: 'completed', isUsed: true, isExpired: true })).toBe('used');
    expect(stateOf({ state: 'completed', isUsed: false, isExpired: true })).toBe('expired');
    expect(stateOf({ state: 'declined', isUsed: false, isExpired: false })).toBe('declined');
  });
});
