import { expect, test } from 'vitest';
import { fileSize } from './size.ts';

test('the size of a file in the largest unit that it fills', () => {
  expect([0, 1023, 1024, 65_500, 1_048_576, 1_500_000, 12_000_000, 3_000_000_000].map(fileSize)).toEqual([
    '0\u00a0Б',
    '1023\u00a0Б',
    '1\u00a0КБ',
    '64\u00a0КБ',
    '1\u00a0МБ',
    '1,4\u00a0МБ',
    '11\u00a0МБ',
    '2,8\u00a0ГБ',
  ]);
});
