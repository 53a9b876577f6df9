import { expect, test } from 'vitest';
import { termText } from './lending.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a term is told with its interest and what is overpaid', () => {
  expect(
    plain(termText({ months: 6, rate: 0, payment: { amount: 6165_00 }, lastPayment: { amount: 6165_00 }, overpayment: { amount: 0 } })),
  ).toBe('6 месяцев по 6 165 ₽, без переплаты');
  expect(
    plain(
      termText({
        months: 12,
        rate: 21.9,
        payment: { amount: 3463_00 },
        lastPayment: { amount: 3463_00 },
        overpayment: { amount: 4566_00 },
      }),
    ),
  ).toBe('12 месяцев по 3 463 ₽, 21,9 % годовых, переплата 4 566 ₽');
});

test('a last payment that is another sum is told: together they come to the price', () => {
  const term = { months: 36, rate: 0, payment: { amount: 1250_00 }, lastPayment: { amount: 1240_00 }, overpayment: { amount: 0 } };
  expect(plain(termText(term))).toBe('36 месяцев по 1 250 ₽, последний 1 240 ₽, без переплаты');
});
