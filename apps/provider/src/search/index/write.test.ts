import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../../database/database.ts';
import { transaction } from '../../database/transaction.ts';
import { engines, type TestDatabase } from '../../testing/databases.ts';
import { fillSmallShop, shop } from '../../testing/small-shop.ts';
import { indexForSearch } from './write.ts';

let database: TestDatabase;

beforeAll(async () => {
  // The embedded database does one thing at a time.
  database = await engines.PostgreSQL();
  await fillSmallShop(database.connection.db);
});
afterAll(() => database?.stop());

test('what is written while it is being indexed stays due', async () => {
  const { db } = database.connection;
  const due = async () => (await rows<{ id: number }>(db, sql`select id from products where search_due`)).map(({ id }) => id);
  const rename = (name: string) => db.execute(sql`update products set name = ${name}, search_due = true where id = ${shop.phone}`);
  await indexForSearch(db);
  await rename('Патефон');

  const indexed = await transaction(db, 'held', async (tx) => {
    // The goods are read, and their segment cannot be written yet.
    await tx.execute(sql`lock table search_blocks in share mode`);
    const indexing = indexForSearch(db);
    await vi.waitFor(async () => {
      const waiting = await rows(db, sql`select 1 from pg_locks where relation = 'search_blocks'::regclass and not granted`);
      expect(waiting).toHaveLength(1);
    }, 60_000);
    await rename('Граммофон');
    return { indexing };
  });
  await indexed.indexing;

  expect(await due()).toEqual([shop.phone]);
  await indexForSearch(db);
  expect(await due()).toEqual([]);
});
