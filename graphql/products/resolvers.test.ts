import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test, vi } from 'vitest';
import { execute } from '../testing/execute.ts';
import { refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';
import type { FullProduct, Product } from './sources.ts';

test.each([{ status: 0 }, { category: null }])('a product with %o has no page', async (over) => {
  const { answer } = await execute('{ product(id: 1) { id } products(ids: [1]) { id } }', {
    products: {
      product: () => samples.fullProduct(over),
      byIds: () => ({ items: [samples.card({ ...over, id: asId(1) })], total: 1, perPage: 20, pageCount: 1, currentPage: 1 }),
    },
  });
  expect(answer.data).toEqual({ product: null, products: [null] });
});

test('a listing of something that does not exist is not found', async () => {
  const { answer } = await execute('{ listing(of: { brand: { code: "none" } }) { sort } }', {});
  expect(answer.errors).toEqual([expect.objectContaining({ path: ['listing'], extensions: { code: 'NOT_FOUND' } })]);
});

test.each([
  [422, { first_name: ['upstream text'] }, { code: 'PROVIDER_CONTRACT' }],
  [422, { 'filter.price.min': ['upstream text'] }, { code: 'BAD_USER_INPUT', fields: { filter: ['Недопустимое значение.'] } }],
  [409, {}, { code: 'PROVIDER_CONTRACT' }],
])('a listing refused with %i and %j has nothing of the provider’s words', async (status, fields, extensions) => {
  const { answer } = await execute('{ listing(of: { category: 7 }) { sort } }', {
    products: { byCategory: () => Promise.reject(refusal(status, 'validation_failed', 'upstream text', fields)) },
  });
  expect(answer.errors).toEqual([expect.objectContaining({ extensions })]);
  expect(JSON.stringify(answer)).not.toContain('upstream');
});

test('whoever buys on credit can buy only what there is credit for', async () => {
  const source = '{ product(id: 42) { isBuyable onCredit: isBuyable(onCredit: true) } }';
  const withCredit = (credit: Product['offer']['credit']) =>
    shop({ products: { product: () => samples.fullProduct({ offer: { ...samples.card().offer, credit } }) } });
  expect((await execute(source)).answer.data.product).toEqual({ isBuyable: true, onCredit: true });
  expect((await execute(source, withCredit(null))).answer.data.product).toEqual({ isBuyable: true, onCredit: false });
});

test('what can be rented is told with its price; what cannot, or of which nobody knows, is not', async () => {
  const rentalWith = async (rental: () => unknown) =>
    (await execute('{ product(id: 42) { rental { pricePerDay { amount } } } }', shop({ site: { rental: rental as never } }))).answer;
  expect((await rentalWith(() => ({ available: true, price_per_day: 900_00 }))).data.product.rental).toEqual({
    pricePerDay: { amount: 900_00 },
  });
  expect((await rentalWith(() => ({ available: true, price_per_day: null }))).data.product.rental).toEqual({ pricePerDay: null });
  // A day has its price all the same.
  expect((await rentalWith(() => ({ available: false, price_per_day: 900_00 }))).data.product.rental).toBeNull();
  const missingRental = await rentalWith(() => Promise.reject(refusal(404, 'not_found')));
  expect([missingRental.data.product.rental, missingRental.errors]).toEqual([null, undefined]);
});

test('a worn piece leads to the new product, where the provider tells which it is and that is on sale', async () => {
  const source = '{ product(id: 43) { newProduct { id } } }';
  const newProductOf = async (piece: Partial<FullProduct>, card: Partial<Product> = {}) => {
    const byIds = () => ({ items: [samples.card(card)], total: 1, perPage: 20, pageCount: 1, currentPage: 1 });
    const products = { product: () => samples.fullProduct({ id: asId(43), ...piece }), byIds };
    return (await execute(source, shop({ products }))).answer.data.product.newProduct;
  };
  const worn = { is_markdown: true, new_product_id: asId(42) };
  expect(await newProductOf(worn)).toEqual({ id: '42' });
  expect(await newProductOf(worn, { status: 0 })).toBeNull();
  expect(await newProductOf({ ...worn, new_product_id: null })).toBeNull();
  expect(await newProductOf({ ...worn, is_markdown: false })).toBeNull();
});

test('a benefit is told with the price that it is against', async () => {
  const offer = (price_old: number) => ({ ...samples.card().offer, price: 900_00, price_old });
  const source = '{ product(id: 42) { offer { benefit { amount } priceOld { amount } } } }';
  const of = async (price_old: number) =>
    (await execute(source, shop({ products: { product: () => samples.fullProduct({ offer: offer(price_old) }) } }))).answer.data.product
      .offer;
  expect(await Promise.all([899_99, 900_00, 900_01].map(of))).toEqual([
    { benefit: null, priceOld: null },
    { benefit: null, priceOld: null },
    { benefit: { amount: 1 }, priceOld: { amount: 900_01 } },
  ]);
});

test.each([
  ['similar', 'similars', 'similars'],
  ['looked_with', 'lookedWith', 'viewedTogether'],
  // Its name of before.
  ['looked_with', 'lookedWith', 'lookedWith'],
])('the shelf of «%s» is empty while its feature is off, and nobody is asked for it', async (key, call, field) => {
  const lengthWhile = async (...features: { key: string; is_active: boolean; featureValue: null }[]) => {
    const goods = vi.fn(() => [samples.card()]);
    const over = { products: { [call]: goods }, site: { features: () => features } };
    const { answer } = await execute(`{ product(id: 42) { ${field} { id } } }`, shop(over));
    return [answer.data.product[field].length, goods.mock.calls.length];
  };
  expect(await lengthWhile()).toEqual([1, 1]);
  expect(await lengthWhile({ key, is_active: true, featureValue: null })).toEqual([1, 1]);
  expect(await lengthWhile({ key, is_active: false, featureValue: null })).toEqual([0, 0]);
});
