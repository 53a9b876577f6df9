import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

let small: ShopWithShoppers;
beforeAll(async () => {
  small = await openShopWithShoppers(engines.PostgreSQL);
  await small.reset();
});
afterAll(() => small?.close());

const post = async (url: string, payload: object) => (await small.app.inject({ method: 'POST', url, payload })).json();

test('the stock of chosen stores is what each product’s own call says, store by store', async () => {
  const products = [shop.phone, shop.fridge, shop.partner];
  const stores: { id: number }[] = await post('/v2/stores', {});
  const ids = stores.map(({ id }) => id);
  const one = async (product_id: number) => {
    const storeRows: { id: number; availability: object }[] = await post('/v2/stores', { ids, product_id });
    return storeRows.map(({ id, availability }) => ({ store_id: id, ...availability }));
  };
  const apart = (await Promise.all(products.map(one))).flat();
  const together: { store_id: number; product_id: number; quantity: number }[] = await post('/v2/stores/stock', {
    store_ids: ids,
    product_ids: products,
  });
  expect(together).toHaveLength(ids.length * products.length);
  expect(together).toEqual(expect.arrayContaining(apart));
  expect(together.some(({ quantity }) => quantity > 0)).toBe(true);
});

test('what is no store of shoppers is left out, and an unknown product is nowhere', async () => {
  const stock = await post('/v2/stores/stock', { store_ids: [shop.store, shop.warehouse, 'none'], product_ids: [999_999, 'none'] });
  expect(stock).toEqual([{ store_id: shop.store, product_id: 999_999, quantity: 0, pickup_at: null }]);
});
