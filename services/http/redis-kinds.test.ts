import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand, callerOf, type Engine, openEngine } from '../testing/engine.ts';
import { startRedis } from '../testing/redis.ts';
import { type Running, startCluster, startEncryptedRedis, startSentinel } from '../testing/redis-kinds.ts';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import type { RedisPlace } from './redis-connection.ts';

const tokens = { access_token: 'fresh', refresh_token: 'next', expires_in: 900, refresh_expires_in: 3_600 };
const profile = { id: 1, first_name: 'Анна', last_name: null, birthdate: null, sex: null, phone: null, email: null, new_email: null };

let upstream: Upstream;
const engines: Engine[] = [];
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  upstream = await startUpstream((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
    if (pathname.endsWith('/refresh-token')) return json(response, tokens);
    if (pathname === '/v2/brands') return json(response, [brand(Number(searchParams.get('page')))]);
    if (request.headers.authorization === 'Bearer expired') return json(response, { status: 401, code: 'x', message: '' }, 401);
    return json(response, { ...profile, is_confirmed_email: true });
  });
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map(({ provider }) => provider.close()));
  await Promise.all([...closing.splice(0), () => upstream.close()].map((close) => close()));
});

async function begun<Kind extends Running>(starting: Promise<Kind>): Promise<Kind> {
  const running = await starting;
  closing.push(() => running.close());
  return running;
}

async function processes(place: RedisPlace): Promise<[Engine, Engine]> {
  const both: [Engine, Engine] = [openEngine(upstream.origin, place), openEngine(upstream.origin, place)];
  engines.push(...both);
  await Promise.all(both.map((engine) => engine.connected()));
  return both;
}

/** Twenty answers under keys of their own: in a cluster they lie on every node. */
const pages = Array.from({ length: 20 }, (_, index) => index + 1);
const askAll = ({ provider }: Engine) =>
  Promise.all(pages.map((page) => provider.callsFor(callerOf()).products.brands({ query: { page } })));
const brandCalls = () => upstream.requests.filter(({ url }) => url.startsWith('/v2/brands')).length;

/** All that the engine wants of Redis: answers and locks shared, tags dropped everywhere, one renewal of a session. */
async function serves(place: RedisPlace): Promise<void> {
  const [first, second] = await processes(place);
  await Promise.all([askAll(first), askAll(second)]);
  expect(brandCalls()).toBe(pages.length);

  const told: string[] = [];
  second.provider.whenDropped((tag) => told.push(tag));
  await first.provider.dropTag('brands');
  await expect.poll(() => told).toEqual(['brands']);
  await askAll(second);
  expect(brandCalls()).toBe(2 * pages.length);
  await askAll(first);
  expect(brandCalls()).toBe(2 * pages.length);

  const shopper = () => callerOf({ bearer: 'expired', refreshToken: 'old' });
  await Promise.all([first, second].map(({ provider }) => provider.callsFor(shopper()).profile.read({})));
  expect(upstream.requests.filter(({ url }) => url.includes('refresh-token'))).toHaveLength(1);
  const lines = [first, second].flatMap((engine) => engine.lines);
  expect(lines.filter((line) => /^Redis (?:is away|refuses)/.test(line))).toEqual([]);
}

test('Redis behind TLS', async () => {
  const { place } = await begun(startEncryptedRedis());
  expect(place.urls[0]).toMatch(/^rediss:/);
  await serves(place);
});

test('a cluster of three nodes', async () => {
  const { place, nodes } = await begun(startCluster());
  await serves(place);
  const contents = await Promise.all(nodes.map((node) => node.contents()));
  for (const keys of contents) {
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !key.startsWith('shop-7:'))).toEqual([]);
  }
});

describe('a master that sentinels know', () => {
  test('is found by its name', async () => {
    const { place } = await begun(startSentinel());
    await serves(place);
  });

  test('is another one when the first is gone', { timeout: 90_000 }, async () => {
    const { place, master } = await begun(startSentinel());
    const [first, second] = await processes(place);
    await askAll(first);
    await master.kill();
    // What one process leaves at the new master the other one finds there.
    let page = 100;
    const ask = ({ provider }: Engine) => provider.callsFor(callerOf()).products.brands({ query: { page } });
    await expect
      .poll(
        async () => {
          page += 1;
          await ask(first);
          const before = brandCalls();
          await ask(second);
          return brandCalls() - before;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(0);
  });
});

describe('one Redis for several shops', () => {
  test('keeps apart what has another prefix', async () => {
    const server = await startRedis();
    closing.push(() => server.kill());
    const placeOf = (prefix: string): RedisPlace => ({ ...server.place, prefix });
    const [[first], [second]] = await Promise.all([processes(placeOf('shop-1:')), processes(placeOf('shop-2:'))]);
    await Promise.all([askAll(first), askAll(second)]);
    expect(brandCalls()).toBe(2 * pages.length);
    await first.provider.dropTag('brands');
    await askAll(second);
    expect(brandCalls()).toBe(2 * pages.length);
    const prefixes = (await server.contents()).map((key) => key.slice(0, 7));
    expect(new Set(prefixes)).toEqual(new Set(['shop-1:', 'shop-2:']));
  });

  test('a strange message on the channel, and a strange moment of a tag, stop nobody', async () => {
    const server = await startRedis();
    closing.push(() => server.kill());
    const [first, second] = await processes(server.place);
    const stranger = new Redis(server.url);
    closing.push(async () => stranger.disconnect());
    const told: string[] = [];
    second.provider.whenDropped((tag) => told.push(tag));
    const later = Date.now() + 3_600_000;
    for (const said of [
      'null',
      '{',
      '[]',
      '7',
      '"x"',
      '{"tag":null}',
      '{"tag":"brands"}',
      '{"tag":"brands","moment":"x"}',
      '{"tag":7,"moment":1}',
    ]) {
      await stranger.publish('vitrina:dropped', said);
    }
    for (const moment of [later, 1e300]) await stranger.publish('vitrina:dropped', JSON.stringify({ tag: 'brands', moment }));
    await stranger.publish('vitrina:dropped', JSON.stringify({ tag: 'nobody’s', moment: Date.now() }));
    await stranger.publish('vitrina:dropped', Buffer.from([0xff, 0x00, 0xfe]));
    await stranger.set('vitrina:{dropped}:brands', 'soon');

    await askAll(first);
    await askAll(second);
    expect(brandCalls()).toBe(pages.length);
    await first.provider.dropTag('brands');
    await expect.poll(() => told).toEqual(['brands']);
    await stranger.set('vitrina:{dropped}:brands', later);
    await askAll(first);
    await askAll(first);
    expect(brandCalls()).toBe(2 * pages.length);
  });
});
