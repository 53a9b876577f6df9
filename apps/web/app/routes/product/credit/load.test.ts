import { expect, test } from 'vitest';
import { readDraft } from '../../../entities/order-draft/draft.server.ts';
import type { Operation } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { action } from './buy.ts';
import { loader } from './route.tsx';

const term = {
  months: 12,
  label: null,
  payment: { amount: 100_00 },
  payments: [{ amount: 100_00 }],
  overpayment: { amount: 0 },
  paymentTypeId: '50',
  banks: [],
  conditions: null,
};
const offers = [{ kind: 'INSTALMENT', limit: null, isLimitExceeded: false, lastTerm: { months: 12 }, terms: [term] }];
const partner = (supplierId: string, price: number, isBuyable = true) => ({
  supplierId,
  supplierName: `Партнёр ${supplierId}`,
  price: { amount: price },
  isBuyable,
});
const product = {
  ...{ id: '42', name: 'Телефон', url: '/catalog/a/1/42', tabs: ['ABOUT', 'CREDIT'], isBuyable: true, priceOnline: null },
  ...{ offer: { price: { amount: 2_000_00 } }, warranties: [], creditOffers: offers },
  supplierOffers: [partner('8', 1_900_00), partner('7', 1_800_00), partner('6', 1_000_00, false)],
};

const visitProduct = (over: object = {}, revo: object = {}) => {
  const requests: [string, unknown][] = [];
  const { context, cookies } = visit({
    execute: async ({ document = '', variables }: Operation) => {
      const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
      requests.push([name, variables]);
      if (name === 'ProductCredit')
        return { data: { product: { ...product, ...over }, features: [], revoLimit: null, basket: null, ...revo } };
      if (name === 'AddMain')
        return { data: { basketAddItem: { basket: { items: [{ id: '1', productId: '42', parentId: null, supplierId: '7' }] } } } };
      return { data: { basket: { items: [] }, abTestFeatures: [] } };
    },
  });
  return { context, cookies, requests };
};

async function openCalculator(search: string, over: object = {}, revo: object = {}) {
  const { context, requests } = visitProduct(over, revo);
  const url = new URL(`http://shop.example/catalog/a/1/42/credit${search}`);
  const params = { categoryCode: 'a', categoryId: '1', leaf: '42' };
  const loaded = await loader({ context, request: new Request(url), url, params } as never);
  return { credit: loaded.credit, requests };
}

test('the piece of a partner is paid by and by as well, at its own price', async () => {
  const { credit, requests } = await openCalculator('?supplier=7');
  expect(requests.find(([name]) => name === 'ProductCredit')?.[1]).toEqual({
    id: '42',
    goods: [{ productId: '42' }],
    supplierId: '7',
    warrantyId: null,
  });
  expect(credit.sellers.map(({ id, price }) => [id, price])).toEqual([
    [null, 2_000_00],
    ['7', 1_800_00],
    ['8', 1_900_00],
  ]);
  expect(credit.seller).toMatchObject({ id: '7', price: 1_800_00, isBuyable: true });
  expect((await openCalculator('')).credit.seller).toMatchObject({ id: null, price: 2_000_00 });
  // The shop itself may have none of it.
  expect((await openCalculator('?supplier=7', { tabs: ['ABOUT'], isBuyable: false })).credit.seller.id).toBe('7');
  await expect(openCalculator('', { tabs: ['ABOUT'] })).rejects.toMatchObject({ init: { status: 404 } });
});

test('what is lent for the shop’s own piece is what an order costs by a promotion', async () => {
  const lent = { ...term, rate: 0, payment: { amount: 167_00 }, payments: [{ amount: 167_00 }] };
  const actions = [
    {
      ...{
        id: '1',
        name: 'Минус 10 %',
        isApplicable: true,
        promocode: null,
        paymentTypeIds: [],
        deliveryTypeIds: [],
        type: 'OTHER',
        sumActionIds: [],
      },
      lines: [{ productId: '42', finalPrice: { amount: 1_800_00 } }],
    },
  ];
  const planOf = async (search: string, over: object = {}) => {
    const { credit } = await openCalculator(search, { creditOffers: [{ ...offers[0], terms: [lent] }], ...over });
    return [credit.seller.price, credit.plan?.term.payment.amount];
  };
  expect([await planOf(''), await planOf('', { actions })]).toEqual([
    [2_000_00, 167_00],
    [1_800_00, 150_00],
  ]);
  // A partner has only his own price.
  expect(await planOf('?supplier=8', { actions })).toEqual([1_900_00, 167_00]);
});

test('a partner that has nothing leads to what the shop has; banks that lend nothing are not banks that are away', async () => {
  for (const gone of ['6', '99']) {
    const answer: Response = await openCalculator(`?supplier=${gone}`).then(
      () => new Response(),
      (thrown) => thrown,
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/catalog/a/1/42/credit#part']);
  }
  expect((await openCalculator('?supplier=7', { creditOffers: [] })).credit).toMatchObject({ plan: null, isKnown: true });
  expect((await openCalculator('?supplier=7', { creditOffers: null })).credit).toMatchObject({ plan: null, isKnown: false });
});

test('it is the partner’s piece that is put into the basket', async () => {
  const press = async (supplier: string) => {
    const { context, requests } = visitProduct();
    const body = new URLSearchParams({ productId: '42', supplier });
    const request = new Request('http://shop.example/cart/credit', { method: 'POST', body });
    const answer = await action({ context, request, url: new URL(request.url), params: {}, pattern: '/cart/credit' });
    return [answer.headers.get('location'), requests.find(([name]) => name === 'AddMain')?.[1]];
  };
  expect(await press('7')).toEqual(['/cart', { input: { productId: '42', quantity: 1, supplierId: '7' } }]);
  expect(await press('6')).toEqual(['/catalog/a/1/42/credit', undefined]);
});

test('what Revo lends is exceeded by more than it leaves beside the basket (spec 2 §5)', async () => {
  const revoOf = async (revo: object) => (await openCalculator('', {}, revo)).credit.revo;
  const basket = (totalSum: number, ...ids: string[]) => ({
    totalSum: { amount: totalSum },
    items: ids.map((productId) => ({ productId, parentId: null })),
  });
  expect(await revoOf({})).toBeNull();
  expect(await revoOf({ revoLimit: { amount: 2_000_00 } })).toEqual({ limit: 2_000_00, isExceeded: false });
  expect(await revoOf({ revoLimit: { amount: 1_999_99 } })).toEqual({ limit: 1_999_99, isExceeded: true });
  expect(await revoOf({ revoLimit: { amount: 2_000_00 }, basket: basket(1, '9') })).toMatchObject({ isExceeded: true });
  // It lies there already, and is a part of what that comes to.
  expect(await revoOf({ revoLimit: { amount: 2_000_00 }, basket: basket(2_000_00, '42') })).toMatchObject({ isExceeded: false });
});

test('the kind and the term that were chosen are kept for the checkout', async () => {
  const { context, cookies } = visitProduct({
    creditOffers: [{ ...offers[0], terms: [{ ...term, months: 6 }, term] }],
  });
  const body = new URLSearchParams({ productId: '42', kind: 'instalment', months: '6' });
  const request = new Request('http://shop.example/cart/credit', { method: 'POST', body });
  await action({ context, request, url: new URL(request.url), params: {}, pattern: '/cart/credit' });
  expect(cookies.length).toBeGreaterThan(0);
  expect(readDraft(context).payment).toEqual({ rev: 1, paymentTypeId: '50', months: 6 });
});

test('what cannot be ordered says why, and the choice stays', async () => {
  const conditions = { isWarrantyRequired: true, isCompleted: false };
  const sber = {
    ...offers[0],
    kind: 'INSTALMENT_SBER',
    terms: [
      { ...term, months: 2 },
      { ...term, months: 6, conditions },
    ],
    lastTerm: { months: 6 },
  };
  const press = async (fields: Record<string, string>) => {
    const { context, cookies, requests } = visitProduct({ creditOffers: [...offers, sber] });
    const body = new URLSearchParams({ productId: '42', ...fields });
    const request = new Request('http://shop.example/cart/credit', { method: 'POST', body });
    const answer = await action({ context, request, url: new URL(request.url), params: {}, pattern: '/cart/credit' });
    expect(requests.some(([name]) => name === 'AddMain')).toBe(answer.headers.get('location') === '/cart');
    return [answer.headers.get('location'), decodeURIComponent(cookies.join()).match(/credit-\w+/)?.[0]];
  };
  // Without scripts the terms of another kind stand beside the choice.
  expect(await press({ kind: 'instalment-sber', months: '12' })).toEqual(['/catalog/a/1/42/credit?kind=instalment-sber', 'credit-term']);
  expect(await press({ kind: 'instalment-sber', months: '6' })).toEqual([
    '/catalog/a/1/42/credit?kind=instalment-sber&months=6',
    'credit-warranty',
  ]);
  expect((await press({ kind: 'instalment-sber', months: '2' }))[0]).toBe('/cart');
});
