import { describe, expect, test } from 'vitest';
import { lendingTypes, onReceiptTypes, paymentGroups, paymentTypes } from '../contract/fields/special-ids.ts';
import { isAllowed, isCreditBrought, isPrepaid, mayPay, mayPayAll, methodFor, type Payable, type Paying } from './eligibility.ts';

const method = (over: Partial<Paying> = {}): Paying => ({
  linked_payment_type_id: paymentTypes.online,
  is_prepaid: true,
  available_gift_certificate: true,
  min_basket_threshold: null,
  max_basket_threshold: null,
  ...over,
});
const order = (over: Partial<Payable> = {}): Payable => ({
  total: 1_000_00,
  isAllGifts: false,
  isSent: false,
  allowed: null,
  restricted: [],
  ...over,
});

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
    const allowedTypes = [paymentTypes.cash];
    expect([card, cash].map((one) => mayPay(one, order({ allowed: allowedTypes })))).toEqual([false, true]);
  });
});

describe('a group of payments', () => {
  const onReceipt = method({ linked_payment_type_id: paymentTypes.cash, is_prepaid: false, available_gift_certificate: false });
  test('20 is what is paid in advance, whatever its type', () => {
    expect([card, credit, onReceipt].map((one) => isAllowed(one, [paymentGroups.inAdvance]))).toEqual([true, true, false]);
    expect(isAllowed(onReceipt, [paymentGroups.inAdvance, paymentTypes.cash])).toBe(true);
  });
  test('20743 is what buys gift certificates', () => {
    expect([card, credit, onReceipt].map((one) => isAllowed(one, [paymentGroups.forGifts]))).toEqual([true, false, false]);
  });
  test('nothing allowed is nothing', () => expect(isAllowed(card, [])).toBe(false));
});

describe('virtual goods', () => {
  test('rule out what is restricted, and nothing else', () => {
    const virtual = order({ restricted: lendingTypes, isSent: true });
    const payable = Object.entries(paymentTypes).filter(([, id]) =>
      mayPay(method({ linked_payment_type_id: id, is_prepaid: null, available_gift_certificate: true }), virtual),
    );
    const out = [...lendingTypes, ...onReceiptTypes] as number[];
    expect(payable.map(([, id]) => id)).toEqual(Object.values(paymentTypes).filter((id) => !out.includes(id)));
    expect(mayPay(credit, order({ restricted: [] }))).toBe(true);
  });
});

test('a credit is brought to 2000 m from the nearest store, and nowhere when nobody knows how far that is', () => {
  expect([0, 1999.9, 2000, 2000.1, 2001, null].map(isCreditBrought)).toEqual([true, true, true, false, false, false]);
});

test('types that are paid when the goods are handed over are not in advance, all others are', () => {
  const payLaterIds = Object.values(paymentTypes).filter((id) => !isPrepaid({ linked_payment_type_id: id, is_prepaid: null }));
  expect(payLaterIds).toEqual([1, 2, 3, 5, 12, 46]);
});

describe('the orders of a basket', () => {
  const courierOrder = order({ isSent: true, total: 6_000_00 });

  test('are each paid by the method', () => {
    expect(mayPayAll(credit, [order(), order({ total: 999_99 })], all)).toBe(false);
    expect(mayPayAll(credit, [order(), order({ isAllGifts: true, isSent: true })], all)).toBe(false);
    expect(mayPayAll(card, [order(), order({ isAllGifts: true, isSent: true })], all)).toBe(true);
  });
  test('what is sent goes by card where the rest is paid on receipt, whatever the bounds of that', () => {
    expect(methodFor(cash, courierOrder, all)).toBe(card);
    expect(mayPayAll(cash, [order(), courierOrder], all)).toBe(true);
    expect(mayPayAll(cash, [order(), courierOrder], [cash])).toBe(false);
  });
  test('that are all sent are not paid on receipt', () => {
    expect(mayPayAll(cash, [courierOrder], all)).toBe(false);
  });
  test('of an empty basket forbid nothing', () => {
    expect(all.every((one) => mayPayAll(one, [], all))).toBe(true);
  });
});
