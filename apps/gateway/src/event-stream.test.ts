import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireOrderChange } from '@vitrina/graphql/testing/feed.ts';
import { createClient } from 'graphql-sse';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

const key = 'back-office-key';
const application = (rights: string[], expires?: string) => ({
  ...{ name: 'back-office', rights, perMinute: 6_000 },
  keys: [{ sha256: hash('sha256', key, 'hex'), ...(expires && { expires }) }],
});
const subscription = (args = '') => `subscription { ordersFeed${args} { edges { cursor node { statusCode } } } }`;

interface Part {
  ordersFeed: { edges: { cursor: string; node: { statusCode: string } }[] };
}

let folder: string;
let gateway: TestGateway;
/** Names of the changes that the provider has, in their order. */
let changes: string[];
/** What the provider answers instead. */
let failure: ((response: ServerResponse) => void) | undefined;
/** Letters that the name of a line has more than usual. */
let ballast: number;

const keysFile = () => join(folder, 'keys.json');
const writeKeys = (...args: Parameters<typeof application>) => writeFile(keysFile(), JSON.stringify([application(...args)]));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-keys-'));
  await writeKeys(['orders:read']);
  changes = ['1', '2'];
  failure = undefined;
  ballast = 0;
  gateway = await startGateway({ APP_KEYS_FILE: keysFile() });
  gateway.provider.answer = ({ url = '' }, response) => {
    if (!url.startsWith('/v3/orders/feed')) return sendJson(response, []);
    if (failure) return failure(response);
    const parameters = new URL(url, 'http://provider').searchParams;
    const begin = parameters.has('after') ? changes.indexOf(parameters.get('after') ?? '') + 1 : 0;
    const part = changes.slice(begin, begin + Number(parameters.get('per_page')));
    const status = 'x'.repeat(ballast);
    sendJson(response, {
      changes: part.map((cursor) => ({ ...wireOrderChange(), cursor, status_id: cursor + status })),
      latest: changes.at(-1) ?? null,
    });
  };
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const clientOf = (headers: Record<string, string> = { 'x-app-key': key }) =>
  createClient({ url: `${gateway.origin}/graphql`, headers, retryAttempts: 0 });
const listen = (query = subscription(), client = clientOf()) => client.iterate<Part>({ query });
const cursorsOf = ({ data }: { data?: Part | null }) => data?.ordersFeed.edges.map(({ cursor }) => cursor);
const looks = () => gateway.providerRequests.filter(({ url }) => url.startsWith('GET /v3/orders/feed')).length;
const next = async (events: ReturnType<typeof listen>) => (await events.next()).value;
/** Whoever listens has learnt where the feed ends. */
const hasBegun = (before = 0) => vi.waitFor(() => expect(looks()).toBeGreaterThan(before + 1), 60_000);

test('changes are told as soon as there are any, and who was cut off misses none', async () => {
  const events = listen();
  const first = next(events);
  await hasBegun();
  changes.push('3', '4');
  expect(cursorsOf(await first)).toEqual(['3', '4']);
  const second = next(events);
  changes.push('5');
  expect(cursorsOf(await second)).toEqual(['5']);
  await events.return?.();
  changes.push('6', '7', '8');
  const resumed = listen(subscription('(after: "4", first: 2)'));
  expect(cursorsOf(await next(resumed))).toEqual(['5', '6']);
  expect(cursorsOf(await next(resumed))).toEqual(['7', '8']);
  await resumed.return?.();
});

test('null begins with the first change, which a feed that was empty may have had meanwhile', async () => {
  const events = clientOf().iterate<Part>({
    query: 'subscription ($after: String) { ordersFeed(after: $after) { edges { cursor } } }',
    variables: { after: null },
  });
  expect(cursorsOf(await next(events))).toEqual(['1', '2']);
  await events.return?.();
});

test('a provider that is away for a while costs no change', async () => {
  const events = listen();
  const first = next(events);
  await hasBegun();
  failure = (response) => void response.writeHead(503).end();
  changes.push('3');
  const before = looks();
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(before), 60_000);
  failure = undefined;
  expect(cursorsOf(await first)).toEqual(['3']);
  await events.return?.();
});

test('a right that is taken away ends it, before anything more is told', async () => {
  const events = listen();
  const first = next(events);
  await hasBegun();
  await writeKeys(['catalogue']);
  expect((await first).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', right: 'orders:read' } }]);
  changes.push('3');
  expect(await events.next()).toMatchObject({ done: true });
});

test('without the right, or a key, nothing is told; a key that has ended is refused', async () => {
  await gateway.close();
  await writeKeys(['catalogue']);
  gateway = await startGateway({ APP_KEYS_FILE: keysFile() });
  for (const client of [clientOf(), clientOf({})])
    expect((await next(listen(subscription(), client))).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', right: 'orders:read' } },
    ]);
  expect(looks()).toBe(0);
  await gateway.close();
  await writeKeys(['orders:read'], '2020-01-01T00:00:00Z');
  gateway = await startGateway({ APP_KEYS_FILE: keysFile() });
  await expect(next(listen())).rejects.toThrow('401');
});

test('a client that does not read is not read for, and gets everything when it does', async () => {
  ballast = 1_000_000;
  changes = Array.from({ length: 20 }, (_, index) => String(index + 1));
  const body = JSON.stringify({ query: subscription('(after: "1", first: 1)') });
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', 'x-app-key': key };
  const request = ask(`${gateway.origin}/graphql`, { method: 'POST', headers });
  request.end(body);
  const response = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
  let lookCount = -1;
  await vi.waitFor(
    () => {
      const before = lookCount;
      lookCount = looks();
      expect(lookCount).toBe(before);
      expect(lookCount).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 1_000 },
  );
  expect(lookCount).toBeLessThan(changes.length - 1);
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    if (text.includes('"cursor":"20"')) break;
  }
  expect([...text.matchAll(/"cursor":"(\d+)"/g)].map(([, cursor]) => cursor)).toEqual(changes.slice(1));
});

test('one application listens to ten at once', async () => {
  const listeners = Array.from({ length: 10 }, () => listen(subscription('(after: "2")')));
  const firsts = listeners.map((events) => next(events));
  await vi.waitFor(() => expect(looks()).toBeGreaterThanOrEqual(10), 60_000);
  expect((await next(listen())).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 30 } }]);
  changes.push('3');
  expect((await Promise.all(firsts)).map(cursorsOf)).toEqual(firsts.map(() => ['3']));
  for (const events of listeners) await events.return?.();
});

test('is asked for as events alone, and events are of a subscription alone', async () => {
  const answer = await sendOperation(gateway.origin, subscription(), {}, { 'x-app-key': key });
  expect(answer.body.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  for (const [query, code] of [
    ['{ viewer { isSignedIn } }', 'BAD_REQUEST'],
    ['subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [subscription('(first: 101)'), 'BAD_USER_INPUT'],
    [subscription('(after: "a b")'), 'BAD_USER_INPUT'],
  ] as const)
    expect([query, (await next(listen(query))).errors]).toMatchObject([query, [{ extensions: { code } }]]);
});

test('ends with the process, whoever still listens', async () => {
  const events = listen();
  const first = events.next();
  await hasBegun();
  await gateway.close();
  expect(await first.catch(() => ({ done: true }))).toMatchObject({ done: true });
  gateway = await startGateway();
});
