import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callerOf, createRecordingLogger, type Engine, openEngine } from '../testing/engine.ts';
import { freePort, placeAt, type RedisServer, startRedis, withShortTimeout } from '../testing/redis.ts';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import { openSharedStore } from './redis.ts';
import type { RedisPlace } from './redis-connection.ts';

const requestPlaceholders = ({ provider }: Engine) => provider.callsFor(callerOf()).search.placeholders({});
const askBranch = ({ provider }: Engine) => provider.callsFor(callerOf()).site.branch({});

let upstream: Upstream;
const engines: Engine[] = [];
const open = (place: RedisPlace): Engine => {
  const engine = openEngine(upstream.origin, place);
  engines.push(engine);
  return engine;
};

beforeEach(async () => {
  upstream = await startUpstream((request, response) =>
    json(response, request.url?.includes('placeholders') === true ? ['Найти'] : { branch: 'B' }),
  );
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map(({ provider }) => provider.close()));
  await upstream.close();
});

test('Redis that was never there costs nothing but speed', async () => {
  const engine = open(placeAt(`redis://127.0.0.1:${await freePort()}`));
  expect(await requestPlaceholders(engine)).toEqual(['Найти']);
  expect(await requestPlaceholders(engine)).toEqual(['Найти']);
  expect(upstream.requests).toHaveLength(1);
});

describe('with Redis', () => {
  let redis: RedisServer;
  let reader: Redis;
  beforeEach(async () => {
    redis = await startRedis();
    reader = new Redis(redis.url, { retryStrategy: () => null });
    reader.on('error', () => undefined);
  });
  afterEach(async () => {
    reader.disconnect();
    await redis.kill();
  });

  const connectedEngine = async (place = redis.place): Promise<Engine> => {
    const engine = open(place);
    await engine.waitForRedis();
    return engine;
  };
  const cachedKeys = () => reader.keys('vitrina:answer:*').then((keys) => keys.filter((key) => !key.endsWith(':lock')));

  test('a second process finds what the first one fetched', async () => {
    const [first, second] = [await connectedEngine(), await connectedEngine()];
    await requestPlaceholders(first);
    await expect.poll(cachedKeys).toHaveLength(1);
    expect(await requestPlaceholders(second)).toEqual(['Найти']);
    expect(upstream.requests).toHaveLength(1);
  });

  test('killed in the middle', async () => {
    const engine = await connectedEngine();
    await requestPlaceholders(engine);
    await redis.kill();
    expect(await requestPlaceholders(engine)).toEqual(['Найти']);
    expect(await askBranch(engine)).toEqual({ branch: 'B', branches: null });
  });

  test('frozen in the middle', async () => {
    const engine = await connectedEngine(withShortTimeout(redis.place));
    redis.freeze();
    expect(await askBranch(engine)).toEqual({ branch: 'B', branches: null });
    expect(await requestPlaceholders(engine)).toEqual(['Найти']);
    expect(engine.lines.filter((line) => line.startsWith('Redis is away'))).toHaveLength(1);
    redis.thaw();
  });

  test('after one wait it is left alone for a while', async () => {
    const { logger, waitForLine } = createRecordingLogger();
    const store = openSharedStore(withShortTimeout(redis.place), logger);
    await waitForLine('Redis is there');
    redis.freeze();
    let requestCount = 0;
    const ping = () =>
      store.run((client) => {
        requestCount += 1;
        return client.ping();
      });
    expect([await ping(), await ping(), await ping()]).toEqual([undefined, undefined, undefined]);
    expect(requestCount).toBe(1);
    store.close();
  });

  test('is back with its first answer after a rest, also where the connection has outlived it', async () => {
    const { logger, lines, waitForLine } = createRecordingLogger();
    const store = openSharedStore(withShortTimeout(redis.place), logger);
    let readyCount = 0;
    store.onReady(() => readyCount++);
    await waitForLine('Redis is there');
    const ping = () => store.run((client) => client.ping());
    for (let round = 1; round <= 2; round++) {
      redis.freeze();
      await ping();
      redis.thaw();
      await expect.poll(ping).toBe('PONG');
      const messages = lines.map((line) => line.split(' {')[0]);
      expect([messages.at(-1), messages.length, readyCount]).toEqual(['Redis is back', 1 + round * 2, 1 + round]);
    }
    store.close();
  });

  test('one command that it refuses is no absence, and is said once for its kind', async () => {
    const { logger, lines, waitForLine } = createRecordingLogger();
    const store = openSharedStore(redis.place, logger);
    await waitForLine('Redis is there');
    await reader.set('text', 'canary');
    for (let round = 0; round < 2; round++) {
      expect(await store.run((client) => client.lpush('text', 'x'))).toBeUndefined();
      expect(await store.run((client) => client.eval('return nothing(', 0))).toBeUndefined();
      expect(await store.run((client) => client.get('text'))).toBe('canary');
    }
    expect(lines.slice(1)).toEqual(['WRONGTYPE', 'ERR'].map((kind) => `Redis refuses a command {"kind":"${kind}"}`));
    store.close();
  });

  test('flushed in the middle: what is in memory stays, the rest is fetched again', async () => {
    const [first, second] = [await connectedEngine(), await connectedEngine()];
    await requestPlaceholders(first);
    await expect.poll(cachedKeys).toHaveLength(1);
    await reader.flushall();
    await requestPlaceholders(first);
    expect(upstream.requests).toHaveLength(1);
    await requestPlaceholders(second);
    expect(upstream.requests).toHaveLength(2);
  });

  test('something that is not ours is not taken for an answer', async () => {
    const [first, second] = [await connectedEngine(), await connectedEngine()];
    await requestPlaceholders(first);
    await expect.poll(cachedKeys).toHaveLength(1);
    const [key = ''] = await cachedKeys();
    await reader.set(key, '{"value":');
    expect(await requestPlaceholders(second)).toEqual(['Найти']);
    expect(upstream.requests).toHaveLength(2);
  });

  describe('a dropped tag', () => {
    test('is dropped in every process', async () => {
      const [first, second] = [await connectedEngine(), await connectedEngine()];
      await requestPlaceholders(first);
      await requestPlaceholders(second);
      const droppedTags: string[] = [];
      second.provider.whenDropped((tag) => droppedTags.push(tag));
      upstream.answer = (_, response) => json(response, ['Другое']);
      await first.provider.dropTag('search');
      expect(await requestPlaceholders(first)).toEqual(['Другое']);
      await expect.poll(() => requestPlaceholders(second)).toEqual(['Другое']);
      expect(droppedTags).toEqual(['search']);
    });

    test('stays dropped when Redis has forgotten it', async () => {
      const engine = await connectedEngine();
      await requestPlaceholders(engine);
      await expect.poll(cachedKeys).toHaveLength(1);
      const [key = ''] = await cachedKeys();
      const old = (await reader.get(key)) ?? '';
      await engine.provider.dropTag('search');
      await reader.flushall();
      // As another process may have left it that has not heard of the drop.
      await reader.set(key, old);
      upstream.answer = (_, response) => json(response, ['Другое']);
      expect(await requestPlaceholders(engine)).toEqual(['Другое']);
    });

    test('is learned from Redis together with the entry by whoever has not heard of it', async () => {
      const [first, second] = [await connectedEngine(), await connectedEngine()];
      await requestPlaceholders(first);
      await expect.poll(cachedKeys).toHaveLength(1);
      await reader.set('vitrina:{dropped}:search', Date.now() + 1);
      upstream.answer = (_, response) => json(response, ['Другое']);
      expect(await requestPlaceholders(second)).toEqual(['Другое']);
    });

    test('while Redis was away is told to everybody when it is back', async () => {
      const port = Number(new URL(redis.url).port);
      const [first, second] = [await connectedEngine(), await connectedEngine()];
      await requestPlaceholders(first);
      await requestPlaceholders(second);
      await redis.kill();
      await first.provider.dropTag('search');
      upstream.answer = (_, response) => json(response, ['Другое']);
      expect(await requestPlaceholders(second)).toEqual(['Найти']);
      redis = await startRedis(port);
      await expect.poll(() => requestPlaceholders(second)).toEqual(['Другое']);
    });
  });
});
