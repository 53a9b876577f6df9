import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import * as rows from '../testing/rows.ts';

test.each([{ status: 0 }, { category: null }])('a product with %o has no page', async (over) => {
  const { answer } = await ask('{ product(id: 1) { id } products(ids: [1]) { id } }', {
    products: {
      product: () => rows.fullProduct(over),
      byIds: () => ({ items: [rows.card({ ...over, id: 1 })], total: 1, perPage: 20, pageCount: 1, currentPage: 1 }),
    },
  });
  expect(answer.data).toEqual({ product: null, products: [null] });
});

test('a listing of something that does not exist is not found', async () => {
  const { answer } = await ask('{ listing(of: { brandCode: "none" }) { sort } }', {});
  expect(answer.errors).toEqual([expect.objectContaining({ path: ['listing'], extensions: { code: 'NOT_FOUND' } })]);
});
