import { expect, test } from 'vitest';
import { openingHoursText } from './opening-hours.ts';

const weekdays = Array.from({ length: 5 }, () => ({ opens: '09:00', closes: '21:00' }));
const week = [...weekdays, { opens: '10:00', closes: '18:00' }, null];

test.each([
  ['2026-12-01T05:00:00Z', 'Сегодня открыто с 09:00 до 21:00.'],
  ['2026-12-01T12:00:00Z', 'Сегодня открыто до 21:00.'],
  ['2026-12-01T18:00:00Z', 'Завтра открыто с 09:00 до 21:00.'],
  ['2026-12-04T19:00:00Z', 'Завтра открыто с 10:00 до 18:00.'],
  ['2026-12-05T19:00:00Z', null],
  ['2026-12-06T09:00:00Z', 'Завтра открыто с 09:00 до 21:00.'],
])('at %s by the clock of the city: %s', (now, text) => expect(openingHoursText(week, 'Europe/Moscow', new Date(now))).toBe(text));

test('a locker never closes, and of a place that nobody knows nothing is said', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const always = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' }));
  expect([openingHoursText(always, 'Europe/Moscow', now), openingHoursText(null, 'Europe/Moscow', now)]).toEqual([
    'Сегодня открыто круглосуточно.',
    null,
  ]);
});
