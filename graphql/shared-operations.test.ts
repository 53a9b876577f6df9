import { asId } from '@vitrina/services/contract/wire.ts';
import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { sharedSecondsOf, watchPersonalAccess } from './shared-operations.ts';
import { fakeProvider, testContext, unavailable } from './testing/provider.ts';
import { basketId } from './testing/samples.ts';
import { shop } from './testing/whole-shop.ts';

const secondsOf = (source: string, variables = {}) => sharedSecondsOf(parse(source))(variables);

describe('an answer may be for everybody', () => {
  test.each([
    ['for a minute, as long as the shortest of its calls', '{ brands { name } product(id: 1) { name } }', 60],
    ['through fragments', '{ ...F } fragment F on Query { brands { name } }', 3600],
    ['not when a field is about stock, which nobody keeps', '{ product(id: 1) { name availability { quantity } } }', undefined],
    ['not when a field is somebody’s own', '{ brands { name } basket { quantity } }', undefined],
    ['not when it changes something', 'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }', undefined],
    ['not when it reaches no call', '{ __typename }', undefined],
    ['not when there are two operations', 'query A { brands { name } } query B { brands { name } }', undefined],
  ])('%s', (_case, source, seconds) => expect(secondsOf(source)).toBe(seconds));

  test('as long as nobody’s own part is asked for', () => {
    const source =
      'query ($isKnown: Boolean!, $isGuest: Boolean!) { brands { name } basket @include(if: $isKnown) { quantity } me @skip(if: $isGuest) { phone } }';
    expect(secondsOf(source, { isKnown: false, isGuest: true })).toBe(3600);
    expect(secondsOf(source, { isKnown: true, isGuest: true })).toBeUndefined();
    expect(secondsOf(source, { isKnown: false, isGuest: false })).toBeUndefined();
    expect(secondsOf(source)).toBeUndefined();
  });
});

describe('a context that is watched', () => {
  async function personal(source: string, headers: Record<string, string> = {}, over: Parameters<typeof shop>[0] = {}) {
    const { provider } = fakeProvider(shop(over));
    const { context } = testContext(provider, headers);
    let isReported = false;
    const watchedContext = watchPersonalAccess(context, () => {
      isReported = true;
    });
    const answer = await run({ source, context: watchedContext });
    expect(answer.errors).toBeUndefined();
    return isReported;
  }

  test('says nothing of city and branch, by which answers are kept apart', async () => {
    expect(await personal('{ product(id: 1) { name stickers { name } } currentCity { name } }')).toBe(false);
  });

  test('tells of whoever has a basket, a branch, a session', async () => {
    expect(await personal('{ basket { quantity } }', { cookie: `basket_id=${basketId}` })).toBe(true);
    expect(await personal('{ branch }')).toBe(true);
    expect(await personal('{ viewer { __typename } }')).toBe(true);
    expect(await personal('{ viewer { isSignedIn } }')).toBe(true);
  });

  test('tells of a city that had to be replaced', async () => {
    const cities = { city: () => Promise.reject(unavailable()) };
    expect(await personal('{ currentCity { name } }', {}, { cities })).toBe(true);
  });

  test('tells also from another city’s context', async () => {
    const { provider } = fakeProvider(shop());
    const { context } = testContext(provider);
    let isReported = false;
    const watchedContext = watchPersonalAccess(context, () => {
      isReported = true;
    });
    expect(watchedContext.inCity(context.viewer.cityId)).toBe(watchedContext);
    const elsewhere = watchedContext.inCity(asId(9));
    expect(isReported).toBe(false);
    void elsewhere.viewer.basketId;
    expect(isReported).toBe(true);
  });
});
