import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

const seo = { title: null, description: null, h1: null, text: null, canonical: null, robots: null, redirect: null };
const offer = {
  ...{ id: '1', name: 'Скидки', url: '/special-offers/1', announce: 'Неделя', image: null, endsOn: null, mechanics: [], startsOn: null },
  ...{ productTag: 'hits', body: [], brands: [], channels: [], products: [], previews: [] },
};

function open(id: string, data: object, errors: object[] = []) {
  let asked = 0;
  const { context } = visit({
    execute: async () => {
      asked += 1;
      return { data, errors } as never;
    },
  });
  const url = new URL(`http://shop.example/special-offers/${id}`);
  return { count: () => asked, loaded: loader({ context, request: new Request(url), url, params: { id } } as never) };
}

test('an offer is shown with its goods, and stands where they cannot be had', async () => {
  expect(await open('1', { seo, specialOffer: offer }).loaded).toMatchObject({ title: 'Скидки', products: [] });
  const failure = { message: 'no', path: ['specialOffer', 'products'], extensions: { code: 'PROVIDER_UNAVAILABLE' } };
  expect(await open('1', { seo, specialOffer: { ...offer, products: null } }, [failure]).loaded).toMatchObject({ products: null });
});

test('what is no number is not asked for; an offer that is not there is no page', async () => {
  const wrong = open('abc', {});
  await expect(wrong.loaded).rejects.toMatchObject({ init: { status: 404 } });
  expect(wrong.count()).toBe(0);
  await expect(open('7', { seo: null, specialOffer: null }).loaded).rejects.toMatchObject({ init: { status: 404 } });
});
