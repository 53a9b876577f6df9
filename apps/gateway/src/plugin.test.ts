import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { operatorKey } from './session-secret.ts';
import { ask, bodyOf, codesOf, json, type Running, secret, startGateway } from './testing/running.ts';

let running: Running;
afterEach(() => running.close());

const brand = { id: 7, code: 'apple', name: 'Apple', image: '/media/brands/apple.svg', products_count: 3 };
const basket = {
  id: '0123456789abcdef0123456789abcdef',
  revision: 1,
  items: [],
  orders: [],
  quantity: 0,
  sum: 0,
  discount: 0,
  total_sum: 0,
  promocode: null,
  changes: [],
};

describe('GraphQL over HTTP', () => {
  it('answers an operation, and says by which trace', async () => {
    running = await startGateway();
    running.provider.answer = (_request, response) => json(response, [brand]);
    const reply = await ask(running.origin, '{ brands { name } }', {}, { 'x-trace-id': 'trace-0001' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ data: { brands: [{ name: 'Apple' }] } });
    expect(reply.headers.get('x-trace-id')).toBe('trace-0001');
    expect(running.asked[0]?.headers['x-trace-id']).toBe('trace-0001');
  });

  it('makes a trace of its own when none or a strange one is sent', async () => {
    running = await startGateway();
    for (const headers of [{}, { 'x-trace-id': 'a b' }] as Record<string, string>[]) {
      const reply = await ask(running.origin, '{ __typename }', {}, headers);
      expect(reply.headers.get('x-trace-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  it('puts the cookies that an operation makes on the answer', async () => {
    running = await startGateway();
    running.provider.answer = (_request, response) => json(response, basket);
    const reply = await ask(running.origin, 'mutation { addToBasket(productId: 1) { id } }');
    expect(reply.body.data).toEqual({ addToBasket: { id: basket.id } });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^basket_id=${basket.id};`));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('marks cookies as secure behind a balancer that speaks https', async () => {
    running = await startGateway();
    running.provider.answer = (_request, response) => json(response, basket);
    const reply = await ask(running.origin, 'mutation { addToBasket(productId: 1) { id } }', {}, { 'x-forwarded-proto': 'https' });
    expect(reply.headers.getSetCookie()[0]).toMatch(/Secure/);
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age/);
  });

  it('answers queries by GET, and never a mutation', async () => {
    running = await startGateway();
    const get = (query: string) =>
      fetch(`${running.origin}/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(await (await get('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await get('mutation { addToBasket(productId: 1) { id } }')).status).toBe(405);
    expect(running.asked).toEqual([]);
  });

  it('shows the schema to introspection and as SDL', async () => {
    running = await startGateway();
    const { body } = await ask(running.origin, '{ __schema { queryType { name } } }');
    expect(body.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const sdl = await (await fetch(`${running.origin}/graphql/schema.graphql`)).text();
    expect(sdl).toMatch(/scalar Rubles/);
    expect(sdl).toMatch(/addToBasket/);
  });
});

describe('errors', () => {
  it('have a stable code, and the rest of the answer arrives', async () => {
    running = await startGateway();
    running.provider.answer = (request, response) =>
      request.url?.startsWith('/v2/brands') ? json(response, [brand]) : json(response, { message: 'SELECT * FROM secrets' }, 500);
    const reply = await ask(running.origin, '{ brands { name } product(id: 5) { name } }');
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
    running = await startGateway();
    const reply = await ask(running.origin, query);
    expect([reply.status, ...codesOf(reply)]).toEqual([status, code]);
  });

  it('a variable of the wrong type', async () => {
    running = await startGateway();
    const reply = await ask(running.origin, 'query ($id: Int!) { product(id: $id) { name } }', { id: 'x' });
    expect([reply.status, ...codesOf(reply)]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('a body that is no JSON, another type of body, a body too large', async () => {
    running = await startGateway();
    const send = async (body: string, type = 'application/json') => {
      const response = await fetch(`${running.origin}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
      return [response.status, (await bodyOf(response)).errors?.[0]?.extensions.code];
    };
    expect(await send('{')).toEqual([400, 'BAD_REQUEST']);
    expect(await send('a=b', 'application/x-www-form-urlencoded')).toEqual([415, 'BAD_REQUEST']);
    expect(await send(JSON.stringify({ query: ' '.repeat(300_000) }))).toEqual([413, 'BAD_REQUEST']);
  });
});

describe('protection', () => {
  it('refuses what a foreign page can send without asking (CSRF)', async () => {
    running = await startGateway();
    const plain = await fetch(`${running.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { addToBasket(productId: 1) { id } }' }),
    });
    expect(plain.status).toBe(400);
    const get = await fetch(`${running.origin}/graphql?query={__typename}`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(get.status).toBe(400);
    expect((await bodyOf(get)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(running.asked).toEqual([]);
  });

  it('takes no batches', async () => {
    running = await startGateway();
    const response = await fetch(`${running.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(response.status).toBe(400);
  });

  it('keeps to its limits, also for lists in variables', async () => {
    running = await startGateway();
    const deep = `{ product(id: 1) { ${'similars { '.repeat(12)}id${' }'.repeat(12)} } }`;
    const aliases = `{ ${Array.from({ length: 41 }, (_, at) => `a${at}: branch`).join(' ')} }`;
    const tokens = `{ ${'branch '.repeat(4_100)} }`;
    expect(codesOf(await ask(running.origin, deep))).toContain('GRAPHQL_VALIDATION_FAILED');
    expect(codesOf(await ask(running.origin, aliases))).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(codesOf(await ask(running.origin, tokens))).toEqual(['GRAPHQL_PARSE_FAILED']);
    const ids = Array.from({ length: 101 }, (_, at) => at + 1);
    expect(codesOf(await ask(running.origin, 'query ($ids: [Int!]!) { products(ids: $ids) { id } }', { ids }))).toEqual(['BAD_USER_INPUT']);
    expect(running.asked).toEqual([]);
  });

  it('limits requests by application', async () => {
    running = await startGateway({ APP_KEYS: '0f3a9c1e=2' });
    const key = { 'x-app-key': '0f3a9c1e' };
    const replies = [];
    for (let at = 0; at < 3; at++) replies.push(await ask(running.origin, '{ __typename }', {}, key));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(codesOf(replies[2]!)).toEqual(['RATE_LIMITED']);
    expect(replies[2]?.headers.get('retry-after')).toBeTruthy();
    expect((await ask(running.origin, '{ __typename }')).status).toBe(200);
  });

  it('lets only named origins read answers', async () => {
    running = await startGateway({ CORS_ORIGINS: 'https://app.example' });
    const preflight = (origin: string) =>
      fetch(`${running.origin}/graphql`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    expect((await preflight('https://app.example')).headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const reply = await ask(running.origin, '{ __typename }', {}, { origin: 'https://app.example' });
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('stored operations', () => {
  const source = 'query Kinds {\n  __typename\n}';
  const stored = { abc: source };

  it('can be asked for by the hash of their text', async () => {
    running = await startGateway({}, { stored });
    const send = async (sha256Hash: string) => {
      const response = await fetch(`${running.origin}/graphql`, {
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
    running = await startGateway({ TRUSTED_DOCUMENTS: 'only' }, { stored });
    expect((await ask(running.origin, source)).body.data).toEqual({ __typename: 'Query' });
    const other = await ask(running.origin, '{ __typename }');
    expect([other.status, ...codesOf(other)]).toEqual([403, 'FORBIDDEN']);
  });
});

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
    running.provider.answer = (_request, response) => json(response, basket);
    const added = await running.gateway.execute({ document: 'mutation { addToBasket(productId: 1) { id } }', headers: new Headers() });
    expect(added.cookies[0]).toMatch(/^basket_id=/);
  });
});

describe('how an answer came about', () => {
  it('is told to whoever has the key', async () => {
    running = await startGateway({ DEVELOPER_KEY: 'a-developer-key-1' });
    running.provider.answer = (_request, response) => json(response, [brand]);
    const told = await ask(running.origin, '{ brands { name } }', {}, { 'x-developer-key': 'a-developer-key-1' });
    expect(told.body.extensions?.provenance).toMatchObject([{ call: 'GET /v2/brands', state: 'miss', paths: ['brands'] }]);
    const stranger = await ask(running.origin, '{ brands { name } }', {}, { 'x-developer-key': 'a-guess' });
    expect(stranger.body.extensions).toBeUndefined();
  });
});

describe('addresses of the process', () => {
  it('live, ready, and not ready while a part is missing or it drains', async () => {
    running = await startGateway();
    const look = async (path: string) => {
      const response = await fetch(`${running.origin}${path}`);
      return [response.status, await response.json()];
    };
    expect(await look('/health/live')).toEqual([200, { status: 'live' }]);
    running.readiness.wait('provider');
    expect(await look('/health/ready')).toEqual([503, { status: 'unavailable', missing: ['provider'] }]);
    running.readiness.done('provider');
    expect(await look('/health/ready')).toEqual([200, { status: 'ready' }]);
    running.readiness.drain();
    expect(await look('/health/ready')).toEqual([503, { status: 'unavailable', missing: ['stopping'] }]);
    expect((await look('/health/live'))[0]).toBe(200);
  });

  it('metrics of the process, of operations and of calls', async () => {
    running = await startGateway();
    running.provider.answer = (_request, response) => json(response, [brand]);
    await ask(running.origin, 'query NameOfAStranger { brands { name } }');
    await ask(running.origin, '{ nonsense }');
    const text = await (await fetch(`${running.origin}/metrics`)).text();
    expect(text).toMatch(/^process_cpu_seconds_total/m);
    expect(text).toMatch(/^vitrina_operation_seconds_count\{operation="ad-hoc",outcome="ok"\} 1$/m);
    expect(text).toMatch(/^vitrina_operation_errors_total\{code="GRAPHQL_VALIDATION_FAILED"\} 1$/m);
    expect(text).toMatch(/^vitrina_provider_call_seconds_count\{endpoint="products.brands",outcome="ok"\} 1$/m);
    expect(text).not.toMatch(/NameOfAStranger/);
  });

  it('the sandbox for people, with a policy that lets nothing in from outside', async () => {
    running = await startGateway();
    const response = await fetch(`${running.origin}/graphql`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect([200, 503]).toContain(response.status);
    expect(response.headers.get('vary')).toMatch(/accept/i);
  });

  it('drops a tag for whoever has the secret, and is not there for others', async () => {
    const elsewhere: string[] = [];
    running = await startGateway({}, { onTagDropped: (tag) => void elsewhere.push(tag) });
    running.provider.answer = (_request, response) => json(response, [brand]);
    const drop = async (authorization: string, tag = 'brands') =>
      (await fetch(`${running.origin}/operator/cache/drop/${tag}`, { method: 'POST', headers: { authorization } })).status;
    expect(await drop('Bearer guess')).toBe(404);
    expect(await drop(`Bearer ${operatorKey(secret)}`, '%20')).toBe(400);
    expect(elsewhere).toEqual([]);

    const calls = () => running.asked.length;
    await ask(running.origin, '{ brands { name } }');
    await ask(running.origin, '{ brands { name } }');
    expect(calls()).toBe(1);
    const tag = 'brands';
    expect(await drop(`Bearer ${operatorKey(secret)}`, tag)).toBe(204);
    expect(elsewhere).toEqual([tag]);
  });
});

describe('a graceful stop', () => {
  it('lets an operation under way end', async () => {
    running = await startGateway();
    running.provider.answer = (_request, response) => void setTimeout(() => json(response, [brand]), 300);
    const underWay = ask(running.origin, '{ brands { name } }');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = running.close();
    expect((await underWay).body.data).toEqual({ brands: [{ name: 'Apple' }] });
    await closed;
    await expect(fetch(`${running.origin}/health/live`)).rejects.toThrow();
    running = await startGateway();
  });
});
