import { expect, test } from 'vitest';
import { exactRubles, rubles } from './money.ts';

test.each([
  [0, 'бесплатно'],
  [1_00, '1\u00a0₽'],
  [999_00, '999\u00a0₽'],
  [1000_00, '1\u00a0000\u00a0₽'],
  [89_990_00, '89\u00a0990\u00a0₽'],
  [1_234_567_00, '1\u00a0234\u00a0567\u00a0₽'],
  [10_50, '10,50\u00a0₽'],
  [29, '0,29\u00a0₽'],
  [1234_05, '1\u00a0234,05\u00a0₽'],
  [-500_00, '−500\u00a0₽'],
])('%d kopecks are «%s»', (kopecks, text) => {
  expect(rubles(kopecks)).toBe(text);
});

test('a sum of zero is a sum, not a price', () => {
  expect(exactRubles(0)).toBe('0\u00a0₽');
  expect(exactRubles(-0)).toBe('0\u00a0₽');
});
