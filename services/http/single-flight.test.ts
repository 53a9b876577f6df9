import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callerOf, createRecordingLogger, type Engine, openEngine } from '../testing/engine.ts';
import { type RedisServer, startRedis } from '../testing/redis.ts';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import type { Provenance } from './calls.ts';
import { openSharedStore, type SharedStore } from './redis.ts';
import { type Flight, singleFlight } from './single-flight.ts';

const hour = 3_600_000;

let redis: RedisServer;
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await redis.kill();
});

describe('two processes and one Redis', () => {
  let upstream: Upstream;
  let both: [Engine, Engine];
  const provenances: Provenance[] = [];
  const requestPlaceholders = ({ provider }: Engine) =>
    provider.callsFor(callerOf(), (provenance) => provenances.push(provenance)).search.placeholders({});

  beforeEach(async () => {
    provenances.length = 0;
    // Long enough for the other process to come and find the lock.
    upstream = await startUpstream((_, response) => void setTimeout(() => json(response, ['Найти']), 60));
    both = [openEngine(upstream.origin, redis.place), openEngine(upstream.origin, redis.place)];
    await Promise.all(both.map((engine) => engine.waitForRedis()));
  });
  afterEach(async () => {
    await Promise.all(both.map(({ provider }) => provider.close()));
    await upstream.close();
  });

  test('100 cold requests make 1 call of the provider', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => requestPlaceholders(both[at % 2 === 0 ? 0 : 1])));
    expect(answers.every(([word]) => word === 'Найти')).toBe(true);
    expect(upstream.requests).toHaveLength(1);
    expect(provenances.filter(({ source }) => source === 'provider')).toHaveLength(1);
  });

  test('an expired entry is refreshed once for both, behind the answers', async () => {
    await requestPlaceholders(both[0]);
    await expect.poll(() => requestPlaceholders(both[1]).then(() => provenances.at(-1)?.source)).toBe('memory');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 2 * hour);
    upstream.answer = (_, response) => void setTimeout(() => json(response, ['Другое']), 60);
    expect(await Promise.all(both.map(requestPlaceholders))).toEqual([['Найти'], ['Найти']]);
    for (const engine of both) await expect.poll(() => requestPlaceholders(engine)).toEqual(['Другое']);
    expect(upstream.requests).toHaveLength(2);
  });

  test('when the one who asks fails, the next takes its place', async () => {
    let calls = 0;
    upstream.answer = (_, response) => void setTimeout(() => (++calls === 1 ? json(response, {}, 500) : json(response, ['Найти'])), 60);
    const outcomes = await Promise.allSettled(both.map(requestPlaceholders));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(upstream.requests).toHaveLength(2);
  });
});

describe('the lock', () => {
  let store: SharedStore;
  let reader: Redis;
  const flight = (over: Partial<Flight<string>> = {}): Flight<string> => ({
    lock: 'lock',
    hold: 5_000,
    waitTimeout: 5_000,
    key: 'outcome',
    read: (text) => text ?? undefined,
    work: async () => 'mine',
    leave: (text) => ({ text, milliseconds: 5_000 }),
    ...over,
  });

  beforeEach(async () => {
    const { logger, waitForLine } = createRecordingLogger();
    store = openSharedStore(redis.place, logger);
    reader = new Redis(redis.url);
    await waitForLine('Redis is there');
  });
  afterEach(() => {
    store.close();
    reader.disconnect();
  });

  test('is released when the work is done, and when it has failed', async () => {
    expect(await singleFlight(store, flight())).toBe('mine');
    await expect.poll(() => reader.exists('lock')).toBe(0);
    expect(await reader.get('outcome')).toBe('mine');
    await reader.flushall();
    await expect(singleFlight(store, flight({ work: () => Promise.reject(new Error('no')) }))).rejects.toThrow('no');
    await expect.poll(() => reader.exists('lock')).toBe(0);
  });

  test('of somebody else is not released', async () => {
    const work = async () => {
      // It has run out meanwhile, and another one has taken it.
      await reader.set('lock', 'another');
      return 'mine';
    };
    await singleFlight(store, flight({ work }));
    await expect.poll(() => reader.get('outcome')).toBe('mine');
    expect(await reader.get('lock')).toBe('another');
  });

  test('is not waited for longer than patience lasts', async () => {
    await reader.set('lock', 'another');
    expect(await singleFlight(store, flight({ waitTimeout: 30 }))).toBe('mine');
  });

  test('is waited for until the outcome is there', async () => {
    await reader.set('lock', 'another');
    const waiting = singleFlight(store, flight());
    await reader.set('outcome', 'theirs');
    expect(await waiting).toBe('theirs');
  });
});
