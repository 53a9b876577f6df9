import { describe, expect, test } from 'vitest';
import { mayPay, mayPayAll, methodFor, type Payable, type Paying } from './eligibility.ts';
import { paymentTypes } from './vocabulary.ts';

const method = (over: Partial<Paying> = {}): Paying => ({
  linked_payment_type_id: paymentTypes.online,
  is_prepaid: true,
  available_gift_certificate: true,
  min_basket_threshold: null,
  max_basket_threshold: null,
  ...over,
});
const order = (over: Partial<Payable> = {}): Payable => ({ total: 1_000_00, isAllGifts: false, isSent: false, allowed: null, ...over });

const card = method();
const cash = method({ linked_payment_type_id: paymentTypes.cash, is_prepaid: false, max_basket_threshold: 5_000_00 });
const credit = method({
  linked_payment_type_id: paymentTypes.creditOnline,
  available_gift_certificate: false,
  min_basket_threshold: 1_000_00,
  max_basket_threshold: 5_000_00,
});
const all = [card, cash, credit];

describe('one order', () => {
  test('both thresholds belong to the range', () => {
    const totals = [999_99, 1_000_00, 3_000_00, 5_000_00, 5_000_01];
    expect(totals.map((total) => mayPay(credit, order({ total })))).toEqual([false, true, true, true, false]);
  });
  test('no threshold is no bound', () => {
    expect([0, Number.MAX_SAFE_INTEGER].map((total) => mayPay(card, order({ total })))).toEqual([true, true]);
  });
  test('of gifts alone needs support of gift certificates', () => {
    expect([card, credit].map((one) => mayPay(one, order({ isAllGifts: true })))).toEqual([true, false]);
  });
  test('that is sent is not paid on receipt', () => {
    expect([card, cash].map((one) => mayPay(one, order({ isSent: true })))).toEqual([true, false]);
  });
  test('is paid as its delivery allows', () => {
    const allowed = [paymentTypes.cash];
    expect([card, cash].map((one) => mayPay(one, order({ allowed })))).toEqual([false, true]);
  });
});

describe('the orders of a basket', () => {
  const sent = order({ isSent: true, total: 6_000_00 });

  test('are each paid by the method', () => {
    expect(mayPayAll(credit, [order(), order({ total: 999_99 })], all)).toBe(false);
    expect(mayPayAll(credit, [order(), order({ isAllGifts: true, isSent: true })], all)).toBe(false);
    expect(mayPayAll(card, [order(), order({ isAllGifts: true, isSent: true })], all)).toBe(true);
  });
  test('what is sent goes by card where the rest is paid on receipt, whatever the bounds of that', () => {
    expect(methodFor(cash, sent, all)).toBe(card);
    expect(mayPayAll(cash, [order(), sent], all)).toBe(true);
    expect(mayPayAll(cash, [order(), sent], [cash])).toBe(false);
  });
  test('that are all sent are not paid on receipt', () => {
    expect(mayPayAll(cash, [sent], all)).toBe(false);
  });
  test('of an empty basket forbid nothing', () => {
    expect(all.every((one) => mayPayAll(one, [], all))).toBe(true);
  });
});
