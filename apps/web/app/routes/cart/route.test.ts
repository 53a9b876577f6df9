import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { action, loader } from './route.tsx';

async function basketOf(answer: OperationResult) {
  const { context } = visit({ execute: async () => answer });
  const url = new URL('http://shop.example/cart');
  return (await loader({ context, url, request: new Request(url), params: {}, pattern: '/cart' })).basket;
}

test.each([[['basket']], [['basket', 'items', 0, 'finalPrice']]])(
  'a basket that could not be loaded because of %j is not an empty one',
  async (path) => {
    const errors = [{ message: 'no', path, extensions: { code: 'PROVIDER_CONTRACT' } }];
    expect(await basketOf({ data: { basket: null }, errors })).toBeNull();
  },
);

const brand = (url: string) => ({ name: 'Bosch', url });

test('an empty basket leads on to brands; where they cannot be had, it stands without them', async () => {
  const popularIn = async (popular: OperationResult) => {
    const { context } = visit({
      execute: async ({ document = '' }) => (document.includes('query SuggestedGoods') ? popular : { data: { basket: null } }),
    });
    const url = new URL('http://shop.example/cart');
    return (await loader({ context, url, request: new Request(url), params: {}, pattern: '/cart' })).suggested;
  };
  const brands = [brand('/catalog/brand/bosch'), brand('https://elsewhere.example')];
  expect(await popularIn({ data: { mainPage: { recommendations: [], brands } } })).toEqual({
    viewed: [],
    goods: [],
    brands: [brand('/catalog/brand/bosch')],
    texts: [],
    kinds: [],
  });
  const errors = [{ message: 'no', path: ['mainPage'], extensions: { code: 'PROVIDER_TIMEOUT' } }];
  expect(await popularIn({ data: { mainPage: null }, errors })).toEqual({ viewed: [], goods: [], brands: [], texts: [], kinds: [] });
});

test('whoever has put nothing in has an empty basket', async () => {
  expect(await basketOf({ data: { basket: null } })).toMatchObject({ quantity: 0, items: [] });
});

test('a line of a partner has the days of the partner, or none where nobody knows them', async () => {
  const ours = { isAvailable: true, pickupDayText: 'сегодня', deliveryDayText: null, deliveryCost: null };
  const theirs = { isAvailable: true, pickupDayText: null, deliveryDayText: '4 декабря', deliveryCost: { amount: 490_00 } };
  const line = (productId: string, supplierId: string | null) => ({
    productId,
    supplierId,
    product: { id: productId, availability: ours },
  });
  const none = { amount: 0 };
  const items = [line('1', null), line('2', '7'), line('3', '7')];
  const offers = { products: [{ id: '2', supplierOffers: [{ supplierId: '7', availability: theirs }] }, null] };
  const { context } = visit({
    execute: async ({ document = '' }) => {
      if (document.includes('query PartnerStock')) return { data: offers };
      return { data: { basket: { items, orders: [], changes: [], discounts: [], discount: none, sum: none, totalSum: none } } };
    },
  });
  const url = new URL('http://shop.example/cart');
  const { basket } = await loader({ context, url, request: new Request(url), params: {}, pattern: '/cart' });
  expect(basket?.items.map(({ product }) => product?.availability)).toEqual([ours, theirs, null]);
});

/** What is sent and said when so many pieces are asked for, of which a provider says that there are so many. */
async function setQuantity(quantity: number, available: number | null) {
  const sent: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      const { input } = variables as { input: { itemId: string; quantity: number } };
      sent.push(input.quantity);
      const error = { code: 'OUT_OF_STOCK', message: 'Можно заказать не больше 10 шт.', field: ['input', 'quantity'], available };
      return { data: { basketSetQuantity: { basket: null, userErrors: input.quantity > (available ?? 10) ? [error] : [] } } };
    },
  });
  const url = new URL('http://shop.example/cart');
  const body = new URLSearchParams({ intent: 'set', itemId: '7', quantity: String(quantity) });
  const answer = await action({ context, url, request: new Request(url, { method: 'POST', body }), params: {}, pattern: '/cart' });
  return { sent, answer };
}

test('who asks for more pieces than there are gets as many as there are, and is told so', async () => {
  const { sent, answer } = await setQuantity(999, 10);
  expect(sent).toEqual([999, 10]);
  expect(answer).toMatchObject({ data: { failure: { kind: 'lowered', of: { itemId: '7' } } } });
});

test.each([0, null])('where %j are left nothing is changed', async (available) => {
  const { sent, answer } = await setQuantity(999, available);
  expect(sent).toEqual([999]);
  expect(answer).toMatchObject({ data: { failure: { kind: 'out-of-stock' } } });
});

test('a code of an offer that waits for goods is said to wait, and any other to be kept', async () => {
  const noticeOf = async (quantity: number) => {
    const { context, cookies } = visit({
      execute: async () => ({ data: { basketSetPromocode: { basket: { revision: 2, quantity }, userErrors: [] } } }),
    });
    const url = new URL('http://shop.example/cart');
    const body = new URLSearchParams({ intent: 'promocode', promocode: 'ОСЕНЬ', from: 'offer' });
    await action({ context, url, request: new Request(url, { method: 'POST', body }), params: {}, pattern: '/cart' });
    return cookies.join();
  };
  expect(await noticeOf(0)).toContain('promocode-waits');
  expect(await noticeOf(1)).toContain('order-changed');
});

test('the sums begin with the old prices that the lines show, and come to the same total', async () => {
  const amount = (kopecks: number) => ({ amount: kopecks });
  const cheaper = {
    id: '1',
    productId: '1',
    quantity: 1,
    price: amount(27_990_00),
    priceOld: amount(30_990_00),
    presentOf: null,
    product: null,
  };
  const sums = { discounts: [], discount: amount(0), sum: amount(27_990_00), totalSum: amount(27_990_00) };
  const { context } = visit({ execute: async () => ({ data: { basket: { items: [cheaper], orders: [], changes: [], ...sums } } }) });
  const url = new URL('http://shop.example/cart');
  const { totals } = await loader({ context, url, request: new Request(url), params: {}, pattern: '/cart' });
  expect(totals).toMatchObject({ goods: 30_990_00, discount: 3000_00, total: 27_990_00 });
});
