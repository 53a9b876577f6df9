import { expect, test } from 'vitest';
import { clockText, dateText, dayText, dayTextOn, timeLeft, weekdayText } from './dates.ts';
import { momentIn } from './moment-in.ts';

test('days are in the genitive', () => {
  expect(dayText('2026-11-24')).toBe('24\u00a0ноября');
  expect(dayText('2026-05-01T10:00:00+03:00')).toBe('1\u00a0мая');
  expect(dayText('soon')).toBe('');
  expect(dayText('2026-13-01')).toBe('');
});

test('the day of the week does not depend on the machine', () => {
  expect(weekdayText('2026-11-24')).toBe('вторник');
  expect(weekdayText('2026-11-22')).toBe('воскресенье');
  expect(weekdayText('')).toBe('');
});

test('the clock of the product of the day', () => {
  const until = '2026-11-21T21:00:00+03:00';
  expect(timeLeft(until, Date.parse('2026-11-21T10:54:51+03:00'))).toEqual({ hours: 10, minutes: 5, seconds: 9 });
  expect(timeLeft(until, Date.parse('2026-11-22T00:00:00+03:00'))).toEqual({ hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft('nonsense', 0)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
  expect(clockText({ hours: 10, minutes: 5, seconds: 9 })).toBe('10:05:09');
});

test('the day of a moment, with its year', () => {
  expect(dateText('2026-11-20T10:00:00Z')).toBe('20\u00a0ноября\u00a02026');
  expect(dateText('2026-12-31T22:00:00Z')).toBe('1\u00a0января\u00a02027');
  expect(dateText('вчера')).toBe('');
});

test('a day of another year says which', () => {
  expect(dayTextOn('2026-04-13', '2026-11-29')).toBe('13\u00a0апреля');
  expect(dayTextOn('2025-04-13', '2026-11-29')).toBe('13\u00a0апреля\u00a02025');
  expect(dayTextOn('2027-01-05', '2026-12-30')).toBe('5\u00a0января\u00a02027');
});

test('days and hours of a city are compared as text', () => {
  expect(momentIn(new Date('2026-11-24T21:05:00Z'))).toBe('2026-11-25 00:05');
  expect(momentIn(new Date('2026-11-24T21:05:00Z'), 'Asia/Yekaterinburg')).toBe('2026-11-25 02:05');
});
