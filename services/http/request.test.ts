import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import type { Identity } from '../contract/identity.ts';
import { callerOf } from '../testing/engine.ts';
import { InvalidInputError } from './invalid-input-error.ts';
import { planOf } from './plan.ts';
import { type CallInput, headersFor, target, toWire } from './request.ts';

const { save } = endpoints('trials', {
  save: endpoint({
    method: 'POST',
    path: '/things/{name}',
    summary: 'For the test.',
    source: 'ours',
    params: z.object({ name: z.string() }),
    query: z.object({
      q: z.string().optional(),
      tags: z.array(z.string()).optional(),
      filter: z.record(z.string(), z.array(z.string())).optional(),
    }),
    body: z.object({ words: z.array(z.string()) }),
    answer: z.string(),
    identity: 'nobody',
    idempotency: 'none',
    cache: 'never',
  }),
});
const good = { params: { name: 'a' }, body: { words: [] } };
const wire = (input: CallInput) => toWire(planOf(save), { ...good, ...input });
const path = (input: CallInput): unknown => {
  try {
    wire(input);
  } catch (error) {
    return error instanceof InvalidInputError ? error.paths[0] : error;
  }
  return 'carried';
};

test.each([
  ['U+0000', 'a\0'],
  ['half of a surrogate pair', 'a\ud83d'],
  ['the other half', '\ude00a'],
])('%s is refused by its field, wherever it stands', (_, text) => {
  expect(path({ params: { name: text } })).toBe('name');
  expect(path({ query: { q: text } })).toBe('q');
  expect(path({ query: { tags: ['a', text] } })).toBe('tags.1');
  expect(path({ query: { filter: { brand: ['a', text] } } })).toBe('filter.brand.1');
  expect(path({ body: { words: ['a', text] } })).toBe('words.1');
});

test.each(['.', '..'])('«%s» in a path would be another address', (text) => {
  expect(path({ params: { name: text } })).toBe('name');
  expect(path({ query: { q: text }, body: { words: [text] } })).toBe('carried');
});

test.each([
  ['...', '...'],
  ['../basket', '..%2Fbasket'],
  ['..\\basket', '..%5Cbasket'],
  ['%2e%2e', '%252e%252e'],
  ['..;', '..%3B'],
])('«%s» stays one piece of its path', (text, piece) => {
  expect(wire({ params: { name: text } }).path).toBe(`/things/${piece}`);
});

test('what only looks like it travels as it is', () => {
  const text = '\\u0000 \\ud800 %00 😀';
  const { path, query, body } = wire({ params: { name: text }, query: { q: text, filter: { brand: [text] } }, body: { words: [text] } });
  expect(decodeURIComponent(path)).toBe(`/things/${text}`);
  expect(decodeURIComponent(query)).toBe(`q=${text}&filter[brand][]=${text}&`);
  expect(JSON.parse(body ?? '')).toEqual({ words: [text] });
});

/** Everything that a caller may have, each of it to be recognised. */
const leakMarkers = {
  authorization: 'Bearer canary-bearer',
  cookie: 'refresh_token=canary-refresh',
  'x-basket-id': 'canary-basket',
  'x-order-key': 'canary-order',
  'x-repair-key': 'canary-repair',
  'x-comment-key': 'canary-comment',
  'x-employee-token': 'canary-employee',
  'x-forwarded-for': '203.0.113.7',
};
const everything = callerOf({
  bearer: 'canary-bearer',
  refreshToken: 'canary-refresh',
  basketId: 'canary-basket',
  orderKeys: ['canary-order'],
  repairKeys: ['canary-repair'],
  commentKey: 'canary-comment',
  employeeToken: 'canary-employee',
  clientAddress: '203.0.113.7',
});

test.each<[Identity, ...(keyof typeof leakMarkers)[]]>([
  ['nobody'],
  ['basket', 'authorization', 'x-basket-id', 'x-forwarded-for'],
  ['basket-only', 'x-basket-id', 'x-employee-token', 'x-forwarded-for'],
  ['order', 'authorization', 'x-order-key', 'x-forwarded-for'],
  ['repair', 'authorization', 'x-repair-key', 'x-employee-token', 'x-forwarded-for'],
  ['repair-request', 'authorization', 'x-order-key', 'x-repair-key', 'x-employee-token', 'x-forwarded-for'],
  ['commenter', 'authorization', 'x-order-key', 'x-comment-key', 'x-forwarded-for'],
  ['shopper', 'authorization', 'x-forwarded-for'],
  ['employee', 'x-employee-token', 'x-forwarded-for'],
  ['refresh', 'cookie', 'x-forwarded-for'],
  ['claimant', 'x-forwarded-for'],
])('of everything that a caller has, a call of %s carries what is declared and nothing else', (identity, ...expectedHeaders) => {
  const endpointOf = { ...save, identity, cache: 'never' as const };
  const plan = planOf(endpointOf);
  const headers = headersFor(plan, everything, good);
  const expected = Object.fromEntries(expectedHeaders.map((name) => [name, leakMarkers[name]]));
  const { accept: _, 'content-type': _type, 'x-trace-id': _trace, ...personal } = headers;
  expect(personal).toEqual(expected);
  // Never in an address, which stands in logs.
  expect(target(toWire(plan, good), plan, everything)).not.toContain('canary');
  expect(plan.isShared).toBe(false);
});
