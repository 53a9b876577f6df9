import { expect, test } from 'vitest';
import type { Operation } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../platform/gateway/visit.ts';
import { sberOf, sberOffer } from './sber.server.ts';

const term = (months: number, actionId: string | null = null) => ({ months, payment: 1000 * months, actionId });
const sold = (...terms: ReturnType<typeof term>[]) => ({
  isBuyable: true,
  creditOffers: [
    { kind: 'CREDIT' as const, terms: [term(36)] },
    { kind: 'INSTALMENT_SBER' as const, terms },
  ],
});

test('Sber’s button buys the longest term that asks for nothing beside the product', () => {
  expect(sberOffer(sold(term(2), term(6, '1305')))).toEqual({ months: 2, payment: 2000 });
  expect(sberOffer(sold(term(6), term(2)))).toEqual({ months: 6, payment: 6000 });
});

test('there is none of what nobody lends on, or nobody can buy', () => {
  expect(sberOffer(sold())).toBeNull();
  expect(sberOffer(sold(term(6, '1305')))).toBeNull();
  expect(sberOffer({ isBuyable: true, creditOffers: null })).toBeNull();
  expect(sberOffer({ ...sold(term(2)), isBuyable: false })).toBeNull();
  expect(sberOffer({ ...sold(term(2)), isBuyable: null })).toBeNull();
});

test.each([
  [{ buyBySber: true }, ['Flags', 'ProductSber'], true],
  [{ buyBySber: true, 'view.sber.credit': true }, ['Flags', 'ProductSber'], true],
  [{ buyBySber: true, 'view.sber.credit': false }, ['Flags'], false],
  [{ buyBySber: false }, ['Flags'], false],
  [{}, ['Flags'], false],
])('%j: %j', async (flags, asked, isOffered) => {
  const names: string[] = [];
  const { context } = visit({
    execute: async ({ document = '' }: Operation) => {
      const name = /query (\w+)/.exec(document)?.[1] ?? '';
      names.push(name);
      if (name === 'Flags') return { data: { features: Object.entries(flags).map(([key, isActive]) => ({ key, isActive })) } };
      return { data: { product: sold(term(2)) } };
    },
  });
  const found = await sberOf(context, new Request('http://shop.example/catalog/a/1/42'), '42');
  expect([names, found !== null]).toEqual([asked, isOffered]);
});
