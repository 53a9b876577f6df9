import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, codesOf, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

const storedOperations = { kinds: 'query Kinds {\n  __typename\n}' };
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let gateway: TestGateway;
afterEach(() => gateway.close());

async function answerTo(way: 'GET' | 'POST', body: Record<string, unknown>, headers: Record<string, string> = {}) {
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const response =
    way === 'GET'
      ? await fetch(`${gateway.origin}/graphql?${new URLSearchParams(fields)}`, { headers })
      : await fetch(`${gateway.origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
  const { data, errors } = await bodyOf(response);
  return { status: response.status, data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

describe.each(['GET', 'POST'] as const)('a hash by %s', (way) => {
  beforeEach(async () => {
    gateway = await startGateway({}, { storedOperations });
  });
  const sendPersisted = (persistedQuery: unknown, query?: string) =>
    answerTo(way, { ...(query !== undefined && { query }), extensions: { persistedQuery } });

  it.each([[{ toString: 1 }], [[[]]], [null], [5], [undefined]])('that is no text is refused: %o', async (sha256Hash) => {
    for (const query of [undefined, storedOperations.kinds, '{ branch }'])
      expect(await sendPersisted({ version: 1, sha256Hash }, query)).toMatchObject({
        status: 400,
        code: 'BAD_REQUEST',
        message: expect.stringContaining('sha256Hash'),
      });
  });

  it('of another version, or none at all, is refused', async () => {
    for (const persisted of [{ version: 2, sha256Hash: 'a' }, 1, 'a', []])
      expect(await sendPersisted(persisted)).toMatchObject({
        status: 400,
        code: 'BAD_REQUEST',
        message: expect.stringContaining('version 1'),
      });
  });

  it('that is not of the text is refused, and says why', async () => {
    for (const query of [storedOperations.kinds, '{ branch }']) {
      const refusal = await sendPersisted({ version: 1, sha256Hash: hashOf('another') }, query);
      expect(refusal).toMatchObject({ status: 400, code: 'BAD_REQUEST', message: 'sha256Hash is not the SHA-256 of the query.' });
    }
  });

  it('that is right is taken, with the text and without', async () => {
    const right = { version: 1, sha256Hash: hashOf(storedOperations.kinds) };
    for (const query of [undefined, storedOperations.kinds])
      expect(await sendPersisted(right, query)).toMatchObject({ status: 200, data: { __typename: 'Query' } });
    expect(await sendPersisted(null, storedOperations.kinds)).toMatchObject({ status: 200 });
  });
});

describe('where only stored operations are taken, an anonymous client', () => {
  it.each([
    ['what does not parse', '{'],
    ['an unknown field', '{ pasword }'],
    ['one that is nearly known', '{ vieer { kind } }'],
    ['a long text', `{ ${'id '.repeat(2_100)} }`],
  ])('learns nothing by %s', async (_case, query) => {
    gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only' }, { storedOperations });
    const message = 'Only stored operations are taken here.';
    for (const way of ['GET', 'POST'] as const)
      expect(await answerTo(way, { query })).toMatchObject({ status: 403, code: 'FORBIDDEN', message });
  });

  it('may ask for those', async () => {
    gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only' }, { storedOperations });
    for (const way of ['GET', 'POST'] as const) expect((await answerTo(way, { query: storedOperations.kinds })).status).toBe(200);
  });
});

describe('a text that would take long to validate', () => {
  const long = `{ ${'currentCity { id } '.repeat(400)} }`;

  it('is refused at once, and counted', async () => {
    gateway = await startGateway();
    const reply = await sendOperation(gateway.origin, long);
    expect([reply.status, ...codesOf(reply)]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(reply.body.errors?.[0]?.message).toMatch(/more fields of one name in one place/);
    expect(await (await fetch(`${gateway.origin}/metrics`)).text()).toMatch(/code="GRAPHQL_VALIDATION_FAILED"\} 1/);
    expect((await answerTo('GET', { query: long })).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('is refused in the way that was asked for', async () => {
    gateway = await startGateway({ APP_KEYS: '0f3a9c1e=600' });
    expect(await answerTo('POST', { query: long }, { accept: 'application/json', 'x-app-key': '0f3a9c1e' })).toMatchObject({
      status: 200,
      code: 'GRAPHQL_VALIDATION_FAILED',
    });
    const reply = await sendOperation(gateway.origin, long, {}, { accept: 'application/graphql-response+json' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'application/graphql-response+json; charset=utf-8']);
  });

  it('may have what only parses deep, no deeper than is allowed', async () => {
    gateway = await startGateway();
    for (const [levels, closed] of [
      [30, 30],
      [990, 990],
      [1_990, 1_990],
      [100_000, 0],
    ] as const) {
      const reply = await sendOperation(gateway.origin, `{ products(ids: ${'['.repeat(levels)}${']'.repeat(closed)}) { id } }`);
      expect([reply.status, ...codesOf(reply)]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    }
  });
});
