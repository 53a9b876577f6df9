import { describe, expect, test } from 'vitest';
import { dayOf, dayText, minutesUntil, timeText } from './times.ts';

const moscow = { timeZone: 'Europe/Moscow', now: new Date('2026-11-21T12:00:00+03:00') };
const stockedOffer = { isPreorder: false, isReservable: true, isOpenNow: true };
const elsewhere = { isPreorder: false, isReservable: false, isOpenNow: true };

describe('the time text (spec 1 §4)', () => {
  test('what an open store has is ready in 15 minutes', () => {
    expect(timeText({ ...moscow, ...stockedOffer, at: '2026-11-21T12:15:00+03:00' })).toBe('через 15 минут');
  });

  test('a closed store, or stock elsewhere, has an hour', () => {
    expect(timeText({ ...moscow, ...stockedOffer, isOpenNow: false, at: '2026-11-21T18:00:00+03:00' })).toBe('сегодня с 18:00');
    expect(timeText({ ...moscow, ...elsewhere, at: '2026-11-21T18:05:00+03:00' })).toBe('сегодня с 18:05');
  });

  test('what is put aside for another day has its day', () => {
    expect(timeText({ ...moscow, ...stockedOffer, at: '2026-11-22T09:00:00+03:00' })).toBe('завтра с 09:00');
    expect(timeText({ ...moscow, ...stockedOffer, at: '2026-11-24T10:30:00+03:00' })).toBe('24 ноября с 10:30');
  });

  test('the month is in the genitive in every month', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-05T10:00:00+03:00`);
    expect(months.map((at) => timeText({ ...moscow, ...elsewhere, at }).split(' ')[1])).toEqual([
      'января',
      'февраля',
      'марта',
      'апреля',
      'мая',
      'июня',
      'июля',
      'августа',
      'сентября',
      'октября',
      'ноября',
      'декабря',
    ]);
  });

  test('a preorder has no text in 15 minutes nor on a later day, and has one today and tomorrow', () => {
    const preorder = { ...moscow, isPreorder: true, isReservable: true, isOpenNow: true };
    expect(timeText({ ...preorder, at: '2026-11-21T12:15:00+03:00' })).toBe('');
    expect(timeText({ ...preorder, isReservable: false, at: '2026-11-21T15:00:00+03:00' })).toBe('сегодня с 15:00');
    expect(timeText({ ...preorder, at: '2026-11-22T15:00:00+03:00' })).toBe('завтра с 15:00');
    expect(timeText({ ...preorder, at: '2026-11-23T15:00:00+03:00' })).toBe('');
  });

  test('the letter is a Cyrillic one', () => {
    expect(timeText({ ...moscow, ...elsewhere, at: '2026-11-22T09:00:00+03:00' })).toMatch(/^завтра \u0441 09:00$/);
  });

  test('midnight parts the days by the clock of the city', () => {
    const late = new Date('2026-11-21T23:59:00+03:00');
    expect(timeText({ ...elsewhere, timeZone: 'Europe/Moscow', now: late, at: '2026-11-21T23:59:30+03:00' })).toBe('сегодня с 23:59');
    expect(timeText({ ...elsewhere, timeZone: 'Europe/Moscow', now: late, at: '2026-11-22T00:00:00+03:00' })).toBe('завтра с 00:00');
    // The same two moments: in Vladivostok it is the morning of the 22nd already.
    expect(timeText({ ...elsewhere, timeZone: 'Asia/Vladivostok', now: late, at: '2026-11-22T00:00:00+03:00' })).toBe('сегодня с 07:00');
    // In Kaliningrad it is still the 21st an hour later.
    expect(timeText({ ...elsewhere, timeZone: 'Europe/Kaliningrad', now: late, at: '2026-11-22T00:00:00+03:00' })).toBe('сегодня с 23:00');
  });

  test('the turn of the year is a day like any other', () => {
    const now = new Date('2026-12-31T20:00:00+03:00');
    expect(timeText({ ...elsewhere, timeZone: 'Europe/Moscow', now, at: '2027-01-01T10:00:00+03:00' })).toBe('завтра с 10:00');
    expect(timeText({ ...elsewhere, timeZone: 'Europe/Moscow', now, at: '2027-01-02T10:00:00+03:00' })).toBe('2 января с 10:00');
  });
});

test('a day in words', () => {
  expect(dayText({ ...moscow, at: '2026-11-21T23:00:00+03:00' })).toBe('сегодня');
  expect(dayText({ ...moscow, at: '2026-11-22T00:30:00+03:00' })).toBe('завтра');
  expect(dayText({ ...moscow, at: '2026-11-24T00:30:00+03:00' })).toBe('24 ноября');
});

test('the calendar day is the city’s', () => {
  expect(dayOf({ at: '2026-11-21T22:00:00Z', timeZone: 'Europe/Moscow' })).toBe('2026-11-22');
  expect(dayOf({ at: '2026-11-21T22:00:00Z', timeZone: 'Europe/Kaliningrad' })).toBe('2026-11-22');
  expect(dayOf({ at: '2026-11-21T20:30:00Z', timeZone: 'Europe/Moscow' })).toBe('2026-11-21');
});

test('minutes until a moment are whole ones', () => {
  expect(minutesUntil('2026-11-21T12:10:59+03:00', moscow.now)).toBe(10);
  expect(minutesUntil('2026-11-21T11:59:30+03:00', moscow.now)).toBe(-1);
});
