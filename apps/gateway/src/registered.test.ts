import { hash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createRegistered } from './registered.ts';
import { type Running, startGateway } from './testing/running.ts';

let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

const sha256 = (text: string) => hash('sha256', text, 'hex');
const text = '{ kind: __typename }';
const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(text) } } };

async function post(body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${running?.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  return { status: answer.status, data, code: errors?.[0]?.extensions.code };
}

const notFound = { status: 200, data: undefined, code: 'PERSISTED_QUERY_NOT_FOUND' };
const answered = { status: 200, data: { kind: 'Query' }, code: undefined };

describe('a text that was sent with its hash', () => {
  it('can be asked for by the hash alone from then on, by POST and by GET', async () => {
    running = await startGateway();
    expect(await post(byHash)).toEqual(notFound);
    expect(await post({ query: text, ...byHash })).toEqual(answered);
    for (let time = 0; time < 2; time++) expect(await post(byHash)).toEqual(answered);
    const address = new URLSearchParams({ extensions: JSON.stringify(byHash.extensions) });
    const got = await fetch(`${running.origin}/graphql?${address}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(await got.json()).toEqual({ data: { kind: 'Query' } });
  });

  it('is not kept when it is wrong', async () => {
    running = await startGateway();
    const wrong = '{ nonsense }';
    const hashed = { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(wrong) } } };
    expect((await post({ query: wrong, ...hashed })).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await post(hashed)).toEqual(notFound);
  });

  it('of an application is nothing that strangers may send where they may send stored operations only', async () => {
    running = await startGateway({ TRUSTED_DOCUMENTS: 'only', APP_KEYS: '0f3a9c1e=600' });
    const key = { 'x-app-key': '0f3a9c1e' };
    expect(await post({ query: text, ...byHash }, key)).toEqual(answered);
    expect(await post(byHash, key)).toEqual(answered);
    expect(await post(byHash)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await post({ query: text, ...byHash })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('what is kept', () => {
  it('is bounded, and one application does not drive out what another has registered', () => {
    const registered = createRegistered();
    registered.register('one', 'first', '{ a }');
    for (let index = 0; index < 501; index++) registered.register('two', `hash-${index}`, '{ b }');
    expect(registered.find('first')).toBe('{ a }');
    expect(registered.find('hash-0')).toBeUndefined();
    expect(registered.find('hash-500')).toBe('{ b }');
  });

  it('is no text that is too long', () => {
    const registered = createRegistered();
    registered.register(undefined, 'long', `{ ${'a '.repeat(10_000)}}`);
    expect(registered.find('long')).toBeUndefined();
  });
});
