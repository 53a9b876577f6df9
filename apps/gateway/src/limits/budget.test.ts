import { readFileSync } from 'node:fs';
import { run } from '@vitrina/graphql/run.ts';
import { schema } from '@vitrina/graphql/schema.ts';
import { operations } from '@vitrina/graphql/testing/operations.ts';
import { fakeProvider, testContext } from '@vitrina/graphql/testing/provider.ts';
import { shop } from '@vitrina/graphql/testing/whole-shop.ts';
import { operationOf } from '@vitrina/graphql/variables.ts';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { budgets, createCostEstimate } from './budget.ts';
import { limitRules } from './operation-limits.ts';

const screens: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../web/app/generated/persisted-documents.json', import.meta.url), 'utf8'),
);

function costOf(source: string, variables: Record<string, unknown> = {}) {
  const document = parse(source);
  const operation = operationOf(document, undefined);
  if (operation === null) throw new Error('One operation is expected.');
  const estimate = createCostEstimate(undefined);
  return { problems: estimate.estimateCost(document, operation, variables), calls: estimate.cost(0).calls };
}

/** How many ids a screen sends at most, where they are fewer than 60: what the cookie of goods taken out of a basket holds, and the first goods of partners. */
const maxIdsOf: Readonly<Record<string, number>> = { RemovedOfPartners: 12, PartnerStock: 2 };

describe('the budget of an operation', () => {
  it.each(Object.keys(operations))('is an upper bound of the calls really made: %s', async (name) => {
    const { source, variables } = operations[name] ?? { source: '' };
    const { provider, recordedCalls } = fakeProvider(shop());
    const { context } = testContext(provider, { cookie: 'basket_id=0123456789abcdef0123456789abcdef', 'x-order-key': 'order-key-0001' });
    await run({ source, variables, context });
    const { calls } = costOf(source, variables);
    expect(calls).toBeGreaterThanOrEqual(recordedCalls.length);
  });

  it.each(Object.values(screens).map((source) => [source.match(/(?:query|mutation) (\w+)/)?.[1], source]))(
    'is enough for every screen, however long its lists are: %s',
    (name = '', source = '') => {
      expect(validate(schema, parse(source), [...limitRules])).toEqual([]);
      const ids = Array.from({ length: maxIdsOf[name] ?? 60 }, (_, at) => at + 1);
      expect(costOf(source, { ids, perPage: 100 }).calls).toBeLessThanOrEqual(budgets.anyone);
    },
  );

  it('refuses what costs more, by name of cost and budget', () => {
    const { problems } = costOf(
      '{ listing(of: { category: 1 }, perPage: 48) { nodes { article similars { id availability { quantity } } } } }',
    );
    expect(problems[0]?.message).toMatch(/may lead to 147 calls of the provider; at most 60 are allowed/);
    expect(problems[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
