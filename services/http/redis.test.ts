import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort, type RedisServer, startRedis } from '../testing/redis.ts';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import type { Caller, Provider } from './calls.ts';
import type { Logger } from './logger.ts';
import { createProvider } from './provider.ts';

const quiet = () => undefined;
const logger: Logger = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const caller = (): Caller => ({
  traceId: 't',
  cityId: 1,
  branch: 'A',
  applicationType: 'psb',
  basketId: undefined,
  orderKeys: [],
  bearer: undefined,
  employeeToken: undefined,
  signal: new AbortController().signal,
  deadline: performance.now() + 10_000,
});
const ask = (provider: Provider) => provider.callsFor(caller()).search.placeholders({});

let upstream: Upstream;
const providers: Provider[] = [];
const open = (redisUrl: string) => {
  const provider = createProvider({ origin: upstream.origin, redisUrl, logger });
  providers.push(provider);
  return provider;
};

beforeEach(async () => {
  upstream = await startUpstream((_, response) => json(response, ['Найти']));
});
afterEach(async () => {
  await Promise.all(providers.splice(0).map((provider) => provider.close()));
  await upstream.close();
});

test('Redis that was never there costs nothing but speed', async () => {
  const provider = open(`redis://127.0.0.1:${await freePort()}`);
  expect(await ask(provider)).toEqual(['Найти']);
  expect(await ask(provider)).toEqual(['Найти']);
  expect(upstream.requests).toHaveLength(1);
});

describe('with Redis', () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.kill());

  const connected = async (provider: Provider) => {
    await ask(provider);
    await new Promise((resolve) => setTimeout(resolve, 200));
  };

  test('a second process finds what the first one fetched', async () => {
    const first = open(redis.url);
    const second = open(redis.url);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await ask(first);
    await ask(second);
    expect(upstream.requests).toHaveLength(1);
  });

  test('killed in the middle', async () => {
    const provider = open(redis.url);
    await connected(provider);
    await redis.kill();
    expect(await ask(provider)).toEqual(['Найти']);
    expect(
      await provider
        .callsFor(caller())
        .site.branch({})
        .catch((error: Error) => error.name),
    ).toBe('ProviderError');
    upstream.answer = (_, response) => json(response, { branch: 'B' });
    expect(await provider.callsFor(caller()).site.branch({})).toEqual({ branch: 'B' });
  });

  test('frozen in the middle', async () => {
    const provider = open(redis.url);
    await connected(provider);
    redis.freeze();
    upstream.answer = (_, response) => json(response, { branch: 'B' });
    const started = performance.now();
    expect(await provider.callsFor(caller()).site.branch({})).toEqual({ branch: 'B' });
    // Not a measure of speed: a frozen server never answers, so an answer within seconds shows that nobody waited for it.
    expect(performance.now() - started).toBeLessThan(3_000);
    redis.thaw();
  });
});
