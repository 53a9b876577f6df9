import { afterAll, beforeAll, expect, test } from 'vitest';
import { column, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { engines, type TestDatabase } from '../../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../../platform/database/testing/small-shop.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { indexForSearch, markDueForSearch } from './write.ts';

let database: TestDatabase;

beforeAll(async () => {
  // The embedded database does one thing at a time.
  database = await engines.PostgreSQL();
  await fillSmallShop(database.connection.db);
});
afterAll(() => database?.stop());

test('what is written while it is being indexed stays due', async () => {
  const { db } = database.connection;
  const due = async () => (await rows(db, { id: column.number }, sql`select product_id as id from search_due`)).map(({ id }) => id);
  const rename = async (name: string) => {
    await db.execute(sql`update products set name = ${name} where id = ${shop.phone}`);
    await markDueForSearch(db, [shop.phone]);
  };
  await indexForSearch(db);
  await rename('Патефон');

  const indexed = await transaction(db, 'held', async (tx) => {
    // The goods are read, and their segment cannot be written yet.
    await tx.execute(sql`lock table search_blocks in share mode`);
    const indexing = indexForSearch(db);
    const waiting = () => rows(db, sql`select 1 from pg_locks where relation = 'search_blocks'::regclass and not granted`);
    await expect.poll(waiting).toHaveLength(1);
    await rename('Граммофон');
    return { indexing };
  });
  await indexed.indexing;

  expect(await due()).toEqual([shop.phone]);
  await indexForSearch(db);
  expect(await due()).toEqual([]);
});

test('indexing leaves the rows of the goods alone', async () => {
  const { db } = database.connection;
  const written = () => rows(db, sql`select id, xmin::text, xmax::text from products order by id`);
  await markDueForSearch(
    db,
    (await rows(db, { id: column.number }, sql`select id from products`)).map(({ id }) => id),
  );
  const before = await written();
  await indexForSearch(db);
  expect(await written()).toEqual(before);
});

test('what is removed leaves the index', async () => {
  const { db } = database.connection;
  const places = async () => (await rows(db, { id: column.number }, sql`select product_id as id from search_places`)).map(({ id }) => id);
  const [copy] = await rows(
    db,
    { id: column.number },
    sql`insert into products (id, name, article, brand_id, category_id, kind, price, warranty_days, country, order_type)
        select 990001, name, 'copy', brand_id, category_id, kind, price, warranty_days, country, order_type from products where id = ${shop.phone} returning id`,
  );
  await indexForSearch(db);
  expect(await places()).toContain(copy?.id);
  await db.execute(sql`delete from products where id = ${copy?.id ?? 0}`);
  await indexForSearch(db);
  expect(await places()).not.toContain(copy?.id);
});
