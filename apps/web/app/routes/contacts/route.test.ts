import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

const url = new URL('http://shop.example/contacts');

const load = (answer: OperationResult) => {
  const { context } = visit({ execute: async () => answer, now: () => new Date('2026-11-30T09:00:00Z') });
  return loader({ context, request: new Request(url), url, params: {}, pattern: '/contacts' });
};

test('stores that are open come first, in their order', async () => {
  const stores = [false, true, null, true].map((isOpen, at) => ({ id: `${at}`, isOpen }));
  const loaded = await load({ data: { breadcrumbs: [], stores } });
  expect(loaded.stores?.map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
});

test('the nearest ones are offered unless the shop has said that they are not', async () => {
  const offered = async (features: { key: string; isActive: boolean }[]) => (await load({ data: { features, stores: [] } })).hasNearest;
  expect(await offered([])).toBe(true);
  expect(await offered([{ key: 'nearest-distance', isActive: false }])).toBe(false);
});

test('without an answer there are the phone, the letter and the way back', async () => {
  expect(await load({ data: null })).toMatchObject({
    phone: { isAnswered: true },
    stores: null,
    breadcrumbs: [{ name: 'Главная', url: '/' }, { name: 'Контакты' }],
  });
});
