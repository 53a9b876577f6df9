import { visitorWith } from '@vitrina/graphql/testing/provider.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { basket, brand, card } from './testing/samples.ts';
import { sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

describe('in memory', () => {
  it('says the same as over HTTP, with the same limits and cookies', async () => {
    const source = 'query Brands { brands { name } product(id: 5) { name } }';
    // An id means one document for as long as a process lives, and files share theirs.
    gateway = await startGateway({}, { storedOperations: { 'brands-and-product': source } });
    gateway.provider.answer = (request, response) =>
      request.url?.startsWith('/v2/brands')
        ? sendJson(response, [brand])
        : sendJson(response, { status: 404, code: 'not_found', message: '' }, 404);
    const overHttp = await sendOperation(gateway.origin, source);
    for (const graphqlRequest of [{ id: 'brands-and-product' }, { document: source }, { id: 'unknown', document: `${source} ` }]) {
      const { cookies, ...answer } = await gateway.inProcess.execute({ ...graphqlRequest, visitor: visitorWith() });
      expect(JSON.parse(JSON.stringify(answer))).toEqual(overHttp.body);
      expect(cookies).toEqual([]);
    }
    const deep = `{ product(id: 1) { ${'similars { '.repeat(12)}id${' }'.repeat(12)} } }`;
    const refusal = await gateway.inProcess.execute({ document: deep, visitor: visitorWith() });
    expect(refusal.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
    gateway.provider.answer = (_request, response) => sendJson(response, basket());
    const addition = await gateway.inProcess.execute({
      document: 'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }',
      visitor: visitorWith(),
    });
    expect(addition.cookies[0]?.name).toBe('basket_id');
  });

  it('asks for stock once for all operations of a request', async () => {
    gateway = await startGateway();
    const stock = 'POST /v2/products/availability';
    gateway.provider.answer = ({ method, url }, response) =>
      sendJson(response, `${method} ${url}`.startsWith(stock) ? [] : ['5', '6'].map(card));
    const askFor = (id: string, { signal }: AbortController) =>
      gateway.inProcess.execute({
        document: `{ products(ids: [${id}]) { id availability { quantity } } }`,
        visitor: visitorWith(),
        signal,
      });
    const readings = async (...[one, other]: [AbortController, AbortController]) => {
      gateway.providerRequests.length = 0;
      const answers = await Promise.all([askFor('5', one), askFor('6', other)]);
      expect(answers.map(({ data }) => data)).toEqual(['5', '6'].map((id) => ({ products: [{ id, availability: null }] })));
      return gateway.providerRequests.filter(({ url }) => url.startsWith(stock)).length;
    };
    const page = new AbortController();
    // From now on the cards are at hand.
    await readings(page, page);
    expect(await readings(page, page)).toBe(1);
    expect(await readings(page, new AbortController())).toBe(2);
  });
});
