import { giftCategoryId, onReceiptTypes, paymentGroups, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { paymentTabs } from '@vitrina/services/payments/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import type { PartKey } from '../split.ts';
import { methodOf, methods, payableOf, restrictedFor, typesBy, typesFor } from './methods.ts';

test('there is a method of each type of the specification, and one only', () => {
  const ids = methods.map(({ linked_payment_type_id: id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(Object.values(paymentTypes).toSorted((a, b) => a - b));
  expect(new Set(methods.map(({ tab }) => tab))).toEqual(new Set(paymentTabs));
});

test('what has a payment page is paid in advance, and nothing else is', () => {
  const onReceiptIds = methods.filter(({ is_prepaid: isPrepaid }) => !isPrepaid).map(({ linked_payment_type_id: id }) => id);
  expect(onReceiptIds.toSorted((a, b) => a - b)).toEqual([...onReceiptTypes].toSorted((a, b) => a - b));
});

test('nobody lends on a gift certificate', () => {
  const forGifts = methods.filter((one) => one.available_gift_certificate);
  expect(forGifts.filter(({ linked_payment_type_id: id }) => restrictedFor({ isVirtual: true, isCompany: false }).includes(id))).toEqual(
    [],
  );
  expect(forGifts.every(({ is_prepaid }) => is_prepaid)).toBe(true);
});

describe('goods that are handed over only when they are paid', () => {
  const types = typesFor.counter;
  test.each([
    [10, [224], [paymentGroups.inAdvance]],
    [8, [7, 224], [paymentGroups.inAdvance]],
    [10, [7], types],
    [10, [null], types],
    [10, [giftCategoryId], types],
    [9, [224], types],
    [13, [224], types],
    [1, [224], types],
  ])('delivery %i of categories %j', (delivery, categories, allowed) => {
    expect(typesBy(delivery, categories, types)).toEqual(allowed);
  });
});

test('what is sent has types that are ruled out, and so has a person, and a company', () => {
  const restrictedTypesOf = (key: PartKey, isCompany = false) => payableOf({ key, total: 100, allowed: null, isCompany }).restricted;
  expect(restrictedTypesOf('digital')).toContain(methodOf(paymentTypes.creditOnline)?.linked_payment_type_id);
  expect(restrictedTypesOf('special')).not.toContain(paymentTypes.sbp);
  expect(restrictedTypesOf('buy')).toEqual([paymentTypes.nonCash, paymentTypes.sberBusiness]);
  const ofCompany = methods.filter((one) => !restrictedTypesOf('buy', true).includes(one.linked_payment_type_id));
  expect(ofCompany.map(({ name }) => name)).toEqual([
    'Банковская карта',
    'Карта ПСБ',
    'Карта СберБанка',
    'ЮKassa',
    'СберБизнес',
    'Карта или наличные при получении',
    'Карта курьеру',
    'Наличные курьеру',
    'Счёт для организации',
  ]);
  expect(methodOf(paymentTypes.nonCash)).toMatchObject({ min_basket_threshold: null, max_basket_threshold: null });
});

test('says what an instalment is in words: its code is a label of the credit', () => {
  const texts = methods.map(({ name, description }) => `${name} ${description}`);
  expect(texts.filter((text) => /\d-\d/.test(text))).toEqual([]);
});
