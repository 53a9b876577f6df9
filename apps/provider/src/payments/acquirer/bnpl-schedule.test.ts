import { expect, test } from 'vitest';
import { bnplSchedule } from './bnpl-schedule.ts';

test('in parts one pays today and every two weeks', () => {
  const parts = bnplSchedule(44_990_50, new Date('2026-11-22T12:00:00Z')).map(({ day, sum }) => [day.toISOString().slice(0, 10), sum]);
  expect(parts).toEqual([
    ['2026-11-22', 11_248_00],
    ['2026-12-06', 11_248_00],
    ['2026-12-20', 11_248_00],
    ['2027-01-03', 11_246_50],
  ]);
});
