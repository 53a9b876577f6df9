import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startRedis } from '../testing/redis.ts';
import { startEncryptedRedis } from '../testing/redis-kinds.ts';
import { askAll, pages, TwoProcesses } from '../testing/two-processes.ts';
import type { RedisPlace } from './redis-connection.ts';

let two: TwoProcesses;
beforeEach(async () => {
  two = await TwoProcesses.start();
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
    const foreignClient = new Redis(server.url);
    two.atTheEnd(async () => foreignClient.disconnect());
    const droppedTags: string[] = [];
    second.provider.whenDropped((tag) => droppedTags.push(tag));
    const laterMoment = Date.now() + 3_600_000;
    for (const foreignMessage of [
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
      await foreignClient.publish('vitrina:dropped', foreignMessage);
    }
    for (const moment of [laterMoment, 1e300]) await foreignClient.publish('vitrina:dropped', JSON.stringify({ tag: 'brands', moment }));
    await foreignClient.publish('vitrina:dropped', JSON.stringify({ tag: 'nobody’s', moment: Date.now() }));
    await foreignClient.publish('vitrina:dropped', Buffer.from([0xff, 0x00, 0xfe]));
    await foreignClient.set('vitrina:{dropped}:brands', 'soon');

    await askAll(first);
    await askAll(second);
    expect(two.brandCalls()).toBe(pages.length);
    await first.provider.dropTag('brands');
    await expect.poll(() => droppedTags).toEqual(['brands']);
    await foreignClient.set('vitrina:{dropped}:brands', laterMoment);
    await askAll(first);
    await askAll(first);
    expect(two.brandCalls()).toBe(2 * pages.length);
  });
});
