import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { describe, expect, test } from 'vitest';
import { isActive, isAwaitingPayment, isCancelled, isPaid } from './rules.ts';

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

describe('whether an order waits for its payment', () => {
  const order = {
    status_id: 'NEW',
    payment_status_oi: { id: 1, name: null },
    payment_type: { id: paymentTypes.online, name: null },
    waiting_sum: 1,
  };

  test('does not hang on a letter of the provider’s', () => {
    expect(['W', 'N', 'NEW', '7', ''].map((status_id) => isAwaitingPayment({ ...order, status_id }))).toEqual(Array(5).fill(true));
    expect(['I', 'Z', 'F'].map((status_id) => isAwaitingPayment({ ...order, status_id }))).toEqual([false, false, false]);
  });

  test('is said by the state of the payment, what is left and how it is paid', () => {
    expect(isAwaitingPayment({ ...order, payment_status_oi: { id: 2, name: null } })).toBe(false);
    expect(isAwaitingPayment({ ...order, waiting_sum: 0 })).toBe(false);
    expect(isAwaitingPayment({ ...order, payment_type: { id: paymentTypes.cash, name: null } })).toBe(false);
    expect(isAwaitingPayment({ ...order, payment_type: { id: 1000, name: null } })).toBe(true);
  });

  test('is taken to be so where nobody tells how it is paid, and not where that is still to be agreed', () => {
    expect(isAwaitingPayment({ ...order, payment_type: null })).toBe(true);
    expect(isAwaitingPayment({ ...order, payment_type: { id: 0, name: 'Уточнит оператор' } })).toBe(false);
  });
});
