import { unknownRoute } from '@vitrina/services/contract/failure.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { page, refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

test('a listing asks once for the stock of all its products, and not at all where it is not wanted', async () => {
  const { countOf } = await execute(
    '{ listing(of: { category: 7 }) { nodes { isBuyable isShownAsAvailable availability { quantity } } } }',
  );
  expect(countOf('products.availability')).toBe(1);
  const plain = await execute('{ listing(of: { category: 7 }) { nodes { id offer { price { amount } } } } }');
  expect(plain.recordedCalls.map(({ call }) => call)).toEqual(['products.byCategory']);
});

test('cards are read twenty at a time, the same one once', async () => {
  const { recordedCalls } = await execute(
    `{ products(ids: [${Array.from({ length: 45 }, (_, index) => (index % 41) + 1).join(',')}]) { id } }`,
  );
  expect(recordedCalls.map(({ input }) => (input as { query: { product_ids: number[] } }).query.product_ids.length)).toEqual([20, 20, 1]);
});

test('a card is completed by one call a product, a full product by none', async () => {
  const list = await execute('{ products(ids: [1, 2]) { article description questionsCount } }');
  expect(list.recordedCalls.map(({ call }) => call)).toEqual(['products.byIds', 'products.product', 'products.product']);
  const one = await execute('{ product(id: 1) { article description questionsCount } }');
  expect(one.recordedCalls.map(({ call }) => call)).toEqual(['products.product']);
});

describe('what products have cost', () => {
  const source = `{ products(ids: [${Array.from({ length: 20 }, (_, at) => at + 1).join(',')}]) { priceHistory { price { amount } } } }`;

  test('is one call for a list, and the one of a product’s page for a single product', async () => {
    const list = await execute(source);
    expect(list.recordedCalls.map(({ call }) => call)).toEqual(['products.byIds', 'products.priceHistories']);
    expect(list.answer.data.products[19].priceHistory).toEqual([{ price: { amount: 110_000 } }, { price: { amount: 100_000 } }]);
    const one = await execute('{ product(id: 1) { priceHistory { price { amount } } } }');
    expect(one.recordedCalls.map(({ call }) => call)).toEqual(['products.product', 'products.priceHistory']);
  });

  test('is asked product by product of a provider that has no such call, and is left out where it has neither', async () => {
    const unknown = () => Promise.reject(refusal(404, unknownRoute));
    const ofOld = await execute(source, shop({ products: { priceHistories: unknown } }));
    expect(ofOld.countOf('products.priceHistory')).toBe(20);
    expect(ofOld.answer.data.products[19].priceHistory).toHaveLength(2);
    const ofSpec = await execute(source, shop({ products: { priceHistories: unknown, priceHistory: unknown } }));
    expect(ofSpec.answer.data.products.map(({ priceHistory }: { priceHistory: unknown }) => priceHistory)).toEqual(Array(20).fill(null));
  });
});

test('what partners offer is asked for card by card only where a list does not tell it', async () => {
  const source =
    '{ listing(of: { category: 7 }, perPage: 24) { nodes { supplierOffers { price { amount } } offerShownInstead { price { amount } } } } }';
  const cards = (over: object) => page(Array.from({ length: 24 }, (_, at) => samples.card({ id: asId(at + 1), ...over })));
  const supplierOffers = samples.fullProduct().supplier_offers;
  const reply = await execute(source, shop({ products: { byCategory: () => cards({ supplier_offers: supplierOffers }) } }));
  expect(reply.recordedCalls.map(({ call }) => call)).toEqual(['products.byCategory']);
  const untold = await execute(source, shop({ products: { byCategory: () => cards({ supplier_offers: null }) } }));
  expect(untold.countOf('products.product')).toBe(24);
  expect(reply.answer.data).toEqual(untold.answer.data);
});

test('the lowest offer of partners is told without a further call, or not at all', async () => {
  const source = '{ listing(of: { category: 7 }) { nodes { lowestSupplierOffer { supplierName price { amount } } } } }';
  const ofCard = async (over: object) => {
    const reply = await execute(source, shop({ products: { byCategory: () => page([samples.card(over)]) } }));
    expect(reply.recordedCalls.map(({ call }) => call)).toEqual(['products.byCategory']);
    return (reply.answer.data as { listing: { nodes: { lowestSupplierOffer: unknown }[] } }).listing.nodes[0]?.lowestSupplierOffer;
  };
  expect(await ofCard({ supplier_offers: samples.fullProduct().supplier_offers })).toEqual({
    supplierName: 'Партнёр',
    price: { amount: 880_00 },
  });
  expect(await ofCard({ supplier_offers: null })).toBeNull();
});
