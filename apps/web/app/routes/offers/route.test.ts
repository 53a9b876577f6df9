import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

const tile = {
  id: '1',
  name: 'Скидки',
  url: '/special-offers/1',
  announce: null,
  image: null,
  endsOn: null,
  mechanics: [],
  promocodes: [],
};
const choice = { code: 'discount', name: 'Скидка', count: 1 };

const answer = (over: object = {}) => ({
  specialOffers: { totalCount: 7, pageInfo: { pageCount: 2 }, nodes: [tile] },
  specialOfferMechanics: [choice],
  specialOfferBrands: null,
  specialOfferChannels: [],
  ...over,
});

function open(search: string, data: object | null = answer(), headers: Record<string, string> = {}, errors: object[] = []) {
  const sent: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      sent.push(variables);
      return { data, errors } as never;
    },
  });
  const url = new URL(`http://shop.example/special-offers${search}`);
  const request = new Request(url, { headers });
  expect(context).toBeInstanceOf(RouterContextProvider);
  return { sent, loaded: loader({ context, request, url, params: {} } as never) };
}

test('a page of offers, with what the address chooses; a phone asks for three, anything larger for six', async () => {
  const { sent, loaded } = open('?mechanics=discount&page=2');
  const { offers, marks, page, pages, head } = await loaded;
  expect(sent).toEqual([{ page: 2, perPage: 6, filter: { mechanics: ['discount'], brands: [], channels: [] } }]);
  expect([offers.length, page, marks.map(({ text }) => text)]).toEqual([1, 2, ['Скидка']]);
  expect(pages).toEqual(['/special-offers?mechanics=discount', '/special-offers?mechanics=discount&page=2']);
  expect(head).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  const phone = open('', answer(), { 'sec-ch-ua-mobile': '?1' });
  await phone.loaded;
  expect(phone.sent).toMatchObject([{ perPage: 3 }]);
});

test('each page is known by an address of its own', async () => {
  const canonical = (path: string) => ({ tagName: 'link', rel: 'canonical', href: `http://shop.example${path}` });
  expect((await open('').loaded).head).toContainEqual(canonical('/special-offers'));
  expect((await open('?page=2').loaded).head).toContainEqual(canonical('/special-offers?page=2'));
  await expect(open('?page=1&brands=lg').loaded).rejects.toMatchObject({ status: 301 });
});

test.each(['?page=0', '?page=x', '?page=3', '?mechanics=', '?mechanics=nothing'])('«%s» is no page of the shop', async (search) => {
  await expect(open(search).loaded).rejects.toMatchObject({ init: { status: 404 } });
});

test('filters that cannot be loaded leave the offers standing; without offers the screen says that it cannot be shown', async () => {
  const { groups, offers } = await open('?brands=lg').loaded;
  expect([groups.brands, offers.length]).toEqual([null, 1]);
  const gone = { message: 'no', path: ['specialOffers'], extensions: { code: 'PROVIDER_UNAVAILABLE' } };
  await expect(open('', answer({ specialOffers: null }), {}, [gone]).loaded).rejects.toMatchObject({ init: { status: 503 } });
});
