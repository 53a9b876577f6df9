import { expect, test } from 'vitest';
import { pathSeo } from '../../../platform/head/seo.server.ts';
import { visit } from '../../../testing/visit.ts';
import { loader } from './route.tsx';

const seo = { title: null, description: null, h1: 'Обзоры: Смартфоны', text: null, canonical: null, robots: null, redirect: null };
const answer = (over: object = {}) => ({
  reviewPage: {
    title: 'Обзоры',
    description: null,
    sorts: [
      { text: 'Сначала новые', value: 'NEWEST' },
      { text: 'Самые полезные', value: 'HELPFUL' },
    ],
  },
  articleReviews: { totalCount: 13, pageInfo: { pageCount: 2 }, nodes: [] },
  reviewCategories: [],
  reviewBrands: null,
  reviewTags: [],
  ...over,
});

function open(path: string, data: object = answer(), errors: object[] = []) {
  const sent: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      sent.push(variables);
      return { data, errors } as never;
    },
  });
  context.set(pathSeo, { seo, failure: null });
  const url = new URL(path, 'http://shop.example');
  const [a, b, c] = url.pathname.split('/').slice(3);
  return { sent, loaded: loader({ context, request: new Request(url), url, params: { a, b, c } } as never) };
}

test('a list is asked for by what its address chooses', async () => {
  const { sent, loaded } = open('/reviews/list/category-smartphones/badge-test?sort=-like&page=2');
  const { title, sorts, pages, head } = await loaded;
  expect(sent).toEqual([
    { path: '/reviews/list/category-smartphones/badge-test', filter: { category: 'smartphones', badge: 'test' }, page: 2, sort: 'HELPFUL' },
  ]);
  expect(title).toBe('Обзоры: Смартфоны');
  expect(sorts.map(({ href, isChosen }) => [href, isChosen])).toEqual([
    ['/reviews/list/category-smartphones/badge-test', false],
    ['/reviews/list/category-smartphones/badge-test?sort=-like', true],
  ]);
  expect(pages[1]).toBe('/reviews/list/category-smartphones/badge-test?sort=-like&page=2');
  expect(head).toContainEqual({ name: 'robots', content: 'noindex, follow' });
});

test.each([
  ['/reviews/list/badge-test/category-tvs', '/reviews/list/category-tvs/badge-test'],
  ['/reviews/list?page=1&sort=-like', '/reviews/list?sort=-like'],
])('%s is known by %s', async (path, to) => {
  const answered = await open(path).loaded.catch((response: Response) => response);
  expect(answered).toBeInstanceOf(Response);
  if (answered instanceof Response) expect([answered.status, answered.headers.get('location')]).toEqual([301, to]);
});

test.each(['/reviews/list/tvs', '/reviews/list?page=x', '/reviews/list?page=3', '/reviews/list?sort=price'])(
  '%s is no page',
  async (path) => {
    await expect(open(path).loaded).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('a filter that cannot be loaded is «Страница не найдена», whatever the reason', async () => {
  const failure = { message: 'no', path: ['reviewPage'], extensions: { code: 'PROVIDER_UNAVAILABLE' } };
  await expect(open('/reviews/list', answer({ reviewPage: null }), [failure]).loaded).rejects.toMatchObject({ init: { status: 404 } });
});
