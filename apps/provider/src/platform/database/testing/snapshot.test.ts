import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, rows } from '../database.ts';
import { sql } from '../sql.ts';
import { bothEngines, type TestDatabase } from './databases.ts';
import { fillSmallShop, shop } from './small-shop.ts';
import { takeSnapshot } from './snapshot.ts';

describe.each(bothEngines)('a snapshot on %s', (_, open) => {
  let database: TestDatabase;
  let restore: () => Promise<void>;

  beforeAll(async () => {
    database = await open();
    await fillSmallShop(database.connection.db);
    await database.connection.db.execute(sql`insert into streets (city_id, name, own, houses) values (1, 'Артёма', '', 1)`);
    restore = await takeSnapshot(database.connection, 'snapshot');
  });
  afterAll(() => database?.stop());

  /** The rows of every table. */
  const everything = async () => {
    const { db } = database.connection;
    const tables = await rows(db, { name: column.text }, sql`select tablename as name from pg_tables where schemaname = 'public'`);
    const selects = tables.map(({ name }) => `select '${name}' as name, array_agg(t::text order by t::text) as rows from public.${name} t`);
    return rows(db, sql.raw(`${selects.join(' union all ')} order by name`));
  };

  test.each([
    ['added', `insert into brands (id, code, name) values (2, 'other', 'Other')`],
    ['changed', `update products set price = 1 where id = ${shop.phone}`],
    ['removed', `delete from stock where product_id = ${shop.phone}`],
    ['removed, but not what refers to it', `delete from cities where id = ${shop.city}`],
    [
      'put in the place of another',
      `delete from stock where store_id = ${shop.warehouse} and product_id = ${shop.phone};
       insert into stock (store_id, product_id, quantity) values (${shop.closedSundays}, ${shop.phone}, 1)`,
    ],
  ])('brings back what was before a row was %s, time after time', async (_how, change) => {
    const before = await everything();
    for (let time = 0; time < 2; time += 1) {
      await database.connection.script(`set session_replication_role = replica; ${change}; reset session_replication_role`);
      expect(await everything()).not.toEqual(before);
      await restore();
      expect(await everything()).toEqual(before);
    }
  });

  test('has ids begin again where they were', async () => {
    const add = () =>
      rows(database.connection.db, sql`insert into streets (city_id, name, own, houses) values (1, 'Ленина', '', 1) returning id`);
    const first = await add();
    await restore();
    expect(await add()).toEqual(first);
    await restore();
  });
});

test.each(bothEngines)('%s: a database is lent again as it was at first, and not at all when its tables were changed', async (_, open) => {
  const one = await open();
  await one.connection.script('create table left_behind (id integer)');
  await one.stop();
  const other = await open();
  expect(await rows(other.connection.db, sql`select to_regclass('left_behind')::text as found`)).toEqual([{ found: null }]);
  await other.connection.db.execute(sql`insert into brands (id, code, name) values (1, 'acme', 'Acme')`);
  const name = async ({ connection }: TestDatabase) =>
    rows(connection.db, sql`select current_database() as name, (select oid::int from pg_class where relname = 'brands') as brands`);
  const lent = await name(other);
  await other.stop();
  const third = await open();
  expect(await name(third)).toEqual(lent);
  expect(await rows(third.connection.db, sql`select count(*)::int as n from brands`)).toEqual([{ n: 0 }]);
  await third.stop();
});
