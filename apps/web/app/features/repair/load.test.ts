import { expect, test } from 'vitest';
import { lowestCostOf } from './load.server.ts';

const problem = (discounted: number | null, isInstallation = false) => ({
  id: '1',
  name: 'Не включается',
  cost: discounted === null ? null : { amount: discounted + 10_00 },
  discountedCost: discounted === null ? null : { amount: discounted },
  isInstallation,
  isVisibleDamage: false,
});

test('a repair costs as little as its cheapest problem, an installation is none', () => {
  expect(lowestCostOf([problem(2_241_00), problem(null), problem(809_00), problem(100_00, true)])).toBe(809_00);
  expect([lowestCostOf([problem(null)]), lowestCostOf([]), lowestCostOf(null)]).toEqual([null, null, null]);
});
