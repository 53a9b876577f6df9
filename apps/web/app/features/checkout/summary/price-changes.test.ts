import { expect, test } from 'vitest';
import { changedSums } from './price-changes.ts';

const was = [
  { sum: 0.1, discount: 0, deliveryCost: 399, total: 399.1 },
  { sum: 0.2, discount: 0, deliveryCost: 0, total: 0.2 },
];
const now = [{ sum: 0.3, discount: 0, deliveryCost: 0, total: 0.3 }];

test('only the sums that have changed are told, those of all orders together', () => {
  expect(changedSums({ was, now })).toEqual([
    { label: 'Доставка', was: 399, now: 0 },
    { label: 'Итого', was: 399.3, now: 0.3 },
  ]);
});
