import { describe, expect, test } from 'vitest';
import { detour, nextPath, openStep, type Progress, steps } from './steps.ts';

const nothing: Progress = { isBasketFilled: false, hasContacts: false, isDeliveryChosen: false, isPaymentChosen: false };
const all: Progress = { isBasketFilled: true, hasContacts: true, isDeliveryChosen: true, isPaymentChosen: true };

test('the steps stand in the order of the specification', () => {
  expect(steps.map(({ title }) => title)).toEqual(['Корзина', 'Контакты', 'Доставка', 'Оплата', 'Подтверждение']);
});

test.each([
  [nothing, 'basket'],
  [{ ...nothing, isBasketFilled: true }, 'contacts'],
  [{ ...nothing, isBasketFilled: true, hasContacts: true }, 'delivery'],
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
    expect(detour('summary', { ...nothing, isBasketFilled: true })).toBe('/cart/contacts');
    expect(detour('payments', { ...all, isDeliveryChosen: false })).toBe('/cart/delivery');
    expect(detour('contacts', nothing)).toBe('/cart');
  });
  test('going back, or staying, is always allowed', () => {
    for (const { id } of steps) expect(detour(id, all)).toBeNull();
    expect(detour('contacts', { ...nothing, isBasketFilled: true })).toBeNull();
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
});
