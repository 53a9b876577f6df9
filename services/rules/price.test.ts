import { describe, expect, test } from 'vitest';
import { ceilToRubles, discountedPrice, finalPrice, floorToRubles, lessPercent, minPrice } from './price.ts';

test('an amount in whole rubles', () => {
  expect([0, 99, 1_00, 1_01, 1_99.5].map(floorToRubles)).toEqual([0, 0, 1_00, 1_00, 1_00]);
  expect([0, 1, 1_00, 1_00.01, 1_01].map(ceilToRubles)).toEqual([0, 1_00, 1_00, 2_00, 2_00]);
});

describe('a price after discounts (spec 1 §5)', () => {
  test('is whole rubles, rounded down, whichever way the discount is told', () => {
    expect(discountedPrice(1000_00, 899_99)).toBe(899_00);
    expect(finalPrice(1000_00, 100_01)).toBe(899_00);
    expect(lessPercent(999_99, 15)).toBe(849_00);
    expect(lessPercent(1000_00, 10)).toBe(900_00);
  });

  test('is never below one ruble', () => {
    expect([1_01, 99, 0].map((reduced) => discountedPrice(1000_00, reduced))).toEqual([minPrice, minPrice, minPrice]);
    expect(finalPrice(1000_00, 2000_00)).toBe(minPrice);
    expect(lessPercent(1000_00, 100)).toBe(minPrice);
  });

  test('without a discount stays as it is', () => {
    expect(discountedPrice(999_50, 999_50)).toBe(999_50);
    expect(discountedPrice(0, 0)).toBe(0);
    expect([0, -1].map((discount) => finalPrice(999_50, discount))).toEqual([999_50, 999_50]);
    expect(lessPercent(999_99, 0)).toBe(999_99);
  });

  test('does not rise where it is below a ruble already', () => {
    expect(discountedPrice(50, 40)).toBe(50);
    expect(finalPrice(50, 10)).toBe(50);
    expect(lessPercent(50, 10)).toBe(50);
  });
});
