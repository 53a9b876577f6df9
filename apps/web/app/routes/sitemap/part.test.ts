import { expect, test } from 'vitest';
import type { Shop } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { loader as robots } from '../shell/robots.ts';
import { loader } from './part.ts';

const parts = { sitemapParts: [{ after: null, last: '3', changedAt: null }] };
const entry = (id: number) => ({ id: String(id), url: `/catalog/a&b/5/${id}`, changedAt: '2026-11-01T10:00:00.000Z' });

async function part(name: string, execute: Shop['execute'], over: Partial<Shop> = {}) {
  const { context } = visit({ execute, ...over });
  const url = new URL(`http://shop.example/sitemap/${name}`);
  return loader({ context, url, request: new Request(url), params: { part: name }, pattern: '/sitemap/:part' });
}

/** A provider that gives two at a time. */
const inTwos: Shop['execute'] = async ({ variables = {} }) => {
  if (!('last' in variables)) return { data: parts };
  const from = Number(variables.after ?? 0);
  return {
    data: {
      sitemapProducts: [1, 2, 3]
        .filter((id) => id > from)
        .slice(0, 2)
        .map(entry),
    },
  };
};

test('a part has all of its products, however many pages they come in, with addresses that are XML', async () => {
  const text = await (await part('products-1.xml', inTwos)).text();
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    [1, 2, 3].map((id) => `http://shop.example/catalog/a&amp;b/5/${id}`),
  );
  expect(text).toContain('<lastmod>2026-11-01T10:00:00.000Z</lastmod>');
  expect(text).toMatch(/^<\?xml .*<\/urlset>\n$/s);
});

test('nobody in between keeps what is made of the host of a request', async () => {
  const cacheControls = async (isOriginConfigured: boolean) => {
    const over = { isOriginConfigured };
    const { context } = visit({ execute: inTwos, ...over });
    const request = new Request('http://shop.example/robots.txt');
    const robotsTxt = robots({ context, request, url: new URL(request.url), params: {}, pattern: '/robots.txt' });
    return [robotsTxt, await part('products-1.xml', inTwos, over)].map(({ headers }) => headers.get('cache-control'));
  };
  expect(await cacheControls(true)).toEqual(['public, max-age=3600', 'public, max-age=3600']);
  expect(await cacheControls(false)).toEqual(['private, no-cache', 'private, no-cache']);
});

test('a part that there is not is not found', async () => {
  for (const name of ['products-2.xml', 'products-0.xml', 'products-1', 'pages', 'nothing.xml'])
    await expect(part(name, inTwos)).rejects.toMatchObject({ init: { status: 404 } });
});

test('half a list is no list', async () => {
  const failing: Shop['execute'] = async () => ({
    data: { categories: null, brands: [], series: [], tags: [] },
    errors: [{ message: 'no', path: ['categories'], extensions: { code: 'PROVIDER_TIMEOUT' } }],
  });
  await expect(part('pages.xml', failing)).rejects.toMatchObject({ init: { status: 503 } });
});
