import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { About, Answer } from './state.ts';

const provenance = [
  { endpoint: 'products.brands', call: 'GET /v2/brands', source: 'memory', state: 'hit', milliseconds: 0, paths: ['brands'] },
];
const brands: Answer = { data: { brands: [] }, extensions: { provenance, cost: { calls: 1, budget: 60 } } };
const graphqlRequest = { query: 'query Brands { brands { name } }', operationName: 'Brands' };

let about: About;
/** Headers of each operation that was asked. */
let sentHeaders: Headers[];
let sandbox: typeof import('./send.ts') & typeof import('./state.ts');

beforeEach(async () => {
  about = { isDemo: false, storedOnly: true, shopper: null };
  sentHeaders = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/graphql/sandbox.json') return Response.json(about);
    if (path === '/graphql/schema.graphql') return new Response('type Query { brands: [String!]! }');
    sentHeaders.push(new Headers(init?.headers));
    return Response.json(brands);
  });
  // What the page knows begins anew with it.
  vi.resetModules();
  sandbox = { ...(await import('./send.ts')), ...(await import('./state.ts')) };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('leaves provenance to the panel', async () => {
  const displayedAnswer = await sandbox.send(graphqlRequest);
  expect(displayedAnswer).toEqual({ ...brands, extensions: { cost: { calls: 1, budget: 60 } } });
  expect(sandbox.current().last).toEqual(brands);
});

it('reads the schema where no operation is taken', async () => {
  const { data } = await sandbox.send({ query: '', operationName: 'IntrospectionQuery' });
  expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
  expect(sentHeaders).toEqual([]);
});

it('shows the keys that were entered, and none that were not', async () => {
  await sandbox.send(graphqlRequest);
  sandbox.change({ developerKey: 'of-a-developer', appKey: 'of-an-application' });
  await sandbox.send(graphqlRequest);
  const keys = sentHeaders.map((headers) => [headers.get('x-developer-key'), headers.get('x-app-key')]);
  expect(keys).toEqual([
    [null, null],
    ['of-a-developer', 'of-an-application'],
  ]);
});

it('lets what the headers of the editor say come first', async () => {
  sandbox.change({ developerKey: 'of-a-developer' });
  await sandbox.send(graphqlRequest, { headers: { 'X-Developer-Key': 'another' } });
  expect(sentHeaders[0]?.get('x-developer-key')).toBe('another');
});

it('needs no key in a demonstration, from the first operation on', async () => {
  about = { ...about, isDemo: true };
  await sandbox.send(graphqlRequest);
  expect(sentHeaders[0]?.has('x-developer-key')).toBe(true);
});

it('asks for the session without an application’s key, which would get tokens and no cookies', async () => {
  sandbox.change({ developerKey: 'of-a-developer', appKey: 'of-an-application' });
  await sandbox.signIn('+7 900 000-00-01', 'a password');
  await sandbox.signOut();
  expect(sentHeaders.length).toBeGreaterThan(2);
  expect(sentHeaders.map((headers) => headers.has('x-app-key'))).not.toContain(true);
});

it('does not ask who is here where that would be refused', async () => {
  await sandbox.lookWhoIsHere();
  expect(sentHeaders).toEqual([]);
  expect(sandbox.current().shopper).toBeUndefined();
});
