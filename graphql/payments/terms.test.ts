import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

const term = (months: number, rate: number, over: object = {}) => ({
  ...{ months, rate, min_sum: null, max_sum: null, is_apple: null },
  ...over,
});

test('a term costs what each order is lent for, and the cheapest of the same months is told', () => {
  const terms = [term(12, 24), term(12, 12), term(6, 0, { min_sum: 10_000_00 })];
  expect(termsOf({ terms, bought: { sums: [100_000_00, 100_000_00], isApple: false } })).toEqual([
    { months: 6, rate: 0, payment: 2 * 16_667_00, lastPayment: 2 * 16_665_00, overpayment: 0 },
    { months: 12, rate: 12, payment: 2 * 8_885_00, lastPayment: 2 * 8_885_00, overpayment: 2 * 6_620_00 },
  ]);
  expect(termsOf({ terms, bought: { sums: [9_999_99], isApple: false } }).map(({ months }) => months)).toEqual([12]);
});

test('the better rate of one brand is told for its goods with a warranty only', () => {
  const terms = [term(12, 24), term(12, 9.9, { is_apple: true })];
  const rates = (isApple: boolean) => termsOf({ terms, bought: { sums: [50_000_00], isApple } }).map(({ rate }) => rate);
  expect([rates(false), rates(true)]).toEqual([[24], [9.9]]);
});

test('nothing is told of a method with a better rate that may be had or not', () => {
  const plain = [term(12, 24)];
  const monthsOf = (terms: typeof plain, isApple: boolean | null) => termsOf({ terms, bought: { sums: [50_000_00], isApple } }).length;
  expect([monthsOf(plain, null), monthsOf([...plain, term(12, 9.9, { is_apple: true })], null)]).toEqual([1, 0]);
});

test('of a method that nothing is bought by nothing is told', () => expect(termsOf({ terms: [term(12, 24)] })).toEqual([]));
