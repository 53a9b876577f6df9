import { lessPercent } from '@vitrina/services/rules/price.ts';
import { describe, expect, test } from 'vitest';
import { type BundleLine, bundleActions, percentOff } from './bundle.ts';

const { bundle, combo, instalments } = bundleActions;
const line = (actionId: number | null, over: Partial<BundleLine> = {}): BundleLine => ({ actionId, isOfBundle: true, ...over });
const parent = (children: readonly BundleLine[]) => ({ bundleSize: 2, children });

describe('percent off an accessory', () => {
  test.each([
    ['of the bundle', line(bundle.id), bundle.percent],
    ['of instalments', line(instalments.id), 0],
    ['under no promotion', line(null), 0],
    ['under a promotion of another kind', line(1), 0],
    ['that the bundle has not', line(bundle.id, { isOfBundle: false }), 0],
  ])('%s', (_, one, percent) => {
    expect(percentOff(one, parent([one]))).toBe(percent);
  });

  test('a combo holds while all of its accessories are there', () => {
    const [one, other] = [line(combo.id), line(combo.id)];
    expect(percentOff(one, parent([one, other]))).toBe(combo.percent);
    expect(percentOff(one, parent([one]))).toBe(0);
    expect(percentOff(one, parent([one, line(bundle.id)]))).toBe(0);
    expect(percentOff(one, parent([one, line(combo.id, { isOfBundle: false })]))).toBe(0);
  });

  test('none without its product', () => expect(percentOff(line(bundle.id), undefined)).toBe(0));
});

describe('a price with percent off', () => {
  test.each([
    [100, 10, 100],
    [199, 10, 100],
    [1_000_00, 10, 900_00],
    [999_99, 15, 849_00],
    [999_99, 0, 999_99],
  ])('%i less %i %%', (price, percent, less) => {
    expect(lessPercent(price, percent)).toBe(less);
  });

  test('never rises, never falls below a ruble, and a higher price never comes to less', () => {
    for (let percent = 0; percent <= 100; percent += 5) {
      let before = 0;
      for (let price = 100; price < 300_00; price += 37) {
        const less = lessPercent(price, percent);
        expect(less).toBeGreaterThanOrEqual(100);
        expect(less).toBeLessThanOrEqual(price);
        if (percent > 0) expect(less).toBeGreaterThanOrEqual(before);
        before = less;
      }
    }
  });
});
