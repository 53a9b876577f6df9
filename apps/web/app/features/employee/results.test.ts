import { expect, test } from 'vitest';
import { resultsOf } from './results.ts';

const order = (id: string, facts: object) => ({
  id,
  facts: {
    ...{ name: 'Чайник', sum: 1_000_00, status: 'Принят', isActive: true, isCancelled: false, isByStaff: true, isPaid: false },
    ...{ insertedAt: '2026-11-24T12:04:05+03:00', canPay: false, heldUntil: null, ...facts },
  },
});

test('what the staff ordered today is counted, without what was cancelled', () => {
  const orders = [
    order('9', {}),
    order('8', { isCancelled: true, isActive: false }),
    order('7', { sum: 2_500_50 }),
    // Of a customer who ordered by themselves, and of yesterday.
    order('6', { isByStaff: false }),
    order('5', { insertedAt: '2026-11-23T12:04:05+03:00' }),
    { id: '4', facts: null },
  ];
  const results = resultsOf(orders, '2026-11-24');
  expect(results.orders.map(({ id }) => id)).toEqual(['9', '8', '7']);
  expect([results.count, results.sum]).toEqual([2, 3_500_50]);
  expect(resultsOf([], '2026-11-24')).toEqual({ orders: [], count: 0, sum: 0 });
});
