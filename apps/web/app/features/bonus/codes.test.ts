import { expect, test } from 'vitest';
import { codesOf } from './codes.server.ts';

/** Dark modules of a row, as a scanner sees them. */
function modules(path: string, width: number): string {
  const dark = [...path.matchAll(/M(\d+) 0h(\d+)v/g)].map(([, x, length]) => [Number(x), Number(length)] as const);
  return Array.from({ length: width }, (_, x) => (dark.some(([from, length]) => x >= from && x < from + length) ? '1' : '0')).join('');
}

/** Of the digits on the right side; on the left the first digit says which are turned over. */
const right = ['1110010', '1100110', '1101100', '1000010', '1011100', '1001110', '1010000', '1000100', '1001000', '1110100'];

test('the bars say the number of the card: guards, 95 modules, the last six digits as EAN-13 writes them', () => {
  const { bars } = codesOf('2900000000018');
  if (bars === null) return expect.fail('There are no bars.');
  const row = modules(bars.path, bars.width);
  expect(bars.width).toBe(11 + 95 + 11);
  const symbol = row.slice(11, -11);
  expect([symbol.slice(0, 3), symbol.slice(45, 50), symbol.slice(92)]).toEqual(['101', '01010', '101']);
  const digits = Array.from({ length: 6 }, (_, at) => right.indexOf(symbol.slice(50 + 7 * at, 57 + 7 * at)));
  expect(digits.join('')).toBe('000018');
});

test('a number that is no EAN-13 has no bars, and a QR code in any case', () => {
  const { bars, qr } = codesOf('2900000000019');
  expect(bars).toBeNull();
  expect(qr.path).not.toBe('');
});
