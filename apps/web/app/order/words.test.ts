import { describe, expect, test } from 'vitest';
import { isAwaitingPayment } from './status.ts';
import { deliveryTime, whatNext } from './words.ts';

const store = { id: 1, name: 'Витрина', address: '', workTimeLine: '', directions: '' };
const order = {
  isCancelled: false,
  isActive: true,
  statusId: 'N',
  waitingSum: 0,
  deliveryDate: '2026-11-24',
  deliveryTimeFrom: '10:00',
  store: null,
  email: null,
};

describe('what happens next', () => {
  test('depends on how the order stands', () => {
    expect(whatNext({ ...order, isCancelled: true, isActive: false }, false)).toContain('отменён');
    expect(whatNext({ ...order, isActive: false }, false)).toContain('завершён');
    expect(whatNext(order, true)).toContain('ждём оплату');
    expect(whatNext({ ...order, store }, false)).toContain('забрать');
    expect(whatNext(order, false)).toContain('курьер');
    expect(whatNext({ ...order, deliveryDate: null }, false)).toContain('Оператор');
  });
});

test('when it comes', () => {
  expect(deliveryTime({ deliveryDate: null, deliveryTimeFrom: null, deliveryTimeTo: null })).toBeNull();
  expect(deliveryTime({ deliveryDate: '2026-11-24', deliveryTimeFrom: '10:00', deliveryTimeTo: null })).toBe(
    '24\u00a0ноября, вторник, с\u00a010:00',
  );
  expect(deliveryTime({ deliveryDate: '2026-11-24', deliveryTimeFrom: '10:00', deliveryTimeTo: '14:00' })).toBe(
    '24\u00a0ноября, вторник, с\u00a010:00 до\u00a014:00',
  );
});

test('only an order that waits and has something to pay awaits its payment', () => {
  expect(isAwaitingPayment({ statusId: 'W', waitingSum: 10 })).toBe(true);
  expect(isAwaitingPayment({ statusId: 'W', waitingSum: 0 })).toBe(false);
  expect(isAwaitingPayment({ statusId: 'N', waitingSum: 10 })).toBe(false);
});
