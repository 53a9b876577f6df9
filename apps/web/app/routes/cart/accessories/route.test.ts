import { expect, test } from 'vitest';
import { bundleOf } from '../../../features/bundle/bundle.server.ts';
import type { Operation, OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { action, loader } from './route.tsx';

const product = (id: string) => ({
  id,
  name: `Товар ${id}`,
  url: `/p/${id}`,
  images: [],
  isBuyable: true,
  priceOnline: null,
  offer: { price: { amount: 100_00 } },
});
const line = (id: string, productId: string, parentId: string | null, isWarranty = false, sum = { amount: 100_10 }) => ({
  ...{ id, productId, parentId, supplierId: null, quantity: 1, isWarranty, presentOf: null, actionId: null, finalPrice: sum, sum },
  product: { ...product(productId), isDigital: false },
});
const basket = { basket: { items: [line('1', '10', null), line('2', '20', '1'), line('3', '60', '1', true), line('4', '99', null)] } };
const selection = {
  product: {
    id: '10',
    accessories: { nodes: ['20', '21', '22'].map(product), pageInfo: { pageCount: 2 } },
    accessoryCategories: [{ id: '7', name: 'Чехлы' }],
    warranties: ['60', '61'].map(product),
  },
};

const args = (path: string, answers: Record<string, OperationResult>, init?: RequestInit) => {
  const requests: Operation[] = [];
  const { context, cookies } = visit({
    execute: async (operation) => {
      requests.push(operation);
      const [, , name = ''] = /(query|mutation) (\w+)/.exec(operation.document ?? '') ?? [];
      return answers[name] ?? {};
    },
  });
  const url = new URL(`http://shop.example${path}`);
  const itemId = url.pathname.split('/').at(-1)?.replace('.data', '') ?? '';
  return {
    given: { context, url, request: new Request(url, init), params: { itemId }, pattern: '/cart/accessories/:itemId' as const },
    requests,
    cookies,
  };
};
const whole = { BasketFamilies: { data: basket }, AccessorySelection: { data: selection } };

test('accessories with warranties between them, what is chosen of them, and what it comes to', async () => {
  const { given, requests } = args('/cart/accessories/1?group=7', whole);
  const { selection: found } = await loader(given);
  expect(found?.tiles.map(({ product: { id }, lineId, isWarranty }) => [id, lineId, isWarranty])).toEqual([
    ['20', '2', false],
    ['21', null, false],
    ['60', '3', true],
    ['22', null, false],
    ['61', null, true],
  ]);
  expect(found).toMatchObject({ name: 'Товар 10', total: 300_30, pageCount: 2, isKnown: true });
  expect(requests[1]?.variables).toMatchObject({ id: '10', page: 1, groupIds: ['7'] });
  // What cannot be had is nothing to choose (spec 2 §7).
  expect(requests[1]?.document).toMatch(/onlyAvailable: true\s+availableFirst: true/);
});

test('what these goods make cheaper is asked of the shop’s own goods, without their warranties', async () => {
  const promotion = { data: { accessoryAction: { id: '5' } } };
  const answers = { ...whole, AccessorySelection: { data: { ...selection, ...promotion.data } }, AccessoryAction: promotion };
  const { given, requests } = args('/cart/accessories/1', answers);
  expect((await loader(given)).selection?.promotion).toEqual({ id: '5' });
  const family = [
    { productId: '10', quantity: 1 },
    { productId: '20', quantity: 1 },
  ];
  expect(requests.slice(1).map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ goods: family, hasGoods: true }),
    // What it asks for may lie in the basket by itself.
    { goods: [...family, { productId: '99', quantity: 1 }], actionIds: ['5'] },
  ]);
  const partners = { basket: { items: [{ ...line('1', '10', null), supplierId: '7' }] } };
  const other = args('/cart/accessories/1', { ...whole, BasketFamilies: { data: partners } });
  expect((await loader(other.given)).selection?.promotion).toBeNull();
  expect(other.requests[1]?.variables).toMatchObject({ goods: [], hasGoods: false });
});

test('warranties stand on the first page; what could not be loaded is said', async () => {
  const second = args('/cart/accessories/1?page=2', whole);
  expect((await loader(second.given)).selection?.tiles.map(({ isWarranty }) => isWarranty)).toEqual([false, false, false]);
  const away = args('/cart/accessories/1', { BasketFamilies: { data: basket } });
  expect((await loader(away.given)).selection).toMatchObject({ tiles: [], isKnown: false, lines: { length: 3 } });
});

test.each([['9'], ['3']])('line %s has nothing to select for: no page, and the window closes', async (id) => {
  const { given } = args(`/cart/accessories/${id}`, whole);
  await expect(loader(given)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await loader(args(`/cart/accessories/${id}?window`, whole).given)).toEqual({ selection: null });
});

test('a form puts something under the line, or takes it out, and nothing else', async () => {
  const send = (fields: Record<string, string>, answers: Record<string, OperationResult> = {}) => {
    const body = new URLSearchParams(fields);
    return args('/cart/accessories/1?page=2', answers, { method: 'POST', body });
  };
  const warranty = send({ intent: 'warranty', productId: '60' }, { AddWarranty: { data: { basketAddWarranty: basket } } });
  const answer = await action(warranty.given);
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([303, '/cart/accessories/1?page=2']);
  expect(warranty.requests[0]?.variables).toEqual({ input: { parentId: '1', warrantyId: '60' } });
  const removed = send({ intent: 'remove', productId: '20', lineId: '2' });
  await action(removed.given);
  expect(removed.requests[0]?.variables).toEqual({ input: { itemId: '2' } });
  await expect(action(send({ intent: 'accessory' }).given)).rejects.toMatchObject({ init: { status: 400 } });
});

test('the promotion stands before the accessories until its flag is off', async () => {
  const first = async (features: object[] | null) => {
    const { given } = args('/cart/accessories/1', { ...whole, AccessorySelection: { data: { ...selection, features } } });
    return (await loader(given)).selection?.isPromotionFirst;
  };
  const flag = (isActive: boolean) => [{ key: 'view.actions-before-accessories', isActive }];
  expect([await first(null), await first([]), await first(flag(true)), await first(flag(false))]).toEqual([true, true, true, false]);
});

test('a bundle is shown until its flag is off', async () => {
  const variants = [{ kind: 'BUNDLE', actionId: null, name: null, description: null, months: null, prices: [] }];
  const bundled = { ...product('10'), warranties: [], accessoryBundle: { products: [product('20')], variants } };
  const hasBundle = async (features: { key: string; isActive: boolean }[]) => {
    const { given } = args('/p/10/accessories', {});
    return (await bundleOf(given.context, given.request, { product: bundled as never, features }, given.url.searchParams)) !== null;
  };
  expect([await hasBundle([]), await hasBundle([{ key: 'bundle', isActive: true }])]).toEqual([true, true]);
  expect(await hasBundle([{ key: 'bundle', isActive: false }])).toBe(false);
});
