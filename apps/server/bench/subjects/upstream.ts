import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { page } from '@vitrina/graphql/testing/provider.ts';
import { shop } from '@vitrina/graphql/testing/whole-shop.ts';
import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { headers as names } from '@vitrina/services/contract/headers.ts';
import { readQuery } from '@vitrina/services/contract/query.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { everyEndpoint } from '@vitrina/services/registry.ts';
import * as z from 'zod';
import { goods, goodsCard } from '../goods.ts';
import { serve } from './serve.ts';

/** The provider's side of every declared call: the same answers each time, under the ids that were asked for. */
const answers = shop({
  site: {
    seo: () => ({ title: 'Телевизор LG 55', description: 'Купить', h1: null, text: null, canonical: null, robots: null, redirect: null }),
  },
  products: {
    product: ({ params }) => goods(asId(params.id)),
    byIds: ({ query }) => page(query.product_ids.map((id) => goodsCard(asId(id)))),
    similars: () => Array.from({ length: 8 }, (_, index) => goodsCard(asId(50 + index))),
    lookedWith: () => Array.from({ length: 8 }, (_, index) => goodsCard(asId(70 + index))),
  },
});

const pageOf = z.object({ items: z.array(z.unknown()), total: z.number() });

/** Paths without parameters first: `/v3/products/search` is no product. */
const routes = everyEndpoint
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))
  .sort((a, b) => Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{')));

const own = (values: Record<string, unknown>, schema: z.ZodObject) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in schema.shape));

async function answerTo(endpoint: AnyEndpoint, request: IncomingMessage, params: Record<string, string>, query: string): Promise<unknown> {
  const { schemas, domain, name } = endpoint;
  const input = {
    params: z.decode(schemas.params, params),
    query: z.decode(schemas.query, own(readQuery(query), schemas.query)),
    body: schemas.body && z.decode(schemas.body, JSON.parse(await text(request))),
  };
  return Reflect.get(Reflect.get(answers, domain), name)(input);
}

await serve(
  createServer(async (request, response) => {
    const [path = '', query = ''] = request.url?.split('?') ?? [];
    const route = routes.find(({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(path));
    if (route === undefined) return response.writeHead(404).end();
    const { endpoint, pattern } = route;
    const answer = await answerTo(endpoint, request, pattern.exec(path)?.groups ?? {}, query);
    response.setHeader('content-type', 'application/json');
    if (!endpoint.paged) return response.end(JSON.stringify(z.encode(endpoint.schemas.answer, answer)));
    const { items, total } = pageOf.parse(answer);
    response.setHeader(names.totalCount, String(total));
    return response.end(JSON.stringify(z.encode(z.array(endpoint.schemas.answer), items)));
  }),
);
