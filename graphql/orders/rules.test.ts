import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { isActive, isAwaitingPayment, isCancelled, isPaid, paymentStateOf } from './rules.ts';

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

test('what has become of its money is said by the state of the payment and what goes back', () => {
  const stateOf = (id: number, refunds: [sum: number, status?: string, reason?: string][] | undefined, sum_prepaid = 300) =>
    paymentStateOf({
      payment_status_oi: { id, name: null },
      sum_prepaid,
      total_sum: 300,
      refunds: refunds?.map(([sum, status = 'sent', reason = 'returned']) => ({
        id: asId(1),
        sum,
        status,
        reason,
        requested_at: '2026-11-21T09:00:00Z',
      })),
    });
  expect([stateOf(1, []), stateOf(2, undefined), stateOf(2, [])]).toEqual(['NOT_PAID', 'PAID', 'PAID']);
  expect([stateOf(2, [[100]]), stateOf(2, [[100], [200]]), stateOf(2, [[300]], 0)]).toEqual(['PARTLY_REFUNDED', 'REFUNDED', 'REFUNDED']);
  expect([stateOf(2, [[300, 'failed']]), stateOf(2, [[300, 'sent', 'superfluous']])]).toEqual(['PAID', 'PAID']);
  expect(stateOf(3, undefined)).toBe('REFUNDED');
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
