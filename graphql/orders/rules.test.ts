import { expect, test } from 'vitest';
import { isActive, isCancelled, isPaid } from './rules.ts';

test.each([
  ['W', true, false],
  ['N', true, false],
  ['R', true, false],
  ['D', true, false],
  ['I', false, true],
  ['Z', false, false],
  ['F', false, false],
  ['?', true, false],
])('status %s: active %s, cancelled %s', (status_id, active, cancelled) => {
  expect(isActive({ status_id })).toBe(active);
  expect(isCancelled({ status_id })).toBe(cancelled);
});

test('an order is paid unless the payment status is 1', () => {
  expect([1, '1', 2, '2', 3, 0].map((id) => isPaid({ payment_status_oi: { id } }))).toEqual([false, false, true, true, true, true]);
});
