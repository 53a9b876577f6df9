import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asId } from '../contract/wire.ts';
import { callerOf, openEngine } from '../testing/engine.ts';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import type { Provider } from './calls.ts';

let upstream: Upstream;
let provider: Provider;

beforeEach(async () => {
  upstream = await startUpstream((_, response) => json(response, {}));
  provider = openEngine(upstream.origin).provider;
});
afterEach(async () => {
  await provider.close();
  await upstream.close();
});

const stock = (product_id: number) => [{ product_id, available: true }];
const requestAvailability = (who: Parameters<typeof callerOf>[0]) =>
  provider.callsFor(callerOf(who)).products.availability({ body: { product_ids: [42], city_id: 1 } });
const bearers = () => upstream.requests.map(({ headers }) => headers.authorization);

describe('what a visitor is answered while nothing is kept', () => {
  beforeEach(() => {
    upstream.answer = (_, response) => json(response, stock(42));
  });

  test('is one answer for all guests who ask at once', async () => {
    await Promise.all([requestAvailability({}), requestAvailability({}), requestAvailability({})]);
    expect(bearers()).toEqual([undefined]);
  });

  test('is the shopper’s own for whoever is signed in, asked with the bearer', async () => {
    await Promise.all([requestAvailability({}), requestAvailability({ bearer: 'access-1' }), requestAvailability({ bearer: 'access-2' })]);
    expect(new Set(bearers())).toEqual(new Set([undefined, 'Bearer access-1', 'Bearer access-2']));
  });

  test('is not the one of another city or kind of application', async () => {
    await Promise.all([
      requestAvailability({}),
      requestAvailability({ cityId: asId(2) }),
      requestAvailability({ applicationType: 'mobile' }),
    ]);
    expect(upstream.requests).toHaveLength(3);
  });
});

test('what is kept for everybody is asked for without the bearer', async () => {
  upstream.answer = (_, response) => json(response, ['Найти']);
  await provider.callsFor(callerOf({ bearer: 'access-1' })).search.placeholders({});
  expect(bearers()).toEqual([undefined]);
});

test('a branch is assigned to each visitor, however many ask at once', async () => {
  let answerCount = 0;
  upstream.answer = (_, response) => json(response, { branch: answerCount++ % 2 === 0 ? 'A' : 'B' });
  const one = () => provider.callsFor(callerOf()).site.branch({});
  const branches = await Promise.all([one(), one()]);
  expect(branches.map(({ branch }) => branch).sort()).toEqual(['A', 'B']);
});

describe('a read of somebody’s that is under way', () => {
  const profile = { id: 1 };

  test('is one call for one caller, and another one for the next', async () => {
    upstream.answer = (_, response) => json(response, profile);
    const calls = provider.callsFor(callerOf({ bearer: 'access-1' }));
    const others = provider.callsFor(callerOf({ bearer: 'access-1' }));
    await Promise.all([calls.profile.read({}), calls.profile.read({}), others.profile.read({})]);
    expect(upstream.requests).toHaveLength(2);
  });

  test('is none that a change has made old', async () => {
    const waiting: (() => void)[] = [];
    const basket = (revision: number) => ({ id: 'b1', revision });
    upstream.answer = ({ url }, response) => {
      if (url?.includes('get-basket') && waiting.length === 0) waiting.push(() => json(response, basket(1)));
      else json(response, basket(2));
    };
    const calls = provider.callsFor(callerOf({ basketId: 'b1' }));
    const old = calls.basket.getBasket({});
    await expect.poll(() => waiting.length).toBe(1);
    await calls.basket.removeItem({ query: { id: 7 } });
    expect((await calls.basket.getBasket({})).revision).toBe(2);
    waiting[0]?.();
    expect((await old).revision).toBe(1);
  });
});
