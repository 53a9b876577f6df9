import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId } from '../contract/wire.ts';
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
  const parts = target(toWire(listing, call), listing, caller).split(/[?&]/);
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
      repairKeys: ['canary'],
      employeeToken: 'canary',
    });
    expect(sharedKey(listing, shopper, { params: { category_id: 1 } })).toBe(sharedKey(listing, caller, { params: { category_id: 1 } }));
  });

  test('holds the kind of application', () => {
    const call = { params: { category_id: 1 } };
    expect(sharedKey(listing, callerOf({ applicationType: 'mobile' }), call)).not.toBe(sharedKey(listing, caller, call));
  });

  test('holds city and branch where the answer depends on them, and not where it does not', () => {
    const mainPage = planOf(domains.site.mainPage);
    const synonyms = planOf(domains.site.tagSynonyms);
    const keys = (plan: typeof mainPage) =>
      new Set([caller, callerOf({ cityId: asId(2) }), callerOf({ branch: 'B' })].map((who) => sharedKey(plan, who, {})));
    expect(keys(mainPage).size).toBe(3);
    expect(keys(synonyms).size).toBe(1);
    // What is sold, and said of it, may be another thing in another city; a branch is told to whom an answer depends on it.
    for (const plan of [domains.site.seo, domains.site.menu, domains.site.features, domains.products.categories].map(planOf))
      expect(keys(plan).size).toBe(2);
    expect(keys(planOf(domains.payments.methods)).size).toBe(3);
  });
});

test('the branch travels with the calls whose answer depends on it', () => {
  const addressOf = (plan: typeof listing) => target(toWire(plan, {}), plan, callerOf({ branch: 'B&1' }));
  expect(addressOf(planOf(domains.site.mainPage))).toContain('branch=B%261&');
  expect(addressOf(planOf(domains.payments.repaymentMethods))).toContain('branch=B%261&');
  expect(addressOf(planOf(domains.site.menu))).not.toContain('branch');
});
