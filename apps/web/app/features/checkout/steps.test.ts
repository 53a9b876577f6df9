import { describe, expect, test } from 'vitest';
import { nextPath, openStep, type Progress, redirectTo, steps } from './steps.ts';

const noProgress: Progress = { isBasketFilled: false, hasContacts: false, isDeliveryChosen: false, isPaymentChosen: false };
const all: Progress = { isBasketFilled: true, hasContacts: true, isDeliveryChosen: true, isPaymentChosen: true };

test('the steps stand in the order of the specification', () => {
  expect(steps.map(({ title }) => title)).toEqual(['Корзина', 'Контакты', 'Доставка', 'Оплата', 'Подтверждение']);
});

test.each([
  [noProgress, 'basket'],
  [{ ...noProgress, isBasketFilled: true }, 'contacts'],
  [{ ...noProgress, isBasketFilled: true, hasContacts: true }, 'delivery'],
  [{ ...all, isPaymentChosen: false }, 'payments'],
  [all, 'summary'],
  // What was chosen later does not open a step whose predecessor has come undone.
  [{ ...all, isDeliveryChosen: false }, 'delivery'],
  [{ ...all, hasContacts: false }, 'contacts'],
] as const)('%o opens %s', (progress, step) => {
  expect(openStep(progress)).toBe(step);
});

describe('going ahead of oneself', () => {
  test('leads to the first open step', () => {
    expect(redirectTo('summary', { ...noProgress, isBasketFilled: true })).toBe('/cart/contacts');
    expect(redirectTo('payments', { ...all, isDeliveryChosen: false })).toBe('/cart/delivery');
    expect(redirectTo('contacts', noProgress)).toBe('/cart');
  });
  test('going back, or staying, is always allowed', () => {
    for (const { id } of steps) expect(redirectTo(id, all)).toBeNull();
    expect(redirectTo('contacts', { ...noProgress, isBasketFilled: true })).toBeNull();
  });
});

describe('after saving a step', () => {
  test('the next one follows', () => {
    expect(nextPath('contacts', { delivery: null, payment: null })).toBe('/cart/delivery');
    expect(nextPath('delivery', { delivery: null, payment: null })).toBe('/cart/payments');
    expect(nextPath('payments', { delivery: {}, payment: null })).toBe('/cart/summary');
  });
  test('whoever came back to mend something returns to the summary', () => {
    expect(nextPath('contacts', { delivery: {}, payment: {} })).toBe('/cart/summary');
    expect(nextPath('delivery', { delivery: {}, payment: {} })).toBe('/cart/summary');
  });
  test('whoever became another payer looks at the ways to pay again, when the goods have their way', () => {
    expect(nextPath('contacts', { delivery: {}, payment: {} }, { isOtherPayer: true })).toBe('/cart/payments');
    expect(nextPath('contacts', { delivery: null, payment: {} }, { isOtherPayer: true })).toBe('/cart/delivery');
    expect(nextPath('contacts', { delivery: null, payment: null }, { isOtherPayer: true })).toBe('/cart/delivery');
  });
  test('codes alone are not delivered', () => {
    const isDelivered = false;
    expect(nextPath('contacts', { delivery: null, payment: null }, { isDelivered })).toBe('/cart/payments');
    expect(nextPath('contacts', { delivery: null, payment: {} }, { isDelivered })).toBe('/cart/summary');
    expect(nextPath('contacts', { delivery: null, payment: {} }, { isDelivered, isOtherPayer: true })).toBe('/cart/payments');
  });
});
