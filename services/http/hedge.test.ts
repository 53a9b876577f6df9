import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callerOf, openEngine, seriesValue } from '../testing/engine.ts';
import { json, startUpstream } from '../testing/upstream.ts';
import type { RawAnswer } from './answer.ts';
import { type Hedge, sendHedged } from './hedge.ts';
import { createLatencyTracker } from './latency-tracker.ts';
import { ProviderError } from './provider-error.ts';

interface Attempt {
  answer(status?: number): void;
  fail(): void;
  isAbandoned: boolean;
}

let attempts: Attempt[];
const startSending = () => {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const name = Buffer.from(String(attempts.length));
  const attempt: Attempt = {
    answer: (status = 200) => resolve({ status, headers: {}, body: name }),
    fail: () => reject(new ProviderError('unavailable', 'test')),
    isAbandoned: false,
  };
  attempts.push(attempt);
  const abandon = () => {
    attempt.isAbandoned = true;
  };
  return { answer: promise, abandon };
};
const outcomes: string[] = [];
/** A call that is nearly always answered within 10 ms, with a second attempt to spare. */
const hedge = (over: Partial<Hedge> = {}): Hedge => {
  const latency = createLatencyTracker();
  for (let call = 0; call < 40; call++) {
    latency.record(10);
    latency.save();
  }
  return { latency, deadline: 3_000, isCalm: () => true, onOutcome: (outcome) => void outcomes.push(outcome), ...over };
};
const which = (sending: { answer: Promise<RawAnswer> }) => sending.answer.then(({ body }) => body.toString());

beforeEach(() => {
  attempts = [];
  outcomes.length = 0;
});

describe('hedging', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('sends a second attempt only when the first is slow, and the first answer counts', async () => {
    const sending = sendHedged(startSending, 1_800, hedge());
    await vi.advanceTimersByTimeAsync(49);
    expect(attempts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(attempts).toHaveLength(2);
    attempts[1]?.answer();
    expect(await which(sending)).toBe('1');
    expect([attempts[0]?.isAbandoned, attempts[1]?.isAbandoned]).toEqual([true, false]);
    expect(outcomes).toEqual(['won']);
  });

  test('sends none when the answer is in time, nor when little is known', async () => {
    const sending = sendHedged(startSending, 1_800, hedge());
    attempts[0]?.answer();
    expect(await which(sending)).toBe('0');
    sendHedged(startSending, 1_800, hedge({ latency: createLatencyTracker() }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(attempts).toHaveLength(2);
  });

  test('sends none to a provider in trouble', async () => {
    sendHedged(startSending, 1_800, hedge({ isCalm: () => false }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(attempts).toHaveLength(1);
  });

  test('stays within 5 of 100 calls', async () => {
    const sharedHedge = hedge();
    for (let call = 0; call < 200; call++) {
      const from = attempts.length;
      sendHedged(startSending, 1_800, sharedHedge);
      await vi.advanceTimersByTimeAsync(60);
      for (const attempt of attempts.slice(from)) attempt.answer();
    }
    // The 40 calls before have saved up for 2 more.
    expect(attempts.length - 200).toBeLessThanOrEqual(12);
    expect(attempts.length).toBeGreaterThan(200);
  });

  test('an answer that says «not now» does not win over a better one', async () => {
    const sending = sendHedged(startSending, 1_800, hedge());
    await vi.advanceTimersByTimeAsync(60);
    attempts[1]?.answer(503);
    attempts[0]?.answer();
    expect(await which(sending)).toBe('0');
    expect(outcomes).toEqual(['lost']);
  });

  test('fails as the first attempt when both fail', async () => {
    const sending = sendHedged(startSending, 1_800, hedge());
    await vi.advanceTimersByTimeAsync(60);
    attempts[1]?.answer(503);
    attempts[0]?.fail();
    await expect(sending.answer).rejects.toThrow('test: unavailable');
  });
});

test('hedging: a call that hangs is answered by its second attempt', async () => {
  const upstream = await startUpstream((_, response) => json(response, []));
  const { provider } = openEngine(upstream.origin);
  const requestAvailability = () => provider.callsFor(callerOf()).products.availability({ body: { product_ids: [1], city_id: 1 } });
  for (let call = 0; call < 40; call++) await requestAvailability();
  let hanging = 0;
  upstream.answer = (_, response) => void (++hanging > 1 && json(response, []));
  expect(await requestAvailability()).toEqual([]);
  expect(await seriesValue(provider, 'vitrina_provider_hedges_total{endpoint="products.availability",outcome="won"}')).toBe(1);
  expect(await seriesValue(provider, 'vitrina_provider_retries_total{endpoint="products.availability"}')).toBe(0);
  await provider.close();
  await upstream.close();
});
