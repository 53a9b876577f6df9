import { expect, test } from 'vitest';
import { monthlySentence } from './monthly.ts';

const credit = { type: 'DEFERRED', monthlyPayment: { amount: 1_167_00 }, periods: [12, 24] };
const sber = { months: 2, payment: { amount: 13_995_00 } };

test.each([
  [credit, sber, 'В рассрочку 1 167 ₽ × 24 мес.'],
  [credit, null, 'В рассрочку 1 167 ₽ × 24 мес.'],
  [null, sber, 'В рассрочку 13 995 ₽ × 2 мес. от Сбера'],
  [{ ...credit, type: 'CREDIT' }, null, 'В кредит 1 167 ₽ × 24 мес.'],
  [null, null, null],
])('what is paid by the month is one sentence, %#', (own, ofSber, sentence) => {
  expect(monthlySentence(own, ofSber)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null).toBe(sentence);
});
