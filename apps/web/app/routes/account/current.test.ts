import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

/** Orders of the overview, of a shopper whose pages of ten are active or not like this. */
async function currentOf(pages: readonly (readonly boolean[])[]) {
  const requests: number[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      const page = Number((variables as { page?: number }).page ?? 1);
      requests.push(page);
      const nodes = (pages[page - 1] ?? []).map((isActive, at) => ({ id: `${page}-${at}`, isActive }));
      return { data: { orders: { nodes, totalCount: 0, pageInfo: { currentPage: page, pageCount: pages.length } } } };
    },
  });
  const args = { context, request: new Request('http://shop.example/account'), url: new URL('http://shop.example/account'), params: {} };
  const { current } = await loader(args as never);
  return { current: current.map(({ id }) => id), requests };
}

test('an order on its way is shown behind all that have ended', async () => {
  expect(await currentOf([[false, true], [false, false], [true]])).toEqual({ current: ['1-1', '3-0'], requests: [1, 2, 3] });
});

test('no more is read than is shown', async () => {
  expect(await currentOf([[true, true, true, true], [true]])).toEqual({ current: ['1-0', '1-1', '1-2'], requests: [1] });
});

test('the list of sections has as many as there are', async () => {
  const { context } = visit({
    execute: async () => ({
      data: {
        orders: { nodes: [], totalCount: 12, pageInfo: { currentPage: 1, pageCount: 2 } },
        repairRequests: { nodes: [], totalCount: 2 },
        loyaltyCards: [{ id: '1', balance: { amount: 150_50 }, isActive: true }],
        reviews: null,
      },
      errors: [{ message: '', path: ['reviews'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    }),
  });
  const args = { context, request: new Request('http://shop.example/account'), url: new URL('http://shop.example/account'), params: {} };
  const { counts, hasRepairs } = await loader(args as never);
  expect([counts, hasRepairs]).toEqual([{ '/account/orders': 12, '/account/repairs': 2, '/bonus': 150, '/account/reviews': 0 }, true]);
});

/** Repairs of the overview, as a provider answers them that may have no such list. */
async function repairsOf(repairRequests: object | null) {
  const { context } = visit({ execute: async () => ({ data: { orders: null, repairRequests } }) });
  const args = { context, request: new Request('http://shop.example/account'), url: new URL('http://shop.example/account'), params: {} };
  return (await loader(args as never)).repairs.map(({ id }) => id);
}

test('devices under repair are shown beside the orders, those that have been given back are not', async () => {
  const nodes = [true, false, true, true, true].map((isActive, at) => ({ id: `${at}`, isActive }));
  expect(await repairsOf({ nodes })).toEqual(['0', '2', '3']);
  expect(await repairsOf(null)).toEqual([]);
});
