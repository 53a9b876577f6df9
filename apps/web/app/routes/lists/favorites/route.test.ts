import { expect, test } from 'vitest';
import { cards } from '../../../testing/cards.ts';
import { visit } from '../../../testing/visit.ts';
import { loader } from './route.tsx';

const seo = { title: null, h1: null, description: null, canonical: null, robots: null, redirect: null };

async function load(favorites: unknown) {
  const { context } = visit({ execute: async () => ({ data: { seo, favorites } }) });
  const url = new URL('http://shop.example/favorite-products');
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
