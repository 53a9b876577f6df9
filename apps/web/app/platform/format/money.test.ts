import { expect, test } from 'vitest';
import { exactRubles, rubles } from './money.ts';

test.each([
  [0, 'бесплатно'],
  [1, '1\u00a0₽'],
  [999, '999\u00a0₽'],
  [1000, '1\u00a0000\u00a0₽'],
  [89_990, '89\u00a0990\u00a0₽'],
  [1_234_567, '1\u00a0234\u00a0567\u00a0₽'],
  [10.5, '10,50\u00a0₽'],
  [0.1 + 0.2, '0,30\u00a0₽'],
  // Times a hundred it is a little less than 29.
  [0.29, '0,29\u00a0₽'],
  [1234.05, '1\u00a0234,05\u00a0₽'],
  [-500, '−500\u00a0₽'],
])('%d rubles are «%s»', (amount, text) => {
  expect(rubles(amount)).toBe(text);
});

test('a sum of zero is a sum, not a price', () => {
  expect(exactRubles(0)).toBe('0\u00a0₽');
  expect(exactRubles(-0.001)).toBe('0\u00a0₽');
});
