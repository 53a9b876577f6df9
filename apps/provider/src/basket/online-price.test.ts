import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readVariants } from '../catalogue/products/variants.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

describe.each(anyEngine)('the price of an order on the site, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(async () => {
    await small.reset();
    await small.db.execute(sql`delete from product_prices`);
    await small.db.execute(sql`insert into product_prices (product_id, online) values (${shop.phone}, 1899000), (${shop.partner}, 800000)`);
  });

  test('is what its goods cost in the basket and in the order', async () => {
    const basket = await small.put(shop.phone, 2);
    expect(basket).toMatchObject({ sum: 39_980_00, discount: 2_000_00, total_sum: 37_980_00 });
    expect(basket.items).toMatchObject([{ price: 19_990_00, final_price: 18_990_00, offer: { online_price: 18_990_00 } }]);
    const { orders } = await small.create(basket.id, bodyFor(basket.revision));
    expect(orders).toMatchObject([{ total_sum: 37_980_00 }]);
  });

  test('is what a colour costs on the page of another', async () => {
    await small.db.execute(sql`insert into models (id, code, name, brand_id, category_id) values (5, 'acme-one', 'Acme One', 1, 224)`);
    await small.db.execute(sql`update products set model_id = 5 where id in (${shop.phone}, ${shop.fridge})`);
    const variants = await readVariants(small.db, 5, shop.city);
    await small.db.execute(sql`update products set model_id = null where model_id = 5`);
    const [{ price: plain } = { price: 0 }] = await rows(
      small.db,
      { price: column.number },
      sql`select price from products where id = ${shop.fridge}`,
    );
    expect(variants.map(({ id, price }) => [id, price])).toEqual([
      [shop.phone, 18_990_00],
      [shop.fridge, plain],
    ]);
  });

  test('is none of a partner’s', async () => {
    const { items } = await small.put(shop.partner, 1, undefined, shop.supplier);
    expect(items).toMatchObject([{ price: 9_490_00, final_price: 9_490_00, offer: { online_price: null } }]);
  });

  test('is none when it is not below the price any more', async () => {
    await small.db.execute(sql`update product_prices set online = 1999000 where product_id = ${shop.phone}`);
    expect((await small.put(shop.phone)).items).toMatchObject([{ final_price: 19_990_00, offer: { online_price: null } }]);
  });
});
