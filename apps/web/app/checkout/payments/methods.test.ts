import { expect, test } from 'vitest';
import { byTab, folded, type Method, methodOf } from './methods.ts';

const method = (typeId: number, tab: Method['tab'], isPrepaid = tab !== 'ON_RECEIPT'): Method => ({
  typeId,
  name: `Способ ${typeId}`,
  kind: 'OTHER',
  description: null,
  tab,
  isPrepaid,
  periods: [],
});
const all = [method(1, 'ON_RECEIPT'), method(17, 'ONLINE'), method(64, 'ONLINE'), method(13, 'CREDIT')];
test('«Онлайн» stands first, and a tab without methods does not stand there at all', () => {
  expect(byTab(all).map(({ name }) => name)).toEqual(['Онлайн', 'При получении', 'Кредит']);
});

test('a tab of the provider’s own is shown under the first', () => {
  const own = [...all, method(99, 'OTHER')];
  expect(byTab(own)[0]?.methods.map(({ typeId }) => typeId)).toEqual([17, 64, 99]);
  expect(methodOf(own, 'ONLINE', '99')?.typeId).toBe(99);
});

test('a long tab shows five of its methods, and folds one alone never', () => {
  const numbers = (count: number) => folded(Array.from({ length: count }, (_, index) => index)).map(({ length }) => length);
  expect([0, 5, 6, 7, 13].map(numbers)).toEqual([
    [0, 0],
    [5, 0],
    [6, 0],
    [5, 2],
    [5, 8],
  ]);
});

test('a method is found under its own tab only', () => {
  expect(methodOf(all, 'ONLINE', '64')?.typeId).toBe(64);
  expect(methodOf(all, 'CREDIT', '64')).toBeNull();
  expect(methodOf(all, '', '')).toBeNull();
});
