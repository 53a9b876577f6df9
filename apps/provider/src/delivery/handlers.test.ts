import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

describe.each(anyEngine)('deliveries of a product, %s', (_, open) => {
  let testShop: ShopWithShoppers;
  beforeAll(async () => {
    testShop = await openShopWithShoppers(open);
    await testShop.reset();
  });
  afterAll(() => testShop?.close());

  const deliveries = async (supplier?: number, quantity = 1): Promise<{ delivery_purpose: string }[]> => {
    const of = supplier === undefined ? '' : `&products[0][supplier_id]=${supplier}`;
    const product = `products[0][product_id]=${shop.partner}&products[0][quantity]=${quantity}`;
    return (await testShop.app.inject({ url: `/v2/delivery/list?${product}${of}` })).json();
  };

  test('what only a partner has is brought from there, as long as there is enough', async () => {
    expect((await deliveries(shop.supplier)).map(({ delivery_purpose }) => delivery_purpose)).toEqual(
      expect.arrayContaining(['pickup', 'courier']),
    );
    expect(await deliveries(shop.supplier, 3)).toEqual([]);
  });

  test('the day is that of the partner', async () => {
    const dayOf = async (): Promise<number> => {
      const product = `products[0][product_id]=${shop.partner}&products[0][quantity]=1&products[0][supplier_id]=${shop.supplier}`;
      const [first] = (await testShop.app.inject({ url: `/v2/delivery/list?${product}` })).json();
      return Date.parse(first.datetime) / 86_400_000;
    };
    const usual = await dayOf();
    await testShop.db.execute(sql`update suppliers set days = 2 where id = ${shop.supplier}`);
    expect(Math.round(usual - (await dayOf()))).toBe(3);
    await testShop.db.execute(sql`update suppliers set days = 5 where id = ${shop.supplier}`);
  });

  test('and not from the shop, nor from a partner who does not have it', async () => {
    expect(await deliveries()).toEqual([]);
    expect(await deliveries(shop.supplier + 1)).toEqual([]);
  });

  test('the code of a preorder comes on the day on which it goes on sale', async () => {
    const { db } = testShop;
    const comesAt = async () => {
      const payload = { product_ids: [shop.licence], city_id: shop.city };
      const answer = await testShop.app.inject({ method: 'POST', url: '/v2/products/availability', payload });
      const [{ available, pickup_at }] = answer.json();
      return [available, pickup_at];
    };
    expect(await comesAt()).toEqual([true, null]);
    await db.execute(sql`update products set order_type = 'preorder', released_at = '2027-01-15' where id = ${shop.licence}`);
    expect(await comesAt()).toEqual([false, '2027-01-15T00:00:00+03:00']);
  });
});
