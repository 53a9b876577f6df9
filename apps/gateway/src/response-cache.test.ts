import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const answer = (name: string) => ({
  data: { product: { name, tags: ['a'] } },
  text: JSON.stringify({ data: { product: { name } } }),
  cost: { calls: 0, budget: 0, made: 0 },
});

function cacheWithClock() {
  let moment = 0;
  const responseCache = createResponseCache(() => moment);
  const pass = (milliseconds: number) => {
    moment += milliseconds;
  };
  return { responseCache, pass };
}

test('an answer is kept from the second time it is asked for', () => {
  const { responseCache } = cacheWithClock();
  expect(responseCache.place('q', 60)).toBeUndefined();
  responseCache.place('q', 60)?.(answer('TV'));
  expect(responseCache.get('q')?.text).toContain('TV');
  expect(responseCache.get('other')).toBeUndefined();
});

test('it is kept for five seconds, or for less where its data live shorter', () => {
  for (const [seconds, most] of [
    [60, 5_000],
    [2, 2_000],
  ] as const) {
    const { responseCache, pass } = cacheWithClock();
    responseCache.place('q', seconds);
    responseCache.place('q', seconds)?.(answer('TV'));
    pass(most - 1);
    expect(responseCache.get('q')).toBeDefined();
    pass(1);
    expect(responseCache.get('q')).toBeUndefined();
  }
});

test('its time counts from when it was asked for, not from when it came', () => {
  const { responseCache, pass } = cacheWithClock();
  responseCache.place('q', 60);
  const keep = responseCache.place('q', 60);
  pass(4_000);
  keep?.(answer('TV'));
  pass(1_000);
  expect(responseCache.get('q')).toBeUndefined();
});

test('what was under way while all was dropped is not kept', () => {
  const { responseCache } = cacheWithClock();
  responseCache.place('q', 60);
  const keep = responseCache.place('q', 60);
  responseCache.clear();
  keep?.(answer('TV'));
  expect(responseCache.get('q')).toBeUndefined();
});

test('the object that all get cannot be changed by one', () => {
  const { responseCache } = cacheWithClock();
  responseCache.place('q', 60);
  responseCache.place('q', 60)?.(answer('TV'));
  const product = responseCache.get('q')?.data.product;
  expect(Object.isFrozen(product)).toBe(true);
  expect(() => Reflect.get(Object(product), 'tags').push('b')).toThrow(TypeError);
});

test('neither long questions nor long answers fill the memory', () => {
  const { responseCache } = cacheWithClock();
  const long = 'q'.repeat(1_001);
  responseCache.place(long, 60);
  expect(responseCache.place(long, 60)).toBeUndefined();
  responseCache.place('q', 60);
  responseCache.place('q', 60)?.({ data: {}, text: ' '.repeat(64 * 1024 + 1), cost: { calls: 0, budget: 0, made: 0 } });
  expect(responseCache.get('q')).toBeUndefined();
});

test('what is asked once pushes nothing out, and is forgotten after a while', () => {
  const { responseCache } = cacheWithClock();
  responseCache.place('q', 60);
  responseCache.place('q', 60)?.(answer('TV'));
  for (let at = 0; at < 3_000; at++) expect(responseCache.place(`once ${at}`, 60)).toBeUndefined();
  expect(responseCache.get('q')?.text).toContain('TV');
  expect(responseCache.place('once 2999', 60)).toBeDefined();
  expect(responseCache.place('once 0', 60)).toBeUndefined();
});
