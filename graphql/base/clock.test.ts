import { expect, test } from 'vitest';
import { dayAndMonth, wallClock } from './clock.ts';

test('each city has its own clock', () => {
  const moment = new Date('2026-11-21T20:30:00Z');
  expect(wallClock(moment, 'Europe/Moscow')).toMatchObject({ date: '2026-11-21', time: '23:30', weekday: 5 });
  expect(wallClock(moment, 'Asia/Vladivostok')).toMatchObject({ date: '2026-11-22', time: '06:30', weekday: 6 });
  expect(wallClock(moment, 'Asia/Vladivostok').day - wallClock(moment, 'Europe/Moscow').day).toBe(1);
});

test('a clock is put forward within a quarter of an hour', () => {
  expect(wallClock(new Date('2026-03-29T00:59:59Z'), 'Europe/Berlin').time).toBe('01:59');
  expect(wallClock(new Date('2026-03-29T01:00:00Z'), 'Europe/Berlin').time).toBe('03:00');
  expect(wallClock(new Date('2026-11-21T00:00:00Z'), 'Asia/Kathmandu').time).toBe('05:45');
});

test('weekdays are counted from Monday, also before 1970', () => {
  const days = ['1969-12-29', '1970-01-01', '2026-11-16', '2026-11-22'].map(
    (day) => wallClock(new Date(`${day}T12:00:00Z`), 'UTC').weekday,
  );
  expect(days).toEqual([0, 3, 0, 6]);
});

test('a day is read without a leading zero', () => {
  expect(dayAndMonth({ date: '2026-11-04', time: '', day: 0, weekday: 0 })).toBe('4 ноября');
});
