import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf, failure, openOverUpstream } from '../testing/engine.ts';
import { json, type Upstream } from '../testing/upstream.ts';
import type { Provenance, Provider } from './calls.ts';

let upstream: Upstream;
let provider: Provider;
let close: () => Promise<void>;
const provenances: Provenance[] = [];

beforeEach(async () => {
  provenances.length = 0;
  ({ upstream, provider, close } = await openOverUpstream());
});
afterEach(() => close());

const observedCalls = () => provider.callsFor(callerOf(), (provenance) => provenances.push(provenance));
const away = () => {
  upstream.answer = (_, response) => json(response, {}, 500);
};

test.each([
  ['kept for everybody', 'search.placeholders', () => observedCalls().search.placeholders({})],
  ['asked for each time', 'products.availability', () => observedCalls().products.availability({ body: { product_ids: [1], city_id: 1 } })],
  ['about somebody', 'basket.getBasket', () => observedCalls().basket.getBasket({})],
])('whoever asks is told once of a call that fails: %s', async (_, endpoint, call) => {
  away();
  const error = await failure(call());
  expect(provenances).toEqual([{ endpoint, source: 'provider', state: 'failed', milliseconds: expect.any(Number), failure: error }]);
  expect(provenances[0]?.milliseconds).toBeGreaterThan(0);
});

test('a call that is answered is told of once, by its state', async () => {
  await observedCalls().search.placeholders({});
  expect(provenances.map(({ state }) => state)).toEqual(['miss']);
});

test('what was seen before stands in for a failure, and is no failure', async () => {
  await observedCalls().search.placeholders({});
  await provider.dropTag('search');
  away();
  await observedCalls().search.placeholders({});
  expect(provenances.map(({ state }) => state)).toEqual(['miss', 'stale']);
});
