import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { basket, brand } from './testing/samples.ts';
import { bodyOf, codesOf, sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

describe('GraphQL over HTTP', () => {
  it('answers an operation, and says by which trace', async () => {
    gateway = await startGateway();
    gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
    const reply = await sendOperation(gateway.origin, '{ brands { name } }', {}, { 'x-trace-id': 'trace-0001' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ data: { brands: [{ name: 'Apple' }] } });
    expect(reply.headers.get('x-trace-id')).toBe('trace-0001');
    expect(gateway.providerRequests[0]?.headers['x-trace-id']).toBe('trace-0001');
  });

  it('makes a trace of its own when none or a strange one is sent', async () => {
    gateway = await startGateway();
    for (const headers of [{}, { 'x-trace-id': 'a b' }] as Record<string, string>[]) {
      const reply = await sendOperation(gateway.origin, '{ __typename }', {}, headers);
      expect(reply.headers.get('x-trace-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  it('puts the cookies that an operation makes on the answer', async () => {
    gateway = await startGateway();
    gateway.provider.answer = (_request, response) => sendJson(response, basket());
    const reply = await sendOperation(gateway.origin, 'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }');
    expect(reply.body.data).toEqual({ basketAddItem: { basket: { id: basket().id } } });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^basket_id=${basket().id};`));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('marks cookies as secure behind a balancer that speaks https', async () => {
    gateway = await startGateway();
    gateway.provider.answer = (_request, response) => sendJson(response, basket());
    const reply = await sendOperation(
      gateway.origin,
      'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }',
      {},
      { 'x-forwarded-proto': 'https' },
    );
    expect(reply.headers.getSetCookie()[0]).toMatch(/Secure/);
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age/);
  });

  it('believes nobody else that the visitor came over https', async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: '192.0.2.1' });
    gateway.provider.answer = (_request, response) => sendJson(response, basket());
    const reply = await sendOperation(
      gateway.origin,
      'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }',
      {},
      { 'x-forwarded-proto': 'https' },
    );
    expect(reply.headers.getSetCookie()[0]).not.toMatch(/Secure/);
    expect(reply.headers.get('strict-transport-security')).toBeNull();
  });

  it('tells the provider from where the shopper comes, and in nobody’s calls nothing', async () => {
    gateway = await startGateway();
    const sentHeaders: (string | undefined)[] = [];
    gateway.provider.answer = (request, response) => {
      sentHeaders.push(request.headers['x-forwarded-for']?.toString());
      sendJson(response, request.url?.startsWith('/basket') ? basket() : []);
    };
    await sendOperation(
      gateway.origin,
      'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }',
      {},
      { 'x-forwarded-for': '203.0.113.7' },
    );
    await sendOperation(gateway.origin, '{ brands { id } }', {}, { 'x-forwarded-for': '203.0.113.7' });
    expect(sentHeaders).toEqual(['203.0.113.7', undefined]);
  });

  it('answers queries by GET, and never a mutation', async () => {
    gateway = await startGateway();
    const get = (query: string) =>
      fetch(`${gateway.origin}/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(await (await get('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await get('mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }')).status).toBe(405);
    expect(gateway.providerRequests).toEqual([]);
  });

  it('shows the schema to introspection and as SDL', async () => {
    gateway = await startGateway();
    const { body } = await sendOperation(gateway.origin, '{ __schema { queryType { name } } }');
    expect(body.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const sdl = await (await fetch(`${gateway.origin}/graphql/schema.graphql`)).text();
    expect(sdl).toMatch(/scalar Kopecks/);
    expect(sdl).toMatch(/basketAddItem/);
    expect(sdl).not.toMatch(/@source/);
  });
});

describe('protection', () => {
  it('takes no batches', async () => {
    gateway = await startGateway();
    const response = await fetch(`${gateway.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(response.status).toBe(400);
  });

  it('keeps to its limits, also for lists in variables', async () => {
    gateway = await startGateway();
    const deep = `{ product(id: 1) { ${'similars { '.repeat(12)}id${' }'.repeat(12)} } }`;
    const aliases = `{ ${Array.from({ length: 41 }, (_, at) => `a${at}: branch`).join(' ')} }`;
    const tokens = `{ ${'branch '.repeat(4_100)} }`;
    expect(codesOf(await sendOperation(gateway.origin, deep))).toContain('GRAPHQL_VALIDATION_FAILED');
    expect(codesOf(await sendOperation(gateway.origin, aliases))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(codesOf(await sendOperation(gateway.origin, tokens))).toEqual(['GRAPHQL_PARSE_FAILED']);
    const ids = Array.from({ length: 101 }, (_, at) => at + 1);
    expect(codesOf(await sendOperation(gateway.origin, 'query ($ids: [ID!]!) { products(ids: $ids) { id } }', { ids }))).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(gateway.providerRequests).toEqual([]);
  });

  it('limits requests by application', async () => {
    gateway = await startGateway({ APP_KEYS: '0f3a9c1e=2' });
    const key = { 'x-app-key': '0f3a9c1e' };
    const replies = [];
    for (let at = 0; at < 3; at++) replies.push(await sendOperation(gateway.origin, '{ __typename }', {}, key));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(codesOf(replies[2]!)).toEqual(['RATE_LIMITED']);
    expect(replies[2]?.headers.get('retry-after')).toBeTruthy();
    expect((await sendOperation(gateway.origin, '{ __typename }')).status).toBe(200);
  });

  it('lets only named origins read answers', async () => {
    gateway = await startGateway({ CORS_ORIGINS: 'https://app.example' });
    const preflight = (origin: string) =>
      fetch(`${gateway.origin}/graphql`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    expect((await preflight('https://app.example')).headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const reply = await sendOperation(gateway.origin, '{ __typename }', {}, { origin: 'https://app.example' });
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('tells caches by what an answer differs, also by the origin', async () => {
    gateway = await startGateway({ CORS_ORIGINS: 'https://app.example' });
    for (const headers of [{}, { origin: 'https://app.example' }] as Record<string, string>[]) {
      expect((await sendOperation(gateway.origin, '{ __typename }', {}, headers)).headers.get('vary')).toBe('Origin, accept');
    }
  });

  it.each(['HEAD', 'PUT', 'PATCH', 'DELETE'])('takes nothing by %s, and says by what', async (method) => {
    gateway = await startGateway();
    const body = method === 'HEAD' ? {} : { body: '{', headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${gateway.origin}/graphql`, { method, ...body });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (method !== 'HEAD') expect((await bodyOf(response)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});

describe('stored operations', () => {
  const source = 'query Kinds {\n  __typename\n}';
  const storedOperations = { abc: source };

  it('can be asked for by the hash of their text', async () => {
    gateway = await startGateway({}, { storedOperations });
    const send = async (sha256Hash: string) => {
      const response = await fetch(`${gateway.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
      });
      return bodyOf(response);
    };
    expect(await send(createHash('sha256').update(source).digest('hex'))).toEqual({ data: { __typename: 'Query' } });
    expect((await send('0'.repeat(64))).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('are the only ones taken when so configured', async () => {
    gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only' }, { storedOperations });
    expect((await sendOperation(gateway.origin, source)).body.data).toEqual({ __typename: 'Query' });
    const other = await sendOperation(gateway.origin, '{ __typename }');
    expect([other.status, ...codesOf(other)]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('a graceful stop', () => {
  it('lets an operation under way end', async () => {
    gateway = await startGateway();
    const providerResponse = Promise.withResolvers<ServerResponse>();
    gateway.provider.answer = (_request, response) => providerResponse.resolve(response);
    const underWay = sendOperation(gateway.origin, '{ brands { name } }');
    const pendingResponse = await providerResponse.promise;
    const closing = gateway.close();
    sendJson(pendingResponse, [brand]);
    expect((await underWay).body.data).toEqual({ brands: [{ name: 'Apple' }] });
    await closing;
    await expect(fetch(`${gateway.origin}/health/live`)).rejects.toThrow();
    gateway = await startGateway();
  });
});
