import { giftCategoryId, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId } from '@vitrina/services/contract/wire.ts';

import { describe, expect, test } from 'vitest';
import { isReturnPath } from '../base/return-path.ts';
import { isAllGifts } from '../products/rules.ts';
import { method, repayment as waiting } from '../testing/samples.ts';
import { orderToRepay, paymentStatusOf, type Repayment, returnAddress, tabOf } from './rules.ts';
import type { PaymentMethod } from './sources.ts';

test('gifts alone', () => {
  const gift = asId(giftCategoryId);
  expect(isAllGifts([gift, gift])).toBe(true);
  expect(isAllGifts([gift, asId(7)])).toBe(false);
  expect(isAllGifts([gift, null])).toBe(false);
  expect(isAllGifts([gift, undefined])).toBe(false);
  expect(isAllGifts([])).toBe(false);
});

test('tabs', () => {
  const tabs = ['online', 'on_receipt', 'instalment', 'credit', 'in_parts', 'crypto'];
  expect(tabs.map((tab) => tabOf({ tab, is_prepaid: false, linked_payment_type_id: 17 }))).toEqual([
    'ONLINE',
    'ON_RECEIPT',
    'INSTALMENT',
    'CREDIT',
    'IN_PARTS',
    'ON_RECEIPT',
  ]);
  expect(tabOf({ tab: 'crypto', is_prepaid: true, linked_payment_type_id: 17 })).toBe('ONLINE');
});

test('a method of which the provider tells only its type stands where its type does', () => {
  const tabs = [paymentTypes.online, paymentTypes.cash, paymentTypes.tinkoff, paymentTypes.creditOnPlace, paymentTypes.yandexSplit, 1000];
  expect(tabs.map((id) => tabOf({ tab: null, is_prepaid: null, linked_payment_type_id: id }))).toEqual([
    'ONLINE',
    'ON_RECEIPT',
    'INSTALMENT',
    'CREDIT',
    'IN_PARTS',
    'ONLINE',
  ]);
});

test('states of an attempt', () => {
  expect(['created', 'pending', 'paid', 'declined', 'cancelled', 'held'].map(paymentStatusOf)).toEqual([
    'CREATED',
    'PENDING',
    'PAID',
    'DECLINED',
    'CANCELLED',
    'OTHER',
  ]);
});

describe('repayment (spec 2 §4)', () => {
  const repayment = (over: Partial<Repayment> = {}, ofBranch: PaymentMethod[] | null = null) => orderToRepay(waiting(over), ofBranch);

  test('an order that waits can be paid', () => {
    expect(repayment()).toMatchObject({ orderId: '9000', totalSum: 1600_00, status: 'AWAITING', canRepay: true, methods: [method()] });
  });
  test('the two final states cannot', () => {
    expect(repayment({ payment_status: { status: 'paid', can_repayment: true } })).toMatchObject({ status: 'PAID', canRepay: false });
    expect(repayment({ payment_status_oi: { id: 2 } })).toMatchObject({ status: 'PAID', canRepay: false });
    expect(repayment({ payment_status: { status: 'cancelled', can_repayment: true } })).toMatchObject({
      status: 'CANCELLED',
      canRepay: false,
    });
  });
  test('nor what the provider does not allow, nor what no method takes', () => {
    expect(repayment({ payment_status: { status: 'awaiting', can_repayment: false } }).canRepay).toBe(false);
    expect(repayment({ payments: [method({ min_basket_threshold: 1600_01 })] })).toMatchObject({
      status: 'AWAITING',
      canRepay: false,
      methods: [],
    });
    expect(repayment({ restrictive_virtual_payments_ids: [17] })).toMatchObject({ canRepay: false, methods: [] });
  });
  test('nor by a method that the branch does not show', () => {
    expect(repayment({}, [method()]).methods).toHaveLength(1);
    expect(repayment({}, [method({ linked_payment_type_id: 64 })])).toMatchObject({ canRepay: false, methods: [] });
  });
});

test('the way back leads to the shop only', () => {
  const ways = ['/', '/cart/payment/1?payment=2', '//evil.example', '/\\evil.example', 'https://evil.example', 'cart', '/a b', ''];
  expect(ways.map(isReturnPath)).toEqual([true, true, false, false, false, false, false, false]);
});

test('the way back names the attempt', () => {
  expect(returnAddress('/cart/payment/5', asId(77))).toBe('/cart/payment/5?payment=77');
  expect(returnAddress('/cart/payment/5?from=order&payment=1', asId(77))).toBe('/cart/payment/5?from=order&payment=77');
  expect(returnAddress('/cart/payment/5', asId(77), 'https://shop.example')).toBe('https://shop.example/cart/payment/5?payment=77');
});
