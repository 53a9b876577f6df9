import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './reminder.ts';

const load = (openDays: number) => {
  const days = [11, 12, 13].map((day, at) => ({ day, isOpen: at < openDays }));
  const adventCalendar = { isOpen: openDays > 0, opensOn: '2026-12-11', days, gift: null };
  const { context } = visit({ execute: async () => ({ data: { adventCalendar } }) });
  const url = new URL('http://shop.example/advent-calendar/reminder.ics');
  return loader({ context, request: new Request(url), url, pattern: '/advent-calendar/reminder.ics', params: {} });
};

test('each day from the next door to the last is reminded of', async () => {
  const answer = await load(1);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = await answer.text();
  expect(file).toContain('DTSTART;VALUE=DATE:20261212\r\nRRULE:FREQ=DAILY;COUNT=2\r\n');
  expect(file).toContain('UID:advent-calendar-2026\r\n');
  expect(file).toContain('BEGIN:VALARM\r\n');
  expect(file.replaceAll('\r\n ', '')).toMatch(/URL:https?:\/\/[^/\r]+\/advent-calendar\r/);
  expect(await (await load(0)).text()).toContain('DTSTART;VALUE=DATE:20261211\r\nRRULE:FREQ=DAILY;COUNT=3');
});

test('after the last door there is nothing to remind of', async () => {
  await expect(load(3)).rejects.toMatchObject({ init: { status: 404 } });
});
