import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf as caller, emptyBasket, failure, openOverUpstream } from '../testing/engine.ts';
import { json, type Upstream } from '../testing/upstream.ts';
import type { Caller, Provider } from './calls.ts';
import { maxChanges } from './changes.ts';

let upstream: Upstream;
let provider: Provider;
let close: () => Promise<void>;
/** Answers what the provider holds back. */
let release: () => void;

beforeEach(async () => {
  ({ upstream, provider, close } = await openOverUpstream());
  const heldResponses: (() => void)[] = [];
  let isHeld = true;
  upstream.answer = (request, response) => {
    const answer = () => json(response, emptyBasket);
    if (isHeld && request.url?.includes('product_id') && request.headers['x-forwarded-for'] === '203.0.113.7') heldResponses.push(answer);
    else answer();
  };
  release = () => {
    isHeld = false;
    for (const answer of heldResponses) answer();
  };
});
afterEach(() => close());

const add = (over: Partial<Caller>) => provider.callsFor(caller(over)).basket.addItem({ query: { product_id: 1, quantity: 1 } });

test('of three hundred changes of one client two are under way, some wait, the others are refused unsent; others notice nothing', async () => {
  // A session of his own for each makes him nobody else.
  const all = Array.from({ length: 300 }, (_, at) => add({ clientAddress: '203.0.113.7', basketId: `b${at}` }));
  const refusals = all.slice(maxChanges.atOnce + maxChanges.waiting).map(failure);
  expect((await Promise.all(refusals)).map(({ kind, status }) => `${kind} ${status}`)).toEqual(refusals.map(() => 'refused 429'));
  await expect.poll(() => upstream.requests.length).toBe(maxChanges.atOnce);
  await add({ clientAddress: '203.0.113.8', basketId: 'other' });
  await provider
    .callsFor(caller({ clientAddress: '203.0.113.7' }))
    .basket.getBasket({})
    .catch(() => undefined);
  release();
  expect(await Promise.all(all.slice(0, maxChanges.atOnce + maxChanges.waiting))).toHaveLength(maxChanges.atOnce + maxChanges.waiting);
  await add({ clientAddress: '203.0.113.7' });
});

test('shoppers of an application are told apart by their sessions', async () => {
  const one = Array.from({ length: 40 }, () =>
    add({ clientAddress: '203.0.113.7', application: 'app', basketId: 'one' }).catch((error: unknown) => error),
  );
  await expect.poll(() => upstream.requests.length).toBe(maxChanges.atOnce);
  const other = add({ clientAddress: '203.0.113.7', application: 'app', basketId: 'other' });
  await expect.poll(() => upstream.requests.length).toBe(maxChanges.atOnce + 1);
  release();
  await Promise.all([...one, other]);
});
