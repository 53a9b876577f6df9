import { expect, test } from 'vitest';
import { adventDayOf, adventDays } from './vocabulary.ts';

test.each([
  ['2026-12-10', null],
  ['2026-12-11', 11],
  ['2026-12-31', 31],
  ['2027-01-01', null],
  ['2026-11-20', null],
])('%s is day %s of the calendar', (date, day) => {
  expect(adventDayOf(date)).toBe(day);
});

test('twenty-one days', () => {
  expect([adventDays.length, adventDays[0], adventDays.at(-1)]).toEqual([21, 11, 31]);
});
