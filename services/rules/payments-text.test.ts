import { expect, test } from 'vitest';
import { paymentsText } from './payments-text.ts';

test.each([
  [1_240_00, '1 250 ₽, последний 1 240 ₽'],
  [1_239_50, '1 250 ₽, последний 1 239,50 ₽'],
  [1_250_00, '1 250 ₽'],
  [null, '1 250 ₽'],
  [undefined, '1 250 ₽'],
])('a last payment of %s is told where it is another sum', (last, text) => {
  expect(paymentsText(1_250_00, last).replaceAll('\u00a0', ' ')).toBe(text);
});
