import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { basket, brand } from './testing/samples.ts';
import { sendJson, startGateway, type TestGateway } from './testing/test-gateway.ts';

const storedOperations = { kinds: 'query Kinds {\n  __typename\n}', one: 'query One($id: ID!) {\n  product(id: $id) {\n    name\n  }\n}' };

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

let gateway: TestGateway;
afterEach(() => gateway.close());

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const { 'x-trace-id': _trace, date: _date, 'content-length': _length, ...others } = Object.fromEntries(response.headers);
  // Apollo ends its texts with a line break, and the fast lane does not.
  const path = text.endsWith('\n') ? 'apollo' : 'fast';
  const limits = Object.entries(others).filter(([name]) => !/^(ratelimit|x-ratelimit)/.test(name));
  return { lane: path, answer: { status: response.status, headers: Object.fromEntries(limits), body: JSON.parse(text) } };
}

describe('variables that go too deep', () => {
  const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  beforeEach(async () => {
    gateway = await startGateway({}, { storedOperations });
  });

  it.each([['{ __typename }'], [storedOperations.kinds], [storedOperations.one]])('are refused, whatever is asked: %s', async (query) => {
    for (let time = 0; time < 3; time++) {
      const { answer } = await post(`{"query":${JSON.stringify(query)},"variables":{"id":${deep}}}`);
      expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });
});

describe('a text that is known goes past Apollo, and says the same', () => {
  beforeEach(async () => {
    gateway = await startGateway();
    gateway.provider.answer = (request, response) =>
      request.url?.startsWith('/v2/brands') ? sendJson(response, [brand]) : sendJson(response, { message: 'SELECT secrets' }, 500);
  });

  it.each([
    ['an answer', { query: '{ brands { name } }' }, {}],
    ['a part of it missing', { query: '{ brands { name } product(id: 5) { name } }' }, {}],
    ['variables', { query: 'query Q($id: ID!) { product(id: $id) { name } }', variables: { id: 1 } }, {}],
    ['a variable of the wrong type', { query: 'query Q($id: ID!) { product(id: $id) { name } }', variables: { id: {} } }, {}],
    ['variables that are null', { query: '{ brands { name } }', variables: null, extensions: null, operationName: null }, {}],
    ['one of two operations', { query: 'query A { a: __typename } query B { b: __typename }', operationName: 'B' }, {}],
    ['two operations and no name', { query: 'query A { a: __typename } query B { b: __typename }' }, {}],
    ['an operation that is not there', { query: 'query A { a: __typename }', operationName: 'C' }, {}],
    ['introspection', { query: '{ __schema { queryType { name } } }' }, {}],
    ['the older type', { query: '{ product(id: 5) { name } }' }, { accept: 'application/json' }],
    ['the newer type', { query: 'query Q($id: ID!) { product(id: $id) { name } }' }, { accept: 'application/graphql-response+json' }],
    ['the older type, written wrongly', { query: 'query Q($id: ID!) { product(id: $id) { name } }' }, { accept: 'application/json' }],
    ['another site', { query: '{ brands { name } }' }, { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_case, body, headers: Record<string, string>) => {
    const first = await post(body, headers);
    const second = await post(body, headers);
    expect([first.lane, second.lane]).toEqual(['apollo', 'fast']);
    expect(second.answer).toEqual(first.answer);
  });

  it('cookies of a change', async () => {
    gateway.provider.answer = (_request, response) => sendJson(response, basket());
    const change = { query: 'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }' };
    const first = await post(change);
    const second = await post(change);
    expect(second).toEqual({ lane: 'fast', answer: first.answer });
    expect(first.answer).toMatchObject({
      body: { data: { basketAddItem: { basket: { id: basket().id } } } },
      headers: { 'set-cookie': expect.stringContaining(basket().id) },
    });
  });
});

describe('whatever is unusual goes to Apollo each time', () => {
  it.each([
    ['no text', {}],
    ['a text that is wrong', { query: '{ nonsense }' }],
    ['a text that is no text', { query: { kind: 'Document' } }],
    ['a batch', [{ query: '{ __typename }' }]],
    ['variables that are no object', { query: '{ __typename }', variables: [1] }],
    ['a name that is no text', { query: '{ __typename }', operationName: 1 }],
    ['extensions that are no object', { query: '{ __typename }', extensions: 'x' }],
    [
      'a text with its hash',
      { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: hash('{ __typename }') } } },
    ],
    ['an unknown hash', { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }],
  ])('%s', async (_case, body) => {
    gateway = await startGateway();
    await post({ query: '{ __typename }' });
    for (let time = 0; time < 2; time++) expect(await post(body)).toMatchObject({ lane: 'apollo', answer: { status: expect.any(Number) } });
  });

  it('a type to be weighed, or one that nobody speaks', async () => {
    gateway = await startGateway();
    await post({ query: '{ __typename }' });
    const weightedAccept = await post({ query: '{ __typename }' }, { accept: 'text/html;q=0.9, application/json;q=0.1' });
    expect(weightedAccept).toMatchObject({ lane: 'apollo', answer: { status: 200 } });
    expect((await post({ query: '{ __typename }' }, { accept: 'image/png' })).answer.status).toBe(406);
  });
});

describe('stored operations', () => {
  it('take the fast lane from the first time: by text, by id, by hash', async () => {
    gateway = await startGateway({}, { storedOperations });
    gateway.provider.answer = (_request, response) => sendJson(response, { status: 404, code: 'not_found', message: '' }, 404);
    for (const body of [
      { query: storedOperations.one, variables: { id: 5 } },
      { id: 'one', variables: { id: 5 } },
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash(storedOperations.one) } }, variables: { id: 5 } },
    ]) {
      expect(await post(body)).toMatchObject({ lane: 'fast', answer: { status: 200, body: { data: { product: null } } } });
    }
  });

  it('that nobody has stored are not found', async () => {
    gateway = await startGateway({}, { storedOperations });
    const { answer } = await post({ id: 'unknown' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] } });
  });

  it('are the only ones that anonymous clients may send when so configured, also what an application has sent before', async () => {
    gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only', APP_KEYS: '0f3a9c1e=600' }, { storedOperations });
    const other = { query: '{ __typename }' };
    const key = { 'x-app-key': '0f3a9c1e' };
    expect(await post(other, key)).toMatchObject({ lane: 'apollo', answer: { status: 200 } });
    expect(await post(other, key)).toMatchObject({ lane: 'fast', answer: { status: 200 } });
    expect((await post(other)).answer.status).toBe(403);
    expect(await post({ query: storedOperations.kinds })).toMatchObject({ lane: 'fast', answer: { status: 200 } });
  });

  describe('are not the only ones for a developer, also when so configured', () => {
    const developerKey = 'a-developer-key-1';
    const any = { query: '{ __schema { queryType { name } } }' };
    const refusal = { status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } };

    it('with the key; without it, or with another, nothing else is taken', async () => {
      gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only', DEVELOPER_KEY: developerKey }, { storedOperations });
      const guesses: Record<string, string>[] = [{}, { 'x-developer-key': '' }, { 'x-developer-key': 'a-developer-key-2' }];
      for (const guess of guesses) expect((await post(any, guess)).answer).toMatchObject(refusal);
      for (const path of ['apollo', 'fast']) {
        expect(await post(any, { 'x-developer-key': developerKey })).toMatchObject({ lane: path, answer: { status: 200 } });
      }
      // Known by now, and still not for anonymous clients.
      for (const guess of guesses) expect((await post(any, guess)).answer).toMatchObject(refusal);
    });

    it('by GET as well', async () => {
      gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only', DEVELOPER_KEY: developerKey });
      const statusFor = async (headers: Record<string, string>) =>
        (await fetch(`${gateway.origin}/graphql?query={__typename}`, { headers })).status;
      expect(await statusFor({ 'x-developer-key': developerKey })).toBe(200);
      expect(await statusFor({})).toBe(403);
    });

    it('nobody is one where no key is configured', async () => {
      gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only' });
      for (const guess of ['', 'undefined']) expect((await post(any, { 'x-developer-key': guess })).answer).toMatchObject(refusal);
    });

    it('in a demonstration it is whoever sends the header', async () => {
      gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only', DEMO: '1' });
      expect((await post(any, { 'x-developer-key': 'anything' })).answer.status).toBe(200);
      expect((await post(any)).answer).toMatchObject(refusal);
    });

    it('and limits hold for developers too', async () => {
      gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only', DEVELOPER_KEY: developerKey });
      const deep = { query: `{ product(id: 1) { ${'similars { '.repeat(12)}id${' }'.repeat(12)} } }` };
      const { answer } = await post(deep, { 'x-developer-key': developerKey });
      expect(answer.body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
      const form = await post(any, { 'x-developer-key': developerKey, 'content-type': 'text/plain' });
      expect(form.answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] } });
    });
  });
});
