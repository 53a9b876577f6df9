import { expect, test } from 'vitest';
import { isActiveIn } from '../catalogue/site/features.ts';
import { hasSim } from './sim.ts';

test.each([
  [1, true],
  [2, true],
  [3, false],
  [null, false],
])('sim.auto in the territory %j: %s; other features hold everywhere', (territory, holds) => {
  expect([isActiveIn('sim.auto', territory), isActiveIn('sim.required', territory)]).toEqual([holds, true]);
});

const phone = { categoryId: 224, isWarranty: false };

test.each([
  ['nobody has asked', undefined, false, false],
  ['it goes by itself', undefined, true, true],
  ['the shopper wants none', false, true, false],
  ['the shopper wants one', true, false, true],
] as const)('with a telephone, where %s', (_, wanted, isAuto, has) => {
  expect(hasSim({ key: 'buy', items: [phone] }, wanted, isAuto)).toBe(has);
});

test('no card goes with what is no telephone, nor with one that is yet to come', () => {
  const others = [
    { key: 'buy', items: [{ ...phone, categoryId: 225 }] },
    { key: 'buy', items: [{ ...phone, isWarranty: true }] },
  ] as const;
  expect([...others, { key: 'preorder', items: [phone] } as const].map((part) => hasSim(part, true, true))).toEqual([false, false, false]);
});
