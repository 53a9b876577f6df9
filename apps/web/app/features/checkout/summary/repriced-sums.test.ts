import { expect, test } from 'vitest';
import { changedSums } from './repriced-sums.tsx';

const totals = (sum: number, deliveryCost: number) => ({
  sum: { amount: sum },
  discount: { amount: 0 },
  deliveryCost: { amount: deliveryCost },
  total: { amount: sum + deliveryCost },
});
const was = [totals(10, 399_00), totals(20, 0)];
const now = [totals(30, 0)];

test('only the sums that have changed are told, those of all orders together', () => {
  expect(changedSums({ was, now })).toEqual([
    { label: 'Доставка', was: 399_00, now: 0 },
    { label: 'Итого', was: 399_30, now: 30 },
  ]);
});
