import { afterEach, describe, expect, it } from 'vitest';
import { ask, json, type Running, startGateway } from './testing/running.ts';
import { basket, brand } from './testing/samples.ts';

let running: Running;
afterEach(() => running.close());

describe('in memory', () => {
  it('says the same as over HTTP, with the same limits and cookies', async () => {
    const source = 'query Brands { brands { name } product(id: 5) { name } }';
    running = await startGateway({}, { stored: { brands: source } });
    running.provider.answer = (request, response) =>
      request.url?.startsWith('/v2/brands')
        ? json(response, [brand])
        : json(response, { status: 404, code: 'not_found', message: '' }, 404);
    const overHttp = await ask(running.origin, source);
    for (const asking of [{ id: 'brands' }, { document: source }, { id: 'unknown', document: `${source} ` }]) {
      const { cookies, ...answer } = await running.gateway.execute({ ...asking, headers: new Headers() });
      expect(JSON.parse(JSON.stringify(answer))).toEqual(overHttp.body);
      expect(cookies).toEqual([]);
    }
    const deep = `{ product(id: 1) { ${'similars { '.repeat(12)}id${' }'.repeat(12)} } }`;
    const refused = await running.gateway.execute({ document: deep, headers: new Headers() });
    expect(refused.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
    running.provider.answer = (_request, response) => json(response, basket());
    const added = await running.gateway.execute({
      document: 'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }',
      headers: new Headers(),
    });
    expect(added.cookies[0]).toMatch(/^basket_id=/);
  });
});
