import { expect, test } from './fixtures.ts';
import { productThat } from './goods.ts';
import { mostReviewedProduct } from './moderation.ts';

// Of what is answered without looking at a screen.

test('every combination of filters has one address; what is no filter is no page', async ({ request }) => {
  const open = (path: string) => request.get(path, { maxRedirects: 0 });
  const parts = ['category-smartphones', 'brand-samsung', 'badge-test'];
  for (let mask = 0; mask < 8; mask += 1) {
    const path = ['/reviews/list', ...parts.filter((_, index) => mask & (1 << index))].join('/');
    expect((await open(path)).status(), path).toBe(200);
  }
  const turned = await open('/reviews/list/badge-test/category-smartphones?sort=-like');
  expect([turned.status(), turned.headers().location]).toEqual([301, '/reviews/list/category-smartphones/badge-test?sort=-like']);
  const byCode = await open('/reviews/view/203');
  expect([byCode.status(), byCode.headers().location]).toEqual([301, '/reviews/view/oled-ili-mini-led']);
  for (const path of [
    ...['/reviews/list/smartphones', '/reviews/list/category-nothing', '/reviews/list/badge-test/badge-test', '/reviews/list?page=0'],
    ...[
      '/reviews/list?page=9',
      '/reviews/list?sort=price',
      '/reviews/view/nothing',
      '/reviews/view/a%20b',
      '/news/1',
      '/news/x',
      '/news?page=2',
    ],
  ]) {
    expect((await open(path)).status(), path).toBe(404);
  }
});

test('a part that a product does not have is no address', async ({ request }) => {
  const { url } = await productThat(
    request,
    224,
    ({ tabs }) => !tabs.includes('DIGITAL') && !tabs.includes('SUPPLIER') && !tabs.includes('MARKDOWN'),
  );
  for (const segment of ['digital', 'supplier', 'markdown', 'nothing']) {
    const answer = await request.get(`${url}/${segment}`);
    expect(answer.status(), segment).toBe(404);
    expect(await answer.text(), segment).toContain('Страница не найдена');
  }
});

test('old addresses lead to new ones, and what there is not is not found', async ({ request }) => {
  const { url } = await mostReviewedProduct(request, 'телевизор');
  const to = async (path: string) => {
    const answer = await request.get(`${url}/${path}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await to('comments-2')).toEqual([301, `${url}/comments/page-2`]);
  expect(await to('faq-page-3')).toEqual([301, `${url}/faq/page-3`]);
  expect(await to('comments/page-1')).toEqual([301, `${url}/comments`]);
  for (const path of ['comments/page-99', 'comments/2', 'faq/page-99', 'comments-x', 'opinions']) expect((await to(path))[0]).toBe(404);
});
