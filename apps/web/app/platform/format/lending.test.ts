import { expect, test } from 'vitest';
import { termText } from './lending.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a term is told with its interest and what is overpaid', () => {
  expect(plain(termText({ months: 6, rate: 0, payment: { amount: 6165_00 }, overpayment: { amount: 0 } }))).toBe(
    '6 месяцев по 6 165 ₽, без переплаты',
  );
  expect(plain(termText({ months: 12, rate: 21.9, payment: { amount: 3463_00 }, overpayment: { amount: 4566_00 } }))).toBe(
    '12 месяцев по 3 463 ₽, 21,9 % годовых, переплата 4 566 ₽',
  );
});
