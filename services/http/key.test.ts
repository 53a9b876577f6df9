import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domains } from '../registry.ts';
import { callerOf } from '../testing/engine.ts';
import { sharedKey } from './key.ts';
import { planOf } from './plan.ts';
import { type CallInput, target, toWire } from './request.ts';

const listing = planOf(domains.products.byCategory);
const caller = callerOf();
const input: fc.Arbitrary<CallInput> = fc.record({
  params: fc.record({ category_id: fc.integer({ min: 1, max: 3 }) }),
  query: fc.record(
    {
      q: fc.constantFrom('', 'a', 'a&b', 'a"', '1'),
      page: fc.integer({ min: 1, max: 2 }),
      filter: fc.dictionary(fc.constantFrom('brand', 'color'), fc.array(fc.constantFrom('a', 'b', 'a,b'), { minLength: 1, maxLength: 2 }), {
        minKeys: 1,
        maxKeys: 2,
      }),
    },
    { requiredKeys: [] },
  ),
});
/** What travels, its names in an order that does not depend on how the input was written; the values of a list stay in theirs. */
const address = (call: CallInput) => {
  const nameOf = (part: string) => part.split('=', 1)[0] ?? '';
  const parts = target(toWire(listing, call), caller).split(/[?&]/);
  return parts.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0)).join('&');
};

describe('the key of a shared answer', () => {
  test('is the same exactly when the same travels', () => {
    fc.assert(
      fc.property(input, input, (one, other) => {
        expect(sharedKey(listing, caller, one) === sharedKey(listing, caller, other)).toBe(address(one) === address(other));
      }),
      { numRuns: 2_000 },
    );
  });

  test('does not depend on the order of names', () => {
    const key = (filter: object) => sharedKey(listing, caller, { params: { category_id: 1 }, query: { filter } });
    expect(key({ a: ['1'], b: ['2'] })).toBe(key({ b: ['2'], a: ['1'] }));
  });

  test('holds nothing of a person', () => {
    const shopper = callerOf({
      bearer: 'canary',
      refreshToken: 'canary',
      basketId: 'canary',
      orderKeys: ['canary'],
      employeeToken: 'canary',
    });
    expect(sharedKey(listing, shopper, { params: { category_id: 1 } })).toBe(sharedKey(listing, caller, { params: { category_id: 1 } }));
  });

  test('holds city and branch where the answer depends on them, and not where it does not', () => {
    const mainPage = planOf(domains.site.mainPage);
    const categories = planOf(domains.products.categories);
    const keys = (plan: typeof mainPage) =>
      new Set([caller, callerOf({ cityId: 2 }), callerOf({ branch: 'B' })].map((who) => sharedKey(plan, who, {})));
    expect(keys(mainPage).size).toBe(3);
    expect(keys(categories).size).toBe(1);
  });
});
