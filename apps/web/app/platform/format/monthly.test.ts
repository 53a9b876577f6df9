import { expect, test } from 'vitest';
import { creditSentence, repriced } from './monthly.ts';

const price = 27_990_00;
const credit = { type: 'DEFERRED', monthlyPayment: { amount: 1_167_00 }, periods: [12, 24] };

test.each([
  [credit, 'В рассрочку: 24 мес. по 1 167 ₽, последний 1 149 ₽'],
  // Of another price: nobody knows the last one.
  [{ ...credit, monthlyPayment: { amount: 1_250_00 } }, 'В рассрочку: 24 мес. по 1 250 ₽'],
  [{ ...credit, periods: [] }, 'В рассрочку: от 1 167 ₽ в месяц'],
  [{ ...credit, type: 'CREDIT' }, 'В кредит: 24 мес. по 1 167 ₽'],
])('what is paid by the month is one sentence, %#', (own, sentence) => {
  expect(creditSentence(own, price).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence);
});

test.each([
  [credit, 26_990_00, 1_125_00],
  [credit, price, 1_167_00],
  // Of one with interest nobody tells the rate: it is changed in proportion.
  [{ ...credit, type: 'CREDIT' }, 13_995_00, 584_00],
  [{ ...credit, periods: [] }, 13_995_00, 584_00],
])('what is paid by the month is told of what is really paid, %#', (own, total, payment) => {
  expect(repriced(own, price, total).monthlyPayment.amount).toBe(payment);
});
