import { afterEach, describe, expect, it } from 'vitest';
import { brand } from './testing/samples.ts';
import { bodyOf, codesOf, sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

describe('errors', () => {
  it('have a stable code, and the rest of the answer arrives', async () => {
    gateway = await startGateway();
    gateway.provider.answer = (request, response) =>
      request.url?.startsWith('/v2/brands') ? sendJson(response, [brand]) : sendJson(response, { message: 'SELECT * FROM secrets' }, 500);
    const reply = await sendOperation(gateway.origin, '{ brands { name } product(id: 5) { name } }');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({ brands: [{ name: 'Apple' }], product: null });
    expect(codesOf(reply)).toEqual(['PROVIDER_UNAVAILABLE']);
    expect(reply.body.errors?.[0]?.path).toEqual(['product']);
    expect(JSON.stringify(reply.body)).not.toMatch(/SELECT|stack/i);
  });

  it.each([
    ['a document that does not parse', '{ brands {', 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nonsense }', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['no document', undefined, 400, 'BAD_REQUEST'],
    ['a document that is no text', { a: 1 }, 400, 'BAD_REQUEST'],
    ['two operations and no name', 'query A { __typename } query B { __typename }', 400, 'BAD_REQUEST'],
  ])('%s', async (_case, query, status, code) => {
    gateway = await startGateway();
    const reply = await sendOperation(gateway.origin, query);
    expect([reply.status, ...codesOf(reply)]).toEqual([status, code]);
  });

  it('a variable of the wrong type', async () => {
    gateway = await startGateway();
    const reply = await sendOperation(gateway.origin, 'query ($id: ID!) { product(id: $id) { name } }', { id: {} });
    expect([reply.status, ...codesOf(reply)]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('a body that is no JSON, another type of body, a body too large', async () => {
    gateway = await startGateway();
    const send = async (body: string, type = 'application/json') => {
      const response = await fetch(`${gateway.origin}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
      return [response.status, (await bodyOf(response)).errors?.[0]?.extensions.code];
    };
    expect(await send('{')).toEqual([400, 'BAD_REQUEST']);
    expect(await send('a=b', 'application/x-www-form-urlencoded')).toEqual([415, 'BAD_REQUEST']);
    expect(await send(JSON.stringify({ query: ' '.repeat(300_000) }))).toEqual([413, 'BAD_REQUEST']);
  });
});
