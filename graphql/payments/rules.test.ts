import { giftCategoryId } from '@vitrina/services/products/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { method, repayment as waiting } from '../testing/rows.ts';
import type { PaymentMethod } from './rows.ts';
import { eligibleMethods, isAllGifts, isReturnPath, orderToRepay, paymentStatusOf, type Repayment, returnPath, tabOf } from './rules.ts';

describe('eligible methods (spec 1 §5)', () => {
  const bounded = method({ min_basket_threshold: 1000_00, max_basket_threshold: 5000_00 });
  const takes = (total: number) => eligibleMethods([bounded], { total, isAllGifts: false }).length === 1;

  test('thresholds belong to the range', () => {
    expect([999_99, 1000_00, 3000_00, 5000_00, 5000_01].map(takes)).toEqual([false, true, true, true, false]);
  });
  test('no threshold is no bound', () => {
    expect(eligibleMethods([method()], { total: 0, isAllGifts: false })).toHaveLength(1);
    expect(eligibleMethods([method()], { total: 10_000_000_00, isAllGifts: false })).toHaveLength(1);
  });
  test('a basket of gifts needs support of gift certificates', () => {
    const [with_, without] = [method({ available_gift_certificate: true }), method({ available_gift_certificate: false })];
    expect(eligibleMethods([with_, without], { total: 100, isAllGifts: true })).toEqual([with_]);
    expect(eligibleMethods([with_, without], { total: 100, isAllGifts: false })).toEqual([with_, without]);
  });
});

test('gifts alone', () => {
  expect(isAllGifts([giftCategoryId, giftCategoryId])).toBe(true);
  expect(isAllGifts([giftCategoryId, 7])).toBe(false);
  expect(isAllGifts([giftCategoryId, null])).toBe(false);
  expect(isAllGifts([giftCategoryId, undefined])).toBe(false);
  expect(isAllGifts([])).toBe(false);
});

test('tabs', () => {
  const tabs = ['online', 'on_receipt', 'instalment', 'credit', 'in_parts', 'crypto'];
  expect(tabs.map((tab) => tabOf({ tab, is_prepaid: false }))).toEqual([
    'ONLINE',
    'ON_RECEIPT',
    'INSTALMENT',
    'CREDIT',
    'IN_PARTS',
    'ON_RECEIPT',
  ]);
  expect(tabOf({ tab: 'crypto', is_prepaid: true })).toBe('ONLINE');
});

test('states of an attempt', () => {
  expect(['created', 'pending', 'paid', 'declined', 'cancelled', 'held'].map(paymentStatusOf)).toEqual([
    'CREATED',
    'PENDING',
    'PAID',
    'DECLINED',
    'CANCELLED',
    'PENDING',
  ]);
});

describe('repayment (spec 2 §4)', () => {
  const repayment = (over: Partial<Repayment> = {}, ofBranch: PaymentMethod[] | null = null) => orderToRepay(waiting(over), ofBranch);

  test('an order that waits can be paid', () => {
    expect(repayment()).toMatchObject({ orderId: 9000, totalSum: 1600_00, status: 'AWAITING', canRepay: true, methods: [method()] });
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
  expect(returnPath('/cart/payment/5', 77)).toBe('/cart/payment/5?payment=77');
  expect(returnPath('/cart/payment/5?from=order&payment=1', 77)).toBe('/cart/payment/5?from=order&payment=77');
});
