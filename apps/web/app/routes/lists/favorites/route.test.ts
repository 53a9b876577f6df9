import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../platform/gateway/shop.server.ts';
import { cards } from '../../../testing/cards.ts';
import { visit } from '../../../testing/visit.ts';
import { action, loader } from './route.tsx';

const seo = { title: null, h1: null, description: null, canonical: null, robots: null, redirect: null };

async function load(favorites: unknown, search = '') {
  const { context } = visit({ execute: async () => ({ data: { seo, favorites } }) });
  const url = new URL(`http://shop.example/favorite-products${search}`);
  return loader({ context, url, request: new Request(url), params: {}, pattern: '/favorite-products' });
}

test('what is not sold any more is told apart', async () => {
  const { products, removedIds } = await load({ productIds: ['1', '2'], products: [null, { ...cards[0], id: '2' }] });
  expect([products?.map(({ id }) => id), removedIds]).toEqual([['2'], ['1']]);
});

test('favourites that cannot be loaded are not none', async () => {
  expect(await load(null)).toMatchObject({ products: null, removedIds: [] });
  expect(await load({ productIds: ['1'], products: null })).toMatchObject({ products: null, removedIds: [] });
  expect(await load({ productIds: [], products: [] })).toMatchObject({ products: [], removedIds: [] });
});

const priced = (id: string, amount: number, isBuyable = true) => ({
  ...cards[0],
  id,
  isBuyable,
  offer: { ...cards[0]?.offer, price: { amount } },
});
const favorites = {
  productIds: ['1', '2', '3'],
  products: [priced('1', 20_00), priced('2', 30_50, false), priced('3', 10_00)],
};

test.each([
  ['', ['1', '2', '3']],
  ['?sort=price', ['3', '1', '2']],
  ['?sort=-price', ['2', '1', '3']],
  ['?sort=colour', ['1', '2', '3']],
])('in the order of «%s»', async (search, ids) => {
  const { products } = await load(favorites, search);
  expect(products?.map(({ id }) => id)).toEqual(ids);
});

const [ofPartner] = cards.filter(({ id }) => id === '7');

test('what can be bought has a sum', async () => {
  expect((await load(favorites)).buyable).toEqual({ count: 2, sum: '30\u00a0₽' });
  // Also of a partner, at his price.
  const withPartners = { productIds: ['1', '7'], products: [priced('1', 20_00), ofPartner] };
  expect((await load(withPartners)).buyable).toEqual({ count: 2, sum: '24\u00a0010\u00a0₽' });
});

test('of which price the history is, the shop’s own, its change is told where an order on the site costs less; of a partner’s never', async () => {
  const priceHistory = [
    { at: '1969-11-01T00:00:00Z', price: { amount: 25_000_00 } },
    { at: '1969-12-20T00:00:00Z', price: { amount: 20_000_00 } },
  ];
  const highlightOf = async (product: object) => {
    const { products } = await load({ productIds: ['1'], products: [{ ...product, priceHistory }] });
    return products?.[0]?.highlights[0]?.[0];
  };
  const own = { ...priced('1', 20_000_00), priceOnline: { amount: 19_000_00 } };
  expect(await highlightOf(own)).toBe('За 30 дней');
  expect(await highlightOf({ ...ofPartner, offer: { ...ofPartner?.offer, price: { amount: 20_000_00 } } })).not.toBe('За 30 дней');
});

describe('a link that somebody has shared', () => {
  async function open(search: string) {
    const requests: [string, unknown][] = [];
    const execute = async ({ document, variables }: Operation) => {
      requests.push([/query (\w+)/.exec(String(document))?.[1] ?? '', variables]);
      return { data: { seo, products: [priced('b-1', 20_00), null, priced('3', 10_00)], favorites } };
    };
    const { context } = visit({ execute });
    const url = new URL(`http://shop.example/favorite-products${search}`);
    const args = { context, url, request: new Request(url), params: {}, pattern: '/favorite-products' as const };
    return { args, requests, data: await loader(args) };
  }

  test('shows its products, whoever opens it, and leads to them in any order', async () => {
    const { requests, data } = await open('?products=b-1~2~3&sort=price');
    expect(requests).toEqual([['SharedFavorites', { ids: ['b-1', '2', '3'] }]]);
    expect(data).toMatchObject({ isShared: true, ids: ['b-1', '3'], similar: [] });
    expect(data.products?.map(({ id }) => id)).toEqual(['3', 'b-1']);
    expect(data.sorts.map(({ href }) => href)).toEqual([
      '/favorite-products?products=b-1~3',
      '/favorite-products?products=b-1~3&sort=price',
      '/favorite-products?products=b-1~3&sort=-price',
    ]);
  });

  test('is given by the visitor’s own list, which stays his own', async () => {
    const { data } = await open('');
    expect([data.isShared, data.shareHref, data.sorts[1]?.href]).toEqual([
      false,
      '/favorite-products?products=1~2~3',
      '/favorite-products?sort=price',
    ]);
  });

  test('has at most as many as a list holds, and nothing but ids', async () => {
    const many = (count: number) => `?products=${Array.from({ length: count }, (_, at) => at + 1).join('~')}`;
    expect((await open(many(100))).data.isShared).toBe(true);
    for (const search of [many(101), '?products=', '?products=1~~2', '?products=a%20b'])
      await expect(open(search)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

test('all that can be bought is put into the basket once, a partner’s piece of the partner', async () => {
  const added: unknown[] = [];
  const withPartner = { ...favorites, products: [...favorites.products, ofPartner] };
  const line = { id: 'l', productId: '1', parentId: null, supplierId: null, quantity: 2 };
  const { context } = visit({
    execute: async ({ document, variables }) => {
      if (String(document).includes('mutation AddMain')) added.push(variables?.input);
      if (String(document).includes('query Favorites')) return { data: { favorites: withPartner } };
      return { data: { basket: { items: [line] }, basketAddItem: { basket: { items: [line] }, userErrors: [] } } };
    },
  });
  const request = new Request('http://shop.example/favorite-products', { method: 'POST' });
  const answer = await action({ context, request, url: new URL(request.url), params: {}, pattern: '/favorite-products' });
  expect([answer.status, answer.headers.get('location'), added]).toEqual([
    303,
    '/cart',
    [
      { productId: '3', quantity: 1 },
      { productId: '7', quantity: 1, supplierId: '8' },
    ],
  ]);
});
