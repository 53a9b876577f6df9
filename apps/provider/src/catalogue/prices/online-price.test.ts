import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openPostgres } from '../../platform/database/postgres.ts';
import { sql } from '../../platform/database/sql.ts';
import { engines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { startPostgres } from '../../platform/database/testing/postgres.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { untilWaiting } from '../../platform/database/testing/until-waiting.ts';
import { transaction } from '../../platform/database/transaction.ts';

const lock = (id: number) => sql`select id from products where id = ${id} for no key update`;

describe('a price of the site that is written while others write goods', () => {
  let database: TestDatabase;
  let db: TestDatabase['connection']['db'];

  beforeAll(async () => {
    database = await engines.PostgreSQL();
    db = database.connection.db;
    await fillSmallShop(db);
  });
  afterAll(() => database?.stop());
  beforeEach(async () => {
    await db.execute(sql`delete from product_prices`);
    await db.execute(sql`insert into product_prices (product_id, online) values (${shop.phone}, 100000), (${shop.fridge}, 100000)`);
  });

  test('waits for nobody whose product keeps its price', async () => {
    await transaction(db, 'hold', async (tx) => {
      await tx.execute(lock(shop.fridge));
      await transaction(db, 'bulk', async (other) => {
        await other.execute(sql`set local lock_timeout = 1000`);
        await other.execute(
          sql`update product_prices set online = case product_id when ${shop.phone} then 90000 else online end, pink = 80000`,
        );
      });
    });
    expect(await rows(db, { price: column.number }, sql`select online_price as price from products where id = ${shop.phone}`)).toEqual([
      { price: 900_00 },
    ]);
  });

  test('is below the plain price that is written at the same time', async () => {
    await db.execute(sql`update products set price = 90000 where id = ${shop.phone}`);
    const written = await transaction(db, 'plain', async (tx) => {
      await tx.execute(sql`update products set price = 200000 where id = ${shop.phone}`);
      const site = db.execute(sql`update product_prices set online = 150000 where product_id = ${shop.phone}`).then(() => undefined);
      await untilWaiting(db, 1);
      return { site };
    });
    await written.site;
    expect(await rows(db, { price: column.number }, sql`select online_price as price from products where id = ${shop.phone}`)).toEqual([
      { price: 1500_00 },
    ]);
  });
});

test('the migration that writes these prices first locks goods in the order of imports', async () => {
  const server = await startPostgres();
  const connection = openPostgres(await server.create(), 5);
  const { db } = connection;
  await migrate(connection, '0460');
  await connection.script(`insert into brands (id, code, name) values (1, 'b', 'B');
    insert into products (id, name, article, brand_id, price, order_type, warranty_days, kind)
      select id, 'P', id::text, 1, 100000, 'buy', 365, 'phone' from unnest('{12, 11}'::int[]) g (id);
    insert into product_prices (product_id, online) values (12, 90000), (11, 90000);
    analyze products; analyze product_prices`);
  await migrate(connection, '0461');
  const { migration } = await transaction(db, 'import', async (tx) => {
    await tx.execute(lock(11));
    const migration = migrate(connection);
    migration.catch(() => undefined);
    await untilWaiting(db, 1);
    await tx.execute(lock(12));
    return { migration };
  });
  await migration;
  expect((await db.execute(sql`select online_price::int as price from products`)).rows).toEqual([{ price: 90000 }, { price: 90000 }]);
  await connection.close();
  await server.stop();
});
