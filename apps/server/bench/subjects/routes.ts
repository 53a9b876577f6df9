import type { AnyEndpoint, Page } from '@vitrina/services/contract/endpoint.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const { product, byIds, availability } = domains.products;
/** A provider answers by these, whoever asks. */
const always = 'application_type=psb&city_id=1';
const money = (kopecks: number | null) => (kopecks === null ? null : { amount: kopecks });

export interface Message {
  path: string;
  body?: object;
}

/** What a declared call resolves to, whose type is made from the very schema that checks the answer. */
type AnswerOf<Declared> = Declared extends { readonly types?: { output: infer Answer } }
  ? Answer extends Page<infer Item>
    ? Item[]
    : Answer
  : never;

/** One call of the provider on behalf of one request, its answer checked. */
export type FetchCall = <Declared extends AnyEndpoint>(
  traceId: string,
  endpoint: Declared,
  message: Message,
) => Promise<AnswerOf<Declared>>;

/** Parses and checks what the provider has said with the schemas of the declaration. */
export function checkAnswer<Declared extends AnyEndpoint>({ paged, schemas }: Declared, text: string): AnswerOf<Declared> {
  return z.decode(paged ? z.array(schemas.answer) : schemas.answer, JSON.parse(text)) as AnswerOf<Declared>;
}

/** What one writes without GraphQL: two routes that answer the fields of the two operations. */
export function addRoutes(app: FastifyInstance, fetchCall: FetchCall): void {
  app.get<{ Params: { id: string } }>('/product/:id', async ({ id, params }) => {
    const row = await fetchCall(id, product, { path: `/v3/products/${params.id}?${always}` });
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
        price: money(price),
        priceOld: money(price_old),
        benefit: price_old === null ? null : money(price_old - price),
        orderType: order_type === 'preorder' ? 'PREORDER' : 'BUY',
      },
      reviewCounters: { count: row.review_counters?.count ?? 0, rating: row.review_counters?.rating ?? null },
      specifications: row.specifications.map(({ group_name, items }) => ({
        groupName: group_name,
        items: items.map(({ name, value }) => ({ name, value })),
      })),
    };
  });

  app.get<{ Querystring: { ids: string } }>('/products', async ({ id: traceId, query }) => {
    const ids = query.ids.split(',').map(asId);
    const parts = Array.from({ length: Math.ceil(ids.length / 20) }, (_, index) => ids.slice(index * 20, index * 20 + 20));
    const cards = parts.map((part) => {
      const list = part.map((id) => `product_ids[]=${id}`).join('&');
      return fetchCall(traceId, byIds, { path: `/v3/products?${list}&per_page=20&${always}` });
    });
    const availabilityRequest = { path: `/v2/products/availability?${always}`, body: { product_ids: ids.map(Number), city_id: 1 } };
    const stock = fetchCall(traceId, availability, availabilityRequest);
    const rows = new Map((await Promise.all(cards)).flat().map((row) => [row.id, row]));
    const stocks = new Map((await stock).map((row) => [row.product_id, row]));
    return ids.map((id) => {
      const row = rows.get(id);
      const there = stocks.get(id);
      if (row === undefined) return null;
      return {
        id,
        name: row.name,
        offer: { price: money(row.offer.price) },
        availability: there === undefined ? null : { isAvailable: there.available, quantity: there.quantity },
      };
    });
  });
}
