import { expect, test } from './fixtures.ts';

const addresses = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

test('from robots.txt a search engine finds every product', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(index).toBe(`${baseURL}/sitemap.xml`);
  const [pages = '', ...parts] = addresses(await (await request.get(index)).text());
  expect(addresses(await (await request.get(pages)).text())).toEqual(
    expect.arrayContaining([`${baseURL}/`, `${baseURL}/catalog`, expect.stringMatching(/\/catalog\/smartphones\/224$/)]),
  );
  const products: string[] = [];
  for (const part of parts) {
    const answer = await request.get(part);
    expect(answer.headers()['content-type']).toContain('application/xml');
    products.push(...addresses(await answer.text()));
  }
  expect(products.length).toBeGreaterThan(2_000);
  expect(new Set(products).size).toBe(products.length);
  expect((await request.get(products.at(-1) ?? '')).status()).toBe(200);
  for (const nothing of ['/sitemap/products-99.xml', '/sitemap/nothing.xml']) expect((await request.get(nothing)).status()).toBe(404);
});
