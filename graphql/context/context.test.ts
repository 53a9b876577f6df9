import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { visitorBasket } from '../basket/loaders.ts';
import { visitorCity } from '../cities/loaders.ts';
import { fakeProvider, refusal, setCookies, testContext, unavailable } from '../testing/provider.ts';
import { basketId, city } from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';
import { anyPlace } from './places.ts';
import { readPlace } from './visitor.ts';

const { provider } = fakeProvider(shop());
const viewerOf = (headers: Record<string, string>) => testContext(provider, headers).context.viewer;

describe('who asks', () => {
  test('an unknown visitor is a guest in the default city', () => {
    expect(viewerOf({})).toMatchObject({
      cityId: asId(1),
      branch: 'A',
      basketId: undefined,
      orderKeys: [],
      bearer: undefined,
      isGuest: true,
      isMobileApp: false,
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('cookies say it', () => {
    const cookie = `city_id=7; basket_id=${basketId}; order_keys=key-00000002%2Ckey-00000001; access_token=a.b.c; branch=B`;
    expect(viewerOf({ cookie })).toMatchObject({
      cityId: asId(7),
      branch: 'B',
      basketId,
      orderKeys: ['key-00000002', 'key-00000001'],
      bearer: 'a.b.c',
      isGuest: false,
    });
  });

  test('headers say the same and go first', () => {
    const other = 'f'.repeat(32);
    const headers = {
      cookie: `city_id=7; basket_id=${basketId}; branch=B; access_token=cookie`,
      'x-city-id': '8',
      'x-basket-id': other,
      'x-order-key': 'key-00000003, key-00000003',
      'x-branch': 'C',
      authorization: 'Bearer header',
      'x-trace-id': 'trace-0123456789',
      'x-mobile-app': '1',
    };
    expect(viewerOf(headers)).toMatchObject({
      cityId: asId(8),
      basketId: other,
      orderKeys: ['key-00000003'],
      branch: 'C',
      bearer: 'header',
      traceId: 'trace-0123456789',
      isMobileApp: true,
    });
  });

  test('the names of the two headers are configured', () => {
    const { context } = testContext(
      provider,
      { 'x-town': '9', 'x-city-id': '8', 'x-app': 'ios' },
      { cityHeader: 'x-town', mobileAppHeader: 'x-app' },
    );
    expect(context.viewer).toMatchObject({ cityId: asId(9), isMobileApp: true });
  });

  test('what cannot be a value counts as absent', () => {
    const headers = {
      cookie: `city_id=a b; basket_id=${basketId.toUpperCase()}; order_keys=a b,<script>; access_token=two words; branch=<b>; x=%E0%A4%A`,
      'x-city-id': '..',
      'x-trace-id': 'short',
    };
    expect(viewerOf(headers)).toMatchObject({ cityId: asId(1), basketId: undefined, orderKeys: [], bearer: undefined, branch: 'A' });
    expect(viewerOf(headers).traceId).not.toBe('short');
  });

  test('a key of an order may be short, and have the signs of a token', () => {
    expect(viewerOf({ 'x-order-key': 'k1, eyJ.a+b/c=:~' }).orderKeys).toEqual(['k1', 'eyJ.a+b/c=:~']);
  });

  test('twenty keys of orders are kept', () => {
    const keys = Array.from({ length: 25 }, (_, index) => `order-key-${index}`);
    expect(viewerOf({ 'x-order-key': keys.join(',') }).orderKeys).toEqual(keys.slice(0, 20));
  });
});

describe('the city', () => {
  test('of the retired id is the default, in the cookie too', () => {
    const { context } = testContext(provider, { cookie: 'city_id=133' });
    expect(context.viewer.cityId).toBe('1');
    expect(setCookies(context)).toEqual(['city_id=1; Max-Age=31104000; Path=/; SameSite=Lax']);
  });

  test('of a header leaves the cookie alone', () => {
    const { context } = testContext(provider, { 'x-city-id': '133' });
    expect(context.viewer.cityId).toBe('1');
    expect(setCookies(context)).toEqual([]);
  });

  test('of the address goes before those of header and cookie', () => {
    const headers = { get: (name: string) => (name === 'x-city-id' ? '8' : null) };
    const visitor = { headers, cookies: new Map([['city_id', '7']]), cityId: '9' };
    const place = readPlace(visitor, { city: 'x-city-id', mobileApp: 'x-mobile-app' }, anyPlace);
    // Nor is the visitor's own replaced where it cannot be loaded.
    expect(place).toMatchObject({ cityId: '9', citySource: 'address' });
  });

  test('that cannot be loaded is the default, in the cookie and in later calls too', async () => {
    const answers = shop({ cities: { city: ({ params }) => (params.id === '1' ? city() : Promise.reject(refusal(404, 'not_found'))) } });
    const { provider: fake, recordedCalls } = fakeProvider(answers);
    const { context, lines } = testContext(fake, { cookie: 'city_id=999' });
    expect(await context.loaders.of(visitorCity)()).toMatchObject({ id: asId(1), name: 'Донецк' });
    expect(setCookies(context)).toEqual([expect.stringMatching(/^city_id=1;/)]);
    await context.calls.site.menu({});
    expect(recordedCalls.at(-1)).toMatchObject({ call: 'site.menu', caller: { cityId: asId(1) } });
    expect(lines).toHaveLength(1);
  });

  test('stands in when no city can be loaded at all', async () => {
    const { provider: fake } = fakeProvider(shop({ cities: { city: () => Promise.reject(unavailable()) } }));
    const { context } = testContext(fake, {});
    expect(await context.loaders.of(visitorCity)()).toMatchObject({ id: asId(1), alias: 'doneck', time_zone: 'Europe/Moscow' });
  });

  test('is read once', async () => {
    const { provider: fake, countOf } = fakeProvider(shop());
    const { context } = testContext(fake, {});
    await Promise.all([context.loaders.of(visitorCity)(), context.loaders.of(visitorCity)()]);
    expect(countOf('cities.city')).toBe(1);
  });
});

describe('what the visitor keeps', () => {
  test('a new basket’s id, hidden from scripts, and calls carry it', async () => {
    const { provider: fake, recordedCalls } = fakeProvider(shop());
    const { context } = testContext(fake);
    context.adoptBasket(basketId);
    expect(setCookies(context, true)).toEqual([`basket_id=${basketId}; Max-Age=31104000; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    await context.calls.basket.getBasket({});
    expect(recordedCalls.at(-1)?.caller.basketId).toBe(basketId);
  });

  test('a basket known already makes no cookie', () => {
    const { context } = testContext(provider, { cookie: `basket_id=${basketId}` });
    context.adoptBasket(basketId);
    expect(setCookies(context)).toEqual([]);
  });

  test('cookies are secure where the visitor came over https', () => {
    const { context } = testContext(provider, { cookie: 'city_id=133' });
    expect(setCookies(context, true)).toEqual([expect.stringContaining('; Secure')]);
    expect(setCookies(context)).toEqual([expect.not.stringContaining('Secure')]);
  });
});

test('another city is asked about without moving the visitor', async () => {
  const { provider: fake, recordedCalls } = fakeProvider(shop());
  const { context } = testContext(fake, { 'x-city-id': '7' });
  await context.inCity(asId(9)).calls.site.menu({});
  await context.inCity(asId(7)).calls.site.menu({});
  expect(recordedCalls.map(({ caller }) => caller.cityId)).toEqual(['9', '7']);
  expect(context.inCity(asId(7))).toBe(context);
});

test('whoever has no basket costs no call', async () => {
  const { provider: fake, recordedCalls } = fakeProvider(shop());
  const { context } = testContext(fake, {});
  expect(await context.loaders.of(visitorBasket)()).toBeNull();
  expect(recordedCalls).toEqual([]);
});

test('calls may take ten seconds, counted from the beginning of the operation', async () => {
  const { provider: fake, recordedCalls } = fakeProvider(shop());
  const before = performance.now();
  await testContext(fake).context.calls.site.menu({});
  const deadline = recordedCalls[0]?.caller.deadline ?? 0;
  expect(deadline - before).toBeGreaterThanOrEqual(10_000);
  expect(deadline - performance.now()).toBeLessThanOrEqual(10_000);
});

test('a context and its caller have no getters, each of which would keep the whole request from being collected early', async () => {
  const { provider: fake, callers } = fakeProvider(shop());
  const { context } = testContext(fake);
  await context.calls.site.menu({});
  const getters = [context, context.viewer, context.session, callers[0] ?? {}].flatMap((object) =>
    Object.entries(Object.getOwnPropertyDescriptors(object)).filter(([, { get }]) => get !== undefined),
  );
  expect(callers).toHaveLength(1);
  expect(getters).toEqual([]);
});
