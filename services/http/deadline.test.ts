import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { domains } from '../registry.ts';
import { callerOf, type Engine, emptyBasket, openEngine } from '../testing/engine.ts';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import { attemptTime, callEnd, withDeadlines } from './deadline.ts';
import type { ProviderError } from './provider-error.ts';

describe('one deadline', () => {
  test('a call ends by its declaration, and never after its operation', () => {
    expect(callEnd(1_000, 3_000, 11_000)).toBe(4_000);
    expect(callEnd(1_000, 3_000, 2_500)).toBe(2_500);
  });

  test('of a slow machine every declared deadline is longer, and nothing else has changed', () => {
    const { getBasket, addItem } = withDeadlines(domains, 10).basket;
    expect([getBasket, addItem]).toEqual([
      { ...domains.basket.getBasket, deadline: 10 * domains.basket.getBasket.deadline },
      { ...domains.basket.addItem, deadline: 10 * domains.basket.addItem.deadline },
    ]);
    expect(withDeadlines(domains, 1)).toBe(domains);
  });

  test('an attempt that may be followed by another leaves time for it', () => {
    expect(attemptTime(1_000, 2_000, false)).toBe(600);
    expect(attemptTime(1_600, 2_000, true)).toBe(400);
    expect(attemptTime(3_000, 2_000, true)).toBe(0);
  });
});

describe('one deadline, split', () => {
  let upstream: Upstream;
  let engine: Engine;
  beforeEach(async () => {
    upstream = await startUpstream(() => undefined);
    engine = openEngine(upstream.origin);
  });
  afterEach(async () => {
    await engine.provider.close();
    await upstream.close();
  });
  const within = (milliseconds: number) => engine.provider.callsFor(callerOf({ deadline: performance.now() + milliseconds })).basket;
  const failure = (call: Promise<unknown>): Promise<ProviderError> =>
    call.then(
      () => expect.fail('The call succeeded.'),
      (error: ProviderError) => error,
    );

  test('what is safe is asked once more after a time-out, within the same deadline', async () => {
    upstream.answer = (_, response) => void (upstream.requests.length === 2 && json(response, emptyBasket));
    expect((await within(800).getBasket({})).id).toBe('b');
    expect(upstream.requests).toHaveLength(2);
  });

  test('and not a second time', async () => {
    expect((await failure(within(500).getBasket({}))).kind).toBe('timeout');
    expect(upstream.requests).toHaveLength(2);
  });

  test('what changes something is asked once', async () => {
    expect((await failure(within(300).addItem({ query: { product_id: 1, quantity: 1 } }))).kind).toBe('timeout');
    expect(upstream.requests).toHaveLength(1);
  });

  test('nothing is sent for an operation that is over', async () => {
    expect((await failure(within(-1).getBasket({}))).kind).toBe('timeout');
    expect(upstream.requests).toHaveLength(0);
  });
});
