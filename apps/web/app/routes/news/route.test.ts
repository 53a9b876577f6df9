import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loader as itemLoader } from './item/route.tsx';
import { loader } from './route.tsx';

const seo = { title: null, description: null, h1: null, text: null, canonical: null, robots: null, redirect: null };
const item = { id: '301', name: 'Новость', url: '/news/301', announce: null, image: null, publishedOn: '2026-11-20', body: [] };

function open(path: string, data: object) {
  const { context } = visit({ execute: async () => ({ data }) as never });
  const url = new URL(path, 'http://shop.example');
  const args = { context, request: new Request(url), url, params: { id: url.pathname.split('/')[2] } } as never;
  return url.pathname === '/news' ? loader(args) : itemLoader(args);
}
const list = { seo, news: { pageInfo: { pageCount: 1 }, nodes: [item] } };

test('news are listed and read, each page under one address', async () => {
  expect(await open('/news', list)).toMatchObject({ news: [item], page: 1 });
  expect(await open('/news/301', { seo, newsItem: item })).toMatchObject({ title: 'Новость' });
  expect(await open('/news/7700000000000000301', { seo, newsItem: item })).toMatchObject({ title: 'Новость' });
  const other = { ...item, id: '302', url: '/news/302' };
  expect(await open('/news/301', { seo, newsItem: item, latest: { nodes: [item, other] } })).toMatchObject({ others: [other] });
  await expect(open('/news?page=1', list)).rejects.toMatchObject({ status: 301 });
});

test.each([
  ['/news?page=2', list],
  ['/news?page=a', list],
  ['/news/a~b', { seo, newsItem: item }],
  ['/news/7', { seo: null, newsItem: null }],
])('%s is no page', async (path, data) => {
  await expect(open(path, data)).rejects.toMatchObject({ init: { status: 404 } });
});
