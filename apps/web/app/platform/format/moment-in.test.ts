import { expect, test } from 'vitest';
import { endText } from './moment-in.ts';

test.each([
  ['2026-11-20T21:00:00Z', 'Europe/Moscow', 'до 23:59'],
  ['2026-11-20T15:30:00Z', undefined, 'до 18:30'],
  ['2026-11-20T17:00:00Z', 'Asia/Novosibirsk', 'до 23:59'],
])('%s by the clock of %s is «%s»', (moment, timeZone, text) => {
  expect(endText(moment, timeZone)).toBe(text);
});
