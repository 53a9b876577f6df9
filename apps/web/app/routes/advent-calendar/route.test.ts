import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { inDays } from './calendar.tsx';
import { nextDoor } from './doors.ts';
import { loader } from './route.tsx';

const seo = { title: null, h1: null, description: null, canonical: null, robots: null, redirect: null };
const gift = { day: 18, title: 'Подарки', url: '/catalog/tag/hity?f.price.max=3000', image: '/media/articles/advent-18.svg' };

const load = (answer: object) => {
  const { context } = visit({ execute: async () => answer });
  const request = new Request('http://shop.example/advent-calendar');
  return loader({ context, request, params: {}, pattern: '/advent-calendar', url: new URL(request.url) });
};

test('the doors, and today’s gift', async () => {
  const shown = await load({
    data: { seo, adventCalendar: { isOpen: true, opensOn: '2026-12-11', days: [gift, { ...gift, url: '/no-such-page' }], gift } },
  });
  expect(shown).toMatchObject({ title: 'Адвент-календарь', isOpen: true, next: { day: 18 }, days: [gift, { ...gift, url: null }], gift });
});

test('an error when it cannot be had', async () => {
  const errors = [{ message: 'no', path: ['adventCalendar'], extensions: { code: 'PROVIDER_TIMEOUT' } }];
  await expect(load({ data: { seo, adventCalendar: null }, errors })).rejects.toMatchObject({ init: { status: 503 } });
});

test('the next door is told by the clock of the city', () => {
  const days = [11, 12, 13].map((day) => ({ day, isOpen: false }));
  const at = (moment: string, open = 0) =>
    nextDoor(
      { opensOn: '2026-12-11', days: days.map((door, index) => ({ ...door, isOpen: index < open })) },
      new Date(moment),
      'Europe/Moscow',
    );
  expect(at('2026-11-29T12:00:00Z')).toEqual({ day: 11, daysLeft: 12 });
  // It is the tenth in Moscow already.
  expect(at('2026-12-09T22:00:00Z')).toEqual({ day: 11, daysLeft: 1 });
  expect(at('2026-12-11T12:00:00Z', 1)).toEqual({ day: 12, daysLeft: 1 });
  expect(at('2026-12-31T12:00:00Z', 3)).toBeNull();
  expect([inDays(0), inDays(1), inDays(12)]).toEqual(['уже сегодня', 'завтра', 'через 12\u00a0дней']);
});
