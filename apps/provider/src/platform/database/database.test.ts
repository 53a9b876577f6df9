import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertAll } from './bulk.ts';
import { code, column, json, jsonOrNull, rows } from './database.ts';
import { LockedError, lock } from './lock.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDatabase } from './pglite.ts';
import { brands } from './schema/catalogue.ts';
import { meta } from './schema/site.ts';
import { sql } from './sql.ts';
import { bothEngines, type TestDatabase } from './testing/databases.ts';
import { transaction } from './transaction.ts';

describe.each(bothEngines)('the database on %s', (_, start) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database?.stop());

  test('migrations run once', async () => {
    expect(await migrate(database.connection)).toEqual([]);
  });

  test('several processes that migrate at once do not meet', async () => {
    expect(await Promise.all([1, 2, 3].map(() => migrate(database.connection)))).toEqual([[], [], []]);
  });

  test('many rows go in at once; those that are there already are skipped only when asked', async () => {
    const { db } = database.connection;
    const list = Array.from({ length: 5_500 }, (_, index) => ({ id: index + 1, code: `code-${index}`, name: `Имя «${index}» ' " \\ ,{}` }));
    await insertAll(db, brands, list);
    const [row] = await rows(db, { count: column.number }, sql`select count(*)::int as count from brands`);
    expect(row?.count).toBe(5_500);
    const [, , third] = await db.select().from(brands).orderBy(brands.id).limit(3);
    expect(third).toEqual(list[2]);
    await insertAll(db, brands, list.slice(0, 2), true);
    await expect(insertAll(db, brands, list.slice(0, 2))).rejects.toThrow();
  });

  test('rows are what is said of their columns, each of them', async () => {
    const { db } = database.connection;
    const both = sql`select * from (values (1, 'eins', null::text, 2::bigint, array[1, 2]), (2, null, 'x', 3, '{}')) as v (id, name, note, sum, ids)`;
    const columns = { id: column.number, name: column.textOrNull, note: column.textOrNull, sum: column.number, ids: column.numbers };
    expect(await rows(db, columns, both)).toEqual([
      { id: 1, name: 'eins', note: null, sum: 2, ids: [1, 2] },
      { id: 2, name: null, note: 'x', sum: 3, ids: [] },
    ]);
    await expect(rows(db, { label: column.textOrNull }, both)).rejects.toThrow('The column «label»');
    // Null in the second row alone.
    await expect(rows(db, { name: column.text }, both)).rejects.toThrow('The column «name»');
    // A sum that nobody has cast comes as text.
    await expect(rows(db, { sum: column.number }, sql`select sum(x::bigint) as sum from generate_series(1, 3) x`)).rejects.toThrow('«sum»');
    expect(await rows(db, { value: json<{ a: number }>() }, sql`select json_build_object('a', 1) as value`)).toEqual([{ value: { a: 1 } }]);
    await expect(rows(db, { value: json<object>() }, sql`select null as value`)).rejects.toThrow('«value»');
    expect(await rows(db, { value: jsonOrNull<object>() }, sql`select null as value`)).toEqual([{ value: null }]);
    await expect(rows(db, { value: code(['a']) }, sql`select 1 as value`)).rejects.toThrow('«value»');
  });

  test('a transaction that fails leaves nothing', async () => {
    const { db } = database.connection;
    const failing = transaction(db, 'trial', async (tx) => {
      await tx.insert(meta).values({ key: 'trial', value: '1' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.select().from(meta)).toEqual([]);
  });

  test('stock never falls below nothing', async () => {
    const { db } = database.connection;
    const [rule] = await rows(
      db,
      { rule: column.text },
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'stock_quantity'`,
    );
    expect(rule?.rule).toBe('CHECK ((quantity >= 0))');
  });
});

test('files that a start has half made are made anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-half-'));
  const first = await openEmbeddedDatabase(folder, await openAsBlob(inject('migratedFile')));
  await first.script('create table kept (id integer)');
  await first.close();
  // A whole database is opened as it is.
  const again = await openEmbeddedDatabase(folder);
  expect(await rows(again.db, sql`select count(*)::int as count from kept`)).toEqual([{ count: 0 }]);
  await again.close();
  // What a start leaves that is killed in the middle: the mark, the version, and not much else.
  await writeFile(join(folder, 'database-begun'), '');
  await rm(join(folder, 'database', 'base'), { recursive: true });
  const anew = await openEmbeddedDatabase(folder);
  await expect(anew.db.execute(sql`select 1 from kept`)).rejects.toThrow();
  expect(await readdir(folder)).not.toContain('database-begun');
  await anew.close();
  await rm(folder, { recursive: true });
});

test('a folder is one process’s at a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-lock-'));
  const release = lock(join(folder, 'lock'));
  expect(() => lock(join(folder, 'lock'))).toThrow(LockedError);
  release();
  lock(join(folder, 'lock'))();
  await rm(folder, { recursive: true });
});
