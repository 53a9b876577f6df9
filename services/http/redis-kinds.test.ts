import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startRedis } from '../testing/redis.ts';
import { startEncryptedRedis } from '../testing/redis-kinds.ts';
import { askAll, pages, TwoProcesses } from '../testing/two-processes.ts';
import type { RedisPlace } from './redis-connection.ts';

let two: TwoProcesses;
beforeEach(async () => {
  two = await TwoProcesses.begin();
});
afterEach(() => two.end());

test('Redis behind TLS', async () => {
  const { place, close } = await startEncryptedRedis();
  two.atTheEnd(close);
  expect(place.urls[0]).toMatch(/^rediss:/);
  await two.areServedBy(place);
});

describe('one Redis for several shops', () => {
  test('keeps apart what has another prefix', async () => {
    const server = await startRedis();
    two.atTheEnd(() => server.kill());
    const placeOf = (prefix: string): RedisPlace => ({ ...server.place, prefix });
    const [[first], [second]] = await Promise.all([two.at(placeOf('shop-1:')), two.at(placeOf('shop-2:'))]);
    await Promise.all([askAll(first), askAll(second)]);
    expect(two.brandCalls()).toBe(2 * pages.length);
    await first.provider.dropTag('brands');
    await askAll(second);
    expect(two.brandCalls()).toBe(2 * pages.length);
    const prefixes = (await server.contents()).map((key) => key.slice(0, 7));
    expect(new Set(prefixes)).toEqual(new Set(['shop-1:', 'shop-2:']));
  });

  test('a strange message on the channel, and a strange moment of a tag, stop nobody', async () => {
    const server = await startRedis();
    two.atTheEnd(() => server.kill());
    const [first, second] = await two.at(server.place);
    const stranger = new Redis(server.url);
    two.atTheEnd(async () => stranger.disconnect());
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
    expect(two.brandCalls()).toBe(pages.length);
    await first.provider.dropTag('brands');
    await expect.poll(() => told).toEqual(['brands']);
    await stranger.set('vitrina:{dropped}:brands', later);
    await askAll(first);
    await askAll(first);
    expect(two.brandCalls()).toBe(2 * pages.length);
  });
});
