import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';
import type { Product } from './parents.ts';

test.each([{ status: 0 }, { category: null }])('a product with %o has no page', async (over) => {
  const { answer } = await ask('{ product(id: 1) { id } products(ids: [1]) { id } }', {
    products: {
      product: () => samples.fullProduct(over),
      byIds: () => ({ items: [samples.card({ ...over, id: asId(1) })], total: 1, perPage: 20, pageCount: 1, currentPage: 1 }),
    },
  });
  expect(answer.data).toEqual({ product: null, products: [null] });
});

test('a listing of something that does not exist is not found', async () => {
  const { answer } = await ask('{ listing(of: { brand: { code: "none" } }) { sort } }', {});
  expect(answer.errors).toEqual([expect.objectContaining({ path: ['listing'], extensions: { code: 'NOT_FOUND' } })]);
});

test.each([
  [422, { first_name: ['upstream text'] }, { code: 'PROVIDER_CONTRACT' }],
  [422, { 'filter.price.min': ['upstream text'] }, { code: 'BAD_USER_INPUT', fields: { filter: ['Недопустимое значение.'] } }],
  [409, {}, { code: 'PROVIDER_CONTRACT' }],
])('a listing refused with %i and %j has nothing of the provider’s words', async (status, fields, extensions) => {
  const { answer } = await ask('{ listing(of: { category: 7 }) { sort } }', {
    products: { byCategory: () => Promise.reject(refusal(status, 'validation_failed', 'upstream text', fields)) },
  });
  expect(answer.errors).toEqual([expect.objectContaining({ extensions })]);
  expect(JSON.stringify(answer)).not.toContain('upstream');
});

test('whoever buys on credit can buy only what there is credit for', async () => {
  const source = '{ product(id: 42) { isBuyable onCredit: isBuyable(onCredit: true) } }';
  const withCredit = (credit: Product['offer']['credit']) =>
    shop({ products: { product: () => samples.fullProduct({ offer: { ...samples.card().offer, credit } }) } });
  expect((await ask(source)).answer.data.product).toEqual({ isBuyable: true, onCredit: true });
  expect((await ask(source, withCredit(null))).answer.data.product).toEqual({ isBuyable: true, onCredit: false });
});
