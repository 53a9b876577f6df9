import { expect, test } from 'vitest';
import { formatKopecks, formatThousands, toKopecks, toRubles } from './money.ts';

test.each([0, 0.01, 0.29, 1.1, 4.35, 10.5, 1234.05, 89_990, 99_999_999.99])('%d rubles are the same after kopecks', (rubles) => {
  expect(Number.isInteger(toKopecks(rubles))).toBe(true);
  expect(toRubles(toKopecks(rubles))).toBe(rubles);
});

test.each([
  [0, '0\u00a0₽'],
  [5, '0,05\u00a0₽'],
  [1050, '10,50\u00a0₽'],
  [123_456_700, '1\u00a0234\u00a0567\u00a0₽'],
  [-500_00, '−500\u00a0₽'],
])('%d kopecks are «%s»', (kopecks, text) => expect(formatKopecks(kopecks)).toBe(text));

test('thousands are grouped', () => expect([12, 19_406].map(formatThousands)).toEqual(['12', '19\u00a0406']));
