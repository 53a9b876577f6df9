import { expect, test } from 'vitest';
import type { Arranged, Option } from '../delivery/choice.ts';
import { byTab, type Method, methodOf, methodsFor } from './methods.ts';

const method = (paymentTypeId: number, tab: Method['tab'], isPrepaid = tab !== 'ON_RECEIPT'): Method => ({
  paymentTypeId,
  name: `Способ ${paymentTypeId}`,
  description: '',
  tab,
  isPrepaid,
  periods: [],
});
const all = [method(1, 'ON_RECEIPT'), method(17, 'ONLINE'), method(64, 'ONLINE'), method(13, 'CREDIT')];
const arranged = (...accepted: number[][]): Arranged[] =>
  accepted.map((paymentTypeIds, at) => ({
    order: { key: `${at}`, itemIds: [], sum: 0, isPreorder: false, isDigital: false, pickup: [], courier: [], express: null },
    way: 'PICKUP',
    option: { paymentTypeIds } as Option,
  }));

test('only what every chosen delivery takes', () => {
  expect(methodsFor(all, arranged([1, 17, 64, 13])).map((each) => each.paymentTypeId)).toEqual([1, 17, 64, 13]);
  expect(methodsFor(all, arranged([1, 17], [17, 64])).map((each) => each.paymentTypeId)).toEqual([17]);
  expect(methodsFor(all, arranged([99]))).toEqual([]);
});

test('what is sent is paid in advance', () => {
  const sent: Arranged[] = arranged([1]).map((each) => ({ ...each, way: null, option: null }));
  expect(methodsFor(all, sent).every(({ isPrepaid }) => isPrepaid)).toBe(true);
});

test('«Онлайн» stands first, and a tab without methods does not stand there at all', () => {
  expect(byTab(all).map(({ name }) => name)).toEqual(['Онлайн', 'При получении', 'Кредит']);
});

test('a method is found under its own tab only', () => {
  expect(methodOf(all, 'ONLINE', '64')?.paymentTypeId).toBe(64);
  expect(methodOf(all, 'CREDIT', '64')).toBeNull();
  expect(methodOf(all, '', '')).toBeNull();
});
