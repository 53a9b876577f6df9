import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from './database.ts';
import { sql } from './sql.ts';
import { bothEngines, type TestDatabase } from './testing/databases.ts';
import { fillSmallShop, shop } from './testing/small-shop.ts';

describe.each(bothEngines)('specifications and stock, which triggers check, on %s', (_, start) => {
  let database: TestDatabase;
  const broken = expect.objectContaining({ cause: expect.objectContaining({ code: '23503' }) });
  const left = async () => {
    const [row] = await rows(
      database.connection.db,
      sql`select (select count(*)::int from product_values where product_id = 77) as values, (select count(*)::int from stock where product_id = 77) as stock`,
    );
    return row;
  };

  beforeAll(async () => {
    database = await start();
    const { db } = database.connection;
    await fillSmallShop(db);
    await db.execute(sql`insert into attributes (id, code, name, type) values (77, 'depth', 'Глубина', 'number')`);
    await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind)
        select 77, 'Чайник', '77', brand_id, category_id, 1, 'buy', 1, 'kettle' from products where id = ${shop.phone}`);
    await db.execute(sql`insert into product_values (product_id, attribute_id, text, code) values (77, 77, '1', '1')`);
    await db.execute(sql`insert into stock (store_id, product_id, quantity) values (${shop.warehouse}, 77, 1)`);
  });

  afterAll(() => database?.stop());

  test.each([
    [
      'a product',
      sql`insert into product_values (product_id, attribute_id, text, code) values (77, 77, '1', '1'), (78, 77, '1', '1') on conflict do nothing`,
    ],
    ['an attribute', sql`insert into product_values (product_id, attribute_id, text, code) values (77, 78, '1', '1')`],
    ['a product in a store', sql`insert into stock (store_id, product_id, quantity) values (${shop.warehouse}, 78, 1)`],
    ['a store', sql`insert into stock (store_id, product_id, quantity) values (-1, 77, 1)`],
  ])('never refer to %s that does not exist', async (_name, statement) => {
    await expect(database.connection.db.execute(statement)).rejects.toEqual(broken);
  });

  test.each([
    ['an attribute goes that a product has', sql`delete from attributes where id = 77`],
    ['a store goes that has stock', sql`delete from stores where id = ${shop.warehouse}`],
    ['a product gets another id', sql`update products set id = 79 where id = 77`],
    ['an attribute gets another id', sql`update attributes set id = 79 where id = 77`],
    ['a specification moves to another product', sql`update product_values set product_id = ${shop.phone} where product_id = 77`],
  ])('are not left alone when %s', async (_name, statement) => {
    await expect(database.connection.db.execute(statement)).rejects.toEqual(broken);
  });

  test('go with their product', async () => {
    expect(await left()).toEqual({ values: 1, stock: 1 });
    await database.connection.db.execute(sql`delete from products where id = 77`);
    expect(await left()).toEqual({ values: 0, stock: 0 });
  });
});
