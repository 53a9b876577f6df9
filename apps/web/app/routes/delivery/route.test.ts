import { expect, test } from 'vitest';
import type { Operation } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { loader } from './route.tsx';

const deliveries = [{ kind: 'COURIER', cost: { amount: 990_00 }, timeText: 'завтра', day: null, interval: null, minutes: null }];
const goods = (id: string, over: object = {}) => ({
  id,
  name: `Товар ${id}`,
  url: `/catalog/a/1/${id}`,
  dimensions: null,
  deliveries,
  ...over,
});
const small = { dimensions: { width: 7, height: 15, depth: 1 } };
const large = { dimensions: { width: 60, height: 200, depth: 65 } };

/** Of what the screen tells the terms to whoever brings these cookies, with this in the basket. */
async function exampleFor(cookies: string, basket: string[], ofDay: object | null, own: object = {}) {
  const { context } = visit({
    visitor: visitorWith(cookies),
    execute: async ({ document = '', variables }: Operation) => {
      if (document.includes('query DeliveryBasket')) return { data: { basket: { items: basket.map((productId) => ({ productId })) } } };
      const { own: id, hasOwn } = variables as { own: string; hasOwn: boolean };
      const mainPage = { productOfDay: ofDay && { product: ofDay } };
      const currentCity = { id: '1', name: 'Донецк', declension: null, deliveryTypeIds: ['1', '2', '3', '4', '5', '6', '7'] };
      return { data: { breadcrumbs: [], currentCity, mainPage, ...(hasOwn && { product: goods(id, own) }) } };
    },
  });
  const url = new URL('http://shop.example/delivery');
  const { example } = await loader({ context, request: new Request(url), url, params: {} } as never);
  return example && [example.name, example.isSmall];
}

test('the terms are those of what was looked at last, else of what is in the basket', async () => {
  expect(await exampleFor('viewed_products=42~41', ['7'], goods('1', small))).toEqual(['Товар 42', false]);
  expect(await exampleFor('', ['7', '8'], goods('1', small))).toEqual(['Товар 7', false]);
});

test('of any other product it is told by its size, which is not always known', async () => {
  expect(await exampleFor('', [], goods('1', small))).toEqual(['Товар 1', true]);
  expect(await exampleFor('', [], goods('1', large))).toEqual(['Товар 1', false]);
  expect(await exampleFor('', [], goods('1'))).toEqual(['Товар 1', false]);
  // A code comes by mail.
  expect(await exampleFor('', ['7'], goods('1', small), { deliveries: [] })).toEqual(['Товар 1', true]);
  expect(await exampleFor('', [], null)).toBeNull();
});
