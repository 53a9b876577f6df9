import { hash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createPersistedQueries } from './persisted-queries.ts';
import { startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway | undefined;
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

const sha256 = (text: string) => hash('sha256', text, 'hex');
const text = '{ kind: __typename }';
const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(text) } } };

async function post(body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${gateway?.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  return { status: answer.status, data, code: errors?.[0]?.extensions.code };
}

const notFoundReply = { status: 200, data: undefined, code: 'PERSISTED_QUERY_NOT_FOUND' };
const successReply = { status: 200, data: { kind: 'Query' }, code: undefined };

describe('a text that was sent with its hash', () => {
  it('can be asked for by the hash alone from then on, by POST and by GET', async () => {
    gateway = await startGateway();
    expect(await post(byHash)).toEqual(notFoundReply);
    expect(await post({ query: text, ...byHash })).toEqual(successReply);
    for (let time = 0; time < 2; time++) expect(await post(byHash)).toEqual(successReply);
    const address = new URLSearchParams({ extensions: JSON.stringify(byHash.extensions) });
    const reply = await fetch(`${gateway.origin}/graphql?${address}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(await reply.json()).toEqual({ data: { kind: 'Query' } });
  });

  it('is not kept when it is wrong', async () => {
    gateway = await startGateway();
    const wrong = '{ nonsense }';
    const hashOnlyRequest = { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(wrong) } } };
    expect((await post({ query: wrong, ...hashOnlyRequest })).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await post(hashOnlyRequest)).toEqual(notFoundReply);
  });

  it('of an application is nothing that anonymous clients may send where they may send stored operations only', async () => {
    gateway = await startGateway({ TRUSTED_DOCUMENTS: 'only', APP_KEYS: '0f3a9c1e=600' });
    const key = { 'x-app-key': '0f3a9c1e' };
    expect(await post({ query: text, ...byHash }, key)).toEqual(successReply);
    expect(await post(byHash, key)).toEqual(successReply);
    expect(await post(byHash)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await post({ query: text, ...byHash })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('what is kept', () => {
  it('is bounded, and one application does not drive out what another has registered', () => {
    const persistedQueries = createPersistedQueries();
    persistedQueries.register('one', 'first', '{ a }');
    for (let index = 0; index < 501; index++) persistedQueries.register('two', `hash-${index}`, '{ b }');
    expect(persistedQueries.find('first')).toBe('{ a }');
    expect(persistedQueries.find('hash-0')).toBeUndefined();
    expect(persistedQueries.find('hash-500')).toBe('{ b }');
  });

  it('is no text that is too long', () => {
    const persistedQueries = createPersistedQueries();
    persistedQueries.register(undefined, 'long', `{ ${'a '.repeat(10_000)}}`);
    expect(persistedQueries.find('long')).toBeUndefined();
  });
});
