import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';

test('a listing asks once for the stock of all its products, and not at all where it is not wanted', async () => {
  const { countOf } = await ask('{ listing(of: { category: 7 }) { nodes { isBuyable isShownAsAvailable availability { quantity } } } }');
  expect(countOf('products.availability')).toBe(1);
  const plain = await ask('{ listing(of: { category: 7 }) { nodes { id offer { price } } } }');
  expect(plain.asked.map(({ call }) => call)).toEqual(['products.byCategory']);
});

test('cards are read twenty at a time, the same one once', async () => {
  const { asked } = await ask(`{ products(ids: [${Array.from({ length: 45 }, (_, index) => (index % 41) + 1).join(',')}]) { id } }`);
  expect(asked.map(({ input }) => (input as { query: { product_ids: number[] } }).query.product_ids.length)).toEqual([20, 20, 1]);
});

test('a card is completed by one call a product, a full product by none', async () => {
  const list = await ask('{ products(ids: [1, 2]) { article description questionsCount } }');
  expect(list.asked.map(({ call }) => call)).toEqual(['products.byIds', 'products.product', 'products.product']);
  const one = await ask('{ product(id: 1) { article description questionsCount } }');
  expect(one.asked.map(({ call }) => call)).toEqual(['products.product']);
});
