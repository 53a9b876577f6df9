import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, type Database, rows } from './database.ts';
import { withoutIndexes } from './indexes.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';
import { bothEngines, engines, type TestDatabase } from './testing/databases.ts';
import { fillSmallShop } from './testing/small-shop.ts';
import { transaction } from './transaction.ts';

const indexMigration = '0052_listing_indexes.sql';

const indexesOf = async (db: Database) =>
  (
    await rows(
      db,
      { definition: column.text },
      sql`select pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
          where c.relnamespace = 'public'::regnamespace and i.indisvalid order by 1`,
    )
  ).map(({ definition }) => definition);

describe.each(bothEngines)('indexes on %s', (_, start) => {
  let database: TestDatabase;
  let db: TestDatabase['connection']['db'];

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
  });
  afterAll(() => database?.stop());

  test('every row that goes with another one is found by an index', async () => {
    const unfound = await rows(
      db,
      sql`select c.conrelid::regclass::text || '.' || a.attname as column from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.confdeltype in ('c', 'n')
            and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    );
    expect(unfound).toEqual([]);
  });

  test('are made by migrations, which a release runs on a database that is in use', async () => {
    const all = await indexesOf(db);
    expect(all).toContainEqual(expect.stringContaining('products_listed_price'));
    await db.execute(sql`drop index products_listed_price`);
    await db.execute(sql`drop index products_shelf`);
    await db.execute(sql`delete from migrations where name = ${indexMigration}`);
    expect(await migrate(database.connection)).toEqual([indexMigration]);
    expect(await indexesOf(db)).toEqual(all);
  });

  test('are there after a filling that went without them', async () => {
    const all = await indexesOf(db);
    await transaction(db, 'fill', (tx) =>
      withoutIndexes(tx, ['products', 'stock'], async () => {
        expect((await indexesOf(tx)).filter((definition) => / on public\.(?:products|stock) /i.test(definition))).toHaveLength(2);
        await fillSmallShop(tx);
      }),
    );
    expect(await indexesOf(db)).toEqual(all);
  });
});

describe('indexes that PostgreSQL builds while others write', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await engines.PostgreSQL();
    await fillSmallShop(database.connection.db);
  });
  afterAll(() => database?.stop());

  test('that were left half-built are built anew, and processes that start at once do not meet', async () => {
    const { db } = database.connection;
    const all = await indexesOf(db);
    expect(JSON.stringify(all)).toContain('products_used_pieces');
    expect(JSON.stringify(all)).not.toContain('products_markdown');
    await db.execute(sql`drop index products_shelf`);
    await db.execute(sql`update products set article = 'the same'`);
    // What a build leaves behind that was ended in between.
    await expect(db.execute(sql`create unique index concurrently products_shelf on products (article)`)).rejects.toThrow();
    await db.execute(sql`delete from migrations where name = ${indexMigration}`);
    const appliedNames = await Promise.all([1, 2, 3].map(() => migrate(database.connection)));
    expect(appliedNames.flat()).toEqual([indexMigration]);
    expect(await indexesOf(db)).toEqual(all);
  });
});
