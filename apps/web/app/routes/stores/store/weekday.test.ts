import { expect, test } from 'vitest';
import { weekdayIn } from './weekday.ts';

test('the day is that of the place', () => {
  const lateOnSunday = new Date('2026-11-29T20:30:00Z');
  expect(weekdayIn('UTC', lateOnSunday)).toBe(6);
  expect(weekdayIn('Asia/Yekaterinburg', lateOnSunday)).toBe(0);
  expect(weekdayIn('Nowhere/Else', lateOnSunday)).toBeNull();
});
