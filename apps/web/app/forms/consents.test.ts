import { expect, test } from 'vitest';
import { callBackData, companyData, orderConsents, readConsents } from './consents.ts';

test('each purpose has a box of its own, and only what the order needs is required', () => {
  expect(orderConsents.map(({ purpose, isRequired }) => [purpose, isRequired])).toEqual([
    ['PERSONAL_DATA', true],
    ['MARKETING', false],
  ]);
});

test('only what was ticked was consented to', () => {
  expect(readConsents(orderConsents, (field) => field === 'consent.personal-data')).toEqual({ purposes: ['PERSONAL_DATA'], missing: [] });
  expect(readConsents(orderConsents, () => true).purposes).toEqual(['PERSONAL_DATA', 'MARKETING']);
});

test('without the required one there is no order', () => {
  expect(readConsents(orderConsents, (field) => field === 'consent.marketing').missing).toEqual(['consent.personal-data']);
});

test('a consent names no data that its form does not ask for', () => {
  expect(callBackData.text).not.toMatch(/почт.*:|адреса доставки|заказ/);
  expect(companyData.text).not.toMatch(/адреса доставки|этот заказ/);
});
