import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
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
  expect(shown).toMatchObject({ title: 'Адвент-календарь', isOpen: true, days: [gift, { ...gift, url: null }], gift });
});

test('an error when it cannot be had', async () => {
  const errors = [{ message: 'no', path: ['adventCalendar'], extensions: { code: 'PROVIDER_TIMEOUT' } }];
  await expect(load({ data: { seo, adventCalendar: null }, errors })).rejects.toMatchObject({ init: { status: 503 } });
});
