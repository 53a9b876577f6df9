import type { AnyEndpoint, Page } from '@vitrina/services/contract/endpoint.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { Pool } from 'undici';
import * as z from 'zod';
import { bareServer } from './bare-server.ts';
import { upstream } from './serve.ts';

/**
 * What one writes without GraphQL: routes that fetch, parse, check with the very same schemas and answer the same
 * fields. No cache, no retries, no traces, no limits.
 */
const pool = new Pool(upstream, { connections: 64 });
const { product, byIds, availability } = domains.products;
const every = 'application_type=psb&city_id=1&trace_id=bench';
const rubles = (kopecks: number | null) => (kopecks === null ? null : kopecks / 100);

async function fetched<Declared extends AnyEndpoint>({ paged, schemas }: Declared, path: string, body?: object) {
  const json = { 'content-type': 'application/json' };
  const answer = await pool.request(
    body === undefined ? { method: 'GET', path } : { method: 'POST', path, body: JSON.stringify(body), headers: json },
  );
  const checked = z.decode(paged ? z.array(schemas.answer) : schemas.answer, JSON.parse(await answer.body.text()));
  // The declaration's type is made from the very schema that has checked the answer.
  return checked as Declared extends { readonly types?: { output: infer Answer } }
    ? Answer extends Page<infer Item>
      ? Item[]
      : Answer
    : never;
}

const app = bareServer();

app.get<{ Params: { id: string } }>('/product/:id', async ({ params }) => {
  const row = await fetched(product, `/v3/products/${params.id}?${every}`);
  const { price, price_old, order_type } = row.offer;
  return {
    id: row.id,
    name: row.name,
    url: `/catalog/${row.category?.code}/${row.category?.id}/${row.id}`,
    images: row.images,
    article: row.article,
    description: row.description,
    brand: { name: row.brand.name, url: `/catalog/brand/${row.brand.code}` },
    offer: {
      price: rubles(price),
      priceOld: rubles(price_old),
      benefit: price_old === null ? null : rubles(price_old - price),
      orderType: order_type === 'preorder' ? 'PREORDER' : 'BUY',
    },
    reviewCounters: { count: row.review_counters?.count ?? 0, rating: row.review_counters?.rating ?? null },
    specifications: row.specifications.map(({ group_name, items }) => ({
      groupName: group_name,
      items: items.map(({ name, value }) => ({ name, value })),
    })),
  };
});

app.get<{ Querystring: { ids: string } }>('/products', async ({ query }) => {
  const ids = query.ids.split(',').map(asId);
  const parts = Array.from({ length: Math.ceil(ids.length / 20) }, (_, index) => ids.slice(index * 20, index * 20 + 20));
  const cards = parts.map((part) => {
    const list = part.map((id) => `product_ids[]=${id}`).join('&');
    return fetched(byIds, `/v3/products?${list}&per_page=20&${every}`);
  });
  const stock = fetched(availability, `/v2/products/availability?${every}`, { product_ids: ids.map(Number), city_id: 1 });
  const rows = new Map((await Promise.all(cards)).flat().map((row) => [row.id, row]));
  const stocks = new Map((await stock).map((row) => [row.product_id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    const there = stocks.get(id);
    if (row === undefined) return null;
    return {
      id,
      name: row.name,
      offer: { price: rubles(row.offer.price) },
      availability: there === undefined ? null : { isAvailable: there.available, quantity: there.quantity },
    };
  });
});

await app.start();
