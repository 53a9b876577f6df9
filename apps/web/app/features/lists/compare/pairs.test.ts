import { expect, test } from 'vitest';
import { visit } from '../../../testing/visit.ts';
import { pairOf, popularPairs } from './pairs.server.ts';

const product = (id: string, modelId: string | null = null, isBuyable = true) => ({
  id,
  modelId,
  name: `Товар ${id}`,
  images: [`/media/${id}.svg`],
  isBuyable,
});

test('a pair is of two models that can be bought', () => {
  const ids = (products: ReturnType<typeof product>[]) => pairOf(products)?.map(({ id }) => id);
  expect(ids([product('1', '7', false), product('2', '8'), product('3', '8'), product('4', '9')])).toEqual(['2', '4']);
  expect(ids([product('1'), product('2')])).toEqual(['1', '2']);
  expect(ids([product('1', '7'), product('2', '7')])).toBeUndefined();
  expect(ids([product('1'), product('2', null, false)])).toBeUndefined();
});

const kinds = ['10', '20', '30', '40'].map((id) => ({ id, name: `Вид ${id}` }));

async function load(of: typeof kinds) {
  const { context } = visit({
    execute: async ({ variables = {} }) => {
      const listings = Object.entries(variables).map(([alias, of]) => {
        const { category } = of as { category: string };
        return [alias, { nodes: category === '20' ? [] : [product(`${category}1`), product(`${category}2`)] }];
      });
      return { data: Object.fromEntries(listings) };
    },
  });
  return popularPairs(context, new Request('http://shop.example/compare'), of);
}

test('a pair of each of the first three kinds, with its comparison; a kind without one is left out', async () => {
  expect(await load(kinds)).toMatchObject([
    { kind: 'Вид 10', href: '/compare?products=101~102', products: [{ image: '/media/101.svg' }, {}] },
    { kind: 'Вид 30', href: '/compare?products=301~302' },
  ]);
  expect(await load(kinds.slice(0, 1))).toMatchObject([{ kind: 'Вид 10' }]);
});

test('nothing is offered when it cannot be had', async () => {
  const { context } = visit({ execute: async () => ({ data: null }) });
  const request = new Request('http://shop.example/compare');
  expect(await popularPairs(context, request, kinds)).toEqual([]);
  expect(await popularPairs(context, request, [])).toEqual([]);
});
