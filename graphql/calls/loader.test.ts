import { domains } from '@vitrina/services/registry.ts';
import { expect, test } from 'vitest';
import { fakeProvider, testContext, unavailable } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';
import { batchLoader, callsIn, keyedLoader, requestMemo } from './loader.ts';
import { callsOf, withCalls } from './with-calls.ts';

const { menu } = domains.site;
const { city } = domains.cities;

test('whoever reaches for a loader reaches for its calls, once each', () => {
  const first = requestMemo({ menu, city }, async ({ menu }) => menu({}));
  const second = keyedLoader({ first, city }, async ({ first }, _id: number) => first());
  expect(callsIn({ second, menu })).toEqual([menu, city]);
  expect(callsOf(withCalls({ second }, ({ second }) => second(1)))).toEqual([menu, city]);
  expect(callsOf(() => null)).toEqual([]);
});

test('a resolver is given the calls it names and no others', async () => {
  const { context } = testContext(fakeProvider(shop()).provider);
  const names = withCalls({ menu }, (calls) => Object.keys(calls));
  expect(names(null, {}, context)).toEqual(['menu']);
});

test('what is read once is read once a request, and anew when it is forgotten', async () => {
  const fake = fakeProvider(shop());
  const { context } = testContext(fake.provider);
  const cities = keyedLoader({ city }, ({ city }, id: number) => city({ params: { id } }));
  const read = () => Promise.all([context.loaders.of(cities)(1), context.loaders.of(cities)(1), context.loaders.of(cities)(2)]);
  await read();
  expect(fake.countOf('cities.city')).toBe(2);
  context.loaders.forget(cities);
  await read();
  expect(fake.countOf('cities.city')).toBe(4);
  await testContext(fake.provider).context.loaders.of(cities)(1);
  expect(fake.countOf('cities.city')).toBe(5);
});

test('a batch that fails fails each of its keys, not the next batch', async () => {
  let fails = true;
  const load = batchLoader({ menu }, 2, async (_given, keys: readonly number[]) => {
    if (fails) throw unavailable();
    return new Map(keys.filter((key) => key !== 9).map((key) => [key, key * 10]));
  });
  const { context } = testContext(fakeProvider(shop()).provider);
  const failedResults = await Promise.allSettled([context.loaders.of(load)(1), context.loaders.of(load)(2)]);
  expect(failedResults.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await Promise.all([3, 9].map((key) => context.loaders.of(load)(key)))).toEqual([30, null]);
});
