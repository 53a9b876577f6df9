import { expect, test } from 'vitest';
import { benefitOf } from './benefit.ts';

test('the benefit is what the struck-out price is above the price', () => {
  expect([null, 0, 949_99, 950_00].map((former) => benefitOf(950_00, former))).toEqual([null, null, null, null]);
  expect([950_01, 1200_00].map((former) => benefitOf(950_00, former))).toEqual([1, 250_00]);
});
