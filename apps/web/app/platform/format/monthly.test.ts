import { expect, test } from 'vitest';
import { monthlySentence } from './monthly.ts';

const price = 27_990_00;
const credit = { type: 'DEFERRED', monthlyPayment: { amount: 1_167_00 }, periods: [12, 24] };
const sber = { months: 2, payment: { amount: 13_995_00 } };

test.each([
  [credit, sber, 'В рассрочку: 24 мес. по 1 167 ₽, последний 1 149 ₽'],
  [credit, null, 'В рассрочку: 24 мес. по 1 167 ₽, последний 1 149 ₽'],
  // Of another price: nobody knows the last one.
  [{ ...credit, monthlyPayment: { amount: 1_250_00 } }, null, 'В рассрочку: 24 мес. по 1 250 ₽'],
  [{ ...credit, periods: [] }, null, 'В рассрочку: от 1 167 ₽ в месяц'],
  [null, sber, 'В рассрочку от Сбера: 2 мес. по 13 995 ₽'],
  [{ ...credit, type: 'CREDIT' }, null, 'В кредит: 24 мес. по 1 167 ₽'],
  [null, null, null],
])('what is paid by the month is one sentence, %#', (own, ofSber, sentence) => {
  expect(monthlySentence(own, ofSber, price)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null).toBe(sentence);
});
