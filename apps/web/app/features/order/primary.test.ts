import { expect, test } from 'vitest';
import { primaryAction } from './primary.ts';

const order = { isPhoneToConfirm: false, isActive: true, status: 'READY' as const, store: null };
const inStore = { ...order, store: { url: '/store/1' } };

test.each([
  ['a phone to confirm comes before all', { ...inStore, isPhoneToConfirm: true }, true, 'confirm'],
  ['what is to be paid', inStore, true, 'pay'],
  ['where to collect', inStore, false, 'way'],
  ['nothing while a courier brings it', order, false, null],
  ['another like it, once it is cancelled', { ...inStore, isActive: false, status: 'CANCELLED' as const }, false, 'repeat'],
  ['nothing once it is received', { ...inStore, isActive: false, status: 'RECEIVED' as const }, false, null],
])('an order asks for one thing first: %s', (_, facts, canPay, action) => {
  expect(primaryAction({ order: facts, canPay })).toBe(action);
});
