import { randomUUID } from 'node:crypto';
import { openSharedStore, type RedisPlace } from '@vitrina/graphql/base/engine.ts';
import { freePort, hasty, placeAt, type RedisServer, startRedis } from '@vitrina/graphql/testing/redis.ts';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Counters, createCounters } from './counters.ts';

const { log } = fastify({ logger: false });
const tries = { name: 'test', points: 3, seconds: 60 };
const openCounters: Counters[] = [];

function open(place?: RedisPlace): Counters {
  const counters = createCounters(place, log);
  openCounters.push(counters);
  return counters;
}

afterEach(() => {
  for (const counters of openCounters.splice(0)) counters.close();
});

const times = async (count: number, counters: Counters, key = 'a') => {
  const results = [];
  for (let at = 0; at < count; at++) results.push((await counters.count(tries, key)).isOver);
  return results;
};

/** Every key that stands in Redis. */
async function keysIn(redis: RedisServer): Promise<string[]> {
  const store = openSharedStore(redis.place, log);
  try {
    let keys: string[] | undefined;
    await expect.poll(async () => (keys = await store.run((connection) => connection.keys('*')))).toBeDefined();
    return keys ?? [];
  } finally {
    store.close();
  }
}

/** Until Redis is reached, which takes a new connection a moment. */
async function connectedCounters(redis: RedisServer, place = redis.place): Promise<Counters> {
  const counters = open(place);
  const probe = { name: randomUUID(), points: 1_000, seconds: 60 };
  await expect
    .poll(async () => {
      await counters.count(probe, 'probe');
      return (await keysIn(redis)).join();
    })
    .toContain(probe.name);
  return counters;
}

describe('counting tries', () => {
  it('says how many are left and when it is counted anew', async () => {
    const counters = open();
    expect(await counters.count(tries, 'a')).toEqual({ isOver: false, limit: 3, remaining: 2, resetAfter: 60 });
    expect(await times(3, counters)).toEqual([false, false, true]);
    expect(await counters.count(tries, 'a')).toMatchObject({ isOver: true, remaining: 0 });
  });

  it('tells how many are left without counting one', async () => {
    const counters = open();
    expect(await counters.look(tries, 'a')).toMatchObject({ isOver: false, remaining: 3 });
    await times(3, counters);
    expect(await counters.look(tries, 'a')).toMatchObject({ isOver: true, remaining: 0, resetAfter: 60 });
  });

  it('counts each key and each kind of tries by itself', async () => {
    const counters = open();
    await times(4, counters, 'a');
    expect(await times(1, counters, 'b')).toEqual([false]);
    expect((await counters.count({ ...tries, name: 'other' }, 'a')).isOver).toBe(false);
  });
});

describe('counting with Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  it('holds across two processes', async () => {
    const [one, two] = [await connectedCounters(redis), await connectedCounters(redis)];
    expect(await times(2, one, 'both')).toEqual([false, false]);
    expect(await times(2, two, 'both')).toEqual([false, true]);
    expect(await times(1, one, 'both')).toEqual([true]);
  });

  it('goes on in memory while Redis is frozen, and waits for it once at most', async () => {
    const one = await connectedCounters(redis, hasty(redis.place));
    redis.freeze();
    try {
      expect(await times(4, one, 'frozen')).toEqual([false, false, false, true]);
    } finally {
      redis.thaw();
    }
  });
});

describe('counting without the Redis that should be there', () => {
  it('goes on in memory when there was never one', async () => {
    const counters = open(placeAt(`redis://127.0.0.1:${await freePort()}`));
    expect(await times(4, counters)).toEqual([false, false, false, true]);
  });

  it('goes on in memory when it is killed', async () => {
    const redis = await startRedis();
    const one = await connectedCounters(redis);
    await redis.kill();
    expect(await times(4, one, 'killed')).toEqual([false, false, false, true]);
  });

  it('keeps no key as it was given', async () => {
    const redis = await startRedis();
    try {
      const one = await connectedCounters(redis);
      await one.count({ name: 'login', points: 3, seconds: 60 }, '79000000001');
      const keys = await keysIn(redis);
      expect(keys.filter((key) => key.includes('login'))).toHaveLength(1);
      expect(keys.join()).not.toContain('79000000001');
    } finally {
      await redis.kill();
    }
  });
});
