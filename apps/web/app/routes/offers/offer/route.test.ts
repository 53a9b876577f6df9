import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { parametersOf } from './promotion-details.server.ts';
import { loader } from './route.tsx';

const seo = { title: null, description: null, h1: null, text: null, canonical: null, robots: null, redirect: null };
const offer = {
  ...{ id: '1', name: 'Скидки', url: '/special-offers/1', announce: 'Неделя', image: null, endsOn: null, mechanics: [], startsOn: null },
  ...{ productTag: 'hits', body: [], brands: [], channels: [], products: [], previews: [] },
};

function open(id: string, data: object, errors: object[] = []) {
  let requests = 0;
  const { context } = visit({
    execute: async () => {
      requests += 1;
      return { data, errors } as never;
    },
  });
  const url = new URL(`http://shop.example/special-offers/${id}`);
  return { count: () => requests, loaded: loader({ context, request: new Request(url), url, params: { id } } as never) };
}

test('an offer is shown with its goods, and stands where they cannot be had', async () => {
  expect(await open('1', { seo, specialOffer: offer }).loaded).toMatchObject({ title: 'Скидки', products: [] });
  const failure = { message: 'no', path: ['specialOffer', 'products'], extensions: { code: 'PROVIDER_UNAVAILABLE' } };
  expect(await open('1', { seo, specialOffer: { ...offer, products: null } }, [failure]).loaded).toMatchObject({ products: null });
});

test('what is no id is not asked for; an offer that is not there is no page', async () => {
  for (const id of ['a b', '..', 'a~b']) {
    const wrong = open(id, { seo, specialOffer: offer });
    await expect(wrong.loaded).rejects.toMatchObject({ init: { status: 404 } });
    expect(wrong.count()).toBe(0);
  }
  await expect(open('7', { seo: null, specialOffer: null }).loaded).rejects.toMatchObject({ init: { status: 404 } });
});

describe('what an offer means for a product', () => {
  const action = { id: '3', specialOfferUrl: '/special-offers/1' };
  const requests: unknown[] = [];
  const openFor = async (search: string, told: object) => {
    const { context } = visit({
      execute: async ({ document = '', variables }: Operation) => {
        if (!document.includes('query OfferAction')) return { data: { seo, specialOffer: offer } };
        requests.push(variables);
        return { data: told };
      },
    });
    const url = new URL(`http://shop.example/special-offers/1${search}`);
    const loaded = await loader({ context, request: new Request(url), url, params: { id: '1' } } as never);
    return loaded.explained;
  };
  const product = { id: '42', name: 'Телефон', url: '/catalog/a/1/42' };

  test('is told for as many pieces as are wanted, and the offer stands without it', async () => {
    const told = { actionMechanics: action, product };
    expect(await openFor('?action=3&product=42&quantity=2', told)).toMatchObject({ product, quantity: 2 });
    expect(requests).toEqual([{ actionId: '3', productId: '42', goods: { productId: '42', quantity: 2 } }]);
    expect(await openFor('?action=3&product=42', { actionMechanics: null, product })).toBeNull();
    // A promotion of another offer says nothing here.
    expect(
      await openFor('?action=3&product=42', { ...told, actionMechanics: { ...action, specialOfferUrl: '/special-offers/2' } }),
    ).toBeNull();
    requests.length = 0;
    expect([await openFor('', told), requests]).toEqual([null, []]);
  });

  test.each([
    ['action=3&product=42', 1],
    ['action=3&product=42&quantity=0', 1],
    ['action=3&product=42&quantity=9999', 9999],
    ['action=3&product=42&quantity=10000', 1],
    ['action=~&product=42', null],
    ['action=3', null],
  ])('%s asks about so many: %s', (search, quantity) => {
    expect(parametersOf(new URLSearchParams(search))?.quantity ?? null).toBe(quantity);
  });
});
