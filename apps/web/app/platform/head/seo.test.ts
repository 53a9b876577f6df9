import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { readSeo } from './head.server.ts';
import { checkSeo, seoOfPath } from './seo.server.ts';

const seo = { title: 'Телевизоры', description: 'Все', h1: null, text: null, canonical: null, robots: null, redirect: null };
const redirectAnswer = (url: string, code = 301) => ({ data: { seo: { ...seo, redirect: { url, code } } } });

/** What becomes of an address of which the gateway says this: where it leads, or the page; what was asked. */
async function open(path: string, answer: object, method = 'GET') {
  const requests: unknown[] = [];
  const { context, logged } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return answer;
    },
  });
  const url = new URL(path, 'http://shop.example');
  const args = { context, url, request: new Request(url, { method }), params: {} };
  const isShown = await Promise.resolve(seoOfPath(args as never, async () => new Response('the screen'))).catch(
    (thrown: Response) => thrown,
  );
  const led = isShown instanceof Response && isShown.headers.has('location') ? isShown : null;
  return { requests, led: led && [led.status, led.headers.get('location')], args, context, logged };
}

test.each([
  ['/sale', redirectAnswer('/catalog/tag/skidki', 302), [302, '/catalog/tag/skidki']],
  ['/user/login', redirectAnswer('/catalog'), [301, '/catalog']],
  ['/sale?utm_source=mail', redirectAnswer('/catalog/tag/skidki'), [301, '/catalog/tag/skidki?utm_source=mail']],
  ['/search?q=tv', redirectAnswer('/catalog/tvs/1041'), [301, '/catalog/tvs/1041']],
  ['/sale?utm_source=mail', redirectAnswer('/search?q=sale'), [301, '/search?q=sale']],
  ['/catalog', redirectAnswer('/catalog'), null],
])('%s is led where the provider says, before anything is loaded', async (path, answer, to) => {
  expect((await open(path, answer)).led).toEqual(to);
});

test('the search text goes along under either of its names; the account is not asked about', async () => {
  const askedFor = async (path: string) => (await open(path, { data: { seo } })).requests;
  expect(await askedFor('/search?q=tv')).toEqual([{ path: '/search', text: 'tv' }]);
  expect(await askedFor('/search?query=tv')).toEqual([{ path: '/search', text: 'tv' }]);
  expect(await askedFor('/cart/contacts')).toEqual([{ path: '/cart/contacts', text: null }]);
  expect(await askedFor('/account/orders')).toEqual([]);
});

test('a path that the provider does not know is «Страница не найдена»', async () => {
  const { args } = await open('/catalog/1', { data: { seo: null } });
  expect(() => checkSeo(args)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  const { args: tooLong, requests } = await open(`/${'a'.repeat(501)}`, { data: { seo } });
  expect(requests).toEqual([]);
  expect(() => checkSeo(tooLong)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test('a failure fails the page and is logged by its code; the answer to a form is shown without a title', async () => {
  const failing = { data: { seo: null }, errors: [{ message: '', path: ['seo'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }] };
  const { args, logged } = await open('/catalog', failing);
  expect(() => checkSeo(args)).toThrow(expect.objectContaining({ init: { status: 503 } }));
  expect(logged).toEqual([{ details: { code: 'PROVIDER_UNAVAILABLE' }, message: 'Ошибка при загрузке SEO' }]);
  expect(checkSeo((await open('/cart/contacts', failing, 'POST')).args)).toBeNull();
  const nowhere = { ...(await open('/nowhere', failing)).args, params: { '*': 'nowhere' } };
  expect(() => checkSeo(nowhere)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test('the page reads what was answered', async () => {
  const { args, context } = await open('/catalog/tvs/1041', { data: { seo } });
  expect(checkSeo(args)).toBeNull();
  expect(readSeo(context)).toEqual(seo);
});
