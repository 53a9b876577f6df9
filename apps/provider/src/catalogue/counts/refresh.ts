import { column, type Database, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { countAvailable } from './available.ts';
import { countGoods, countSeries } from './goods.ts';
import { countPickups } from './pickups.ts';
import { countValues } from './values.ts';

/** Any number: it names the advisory lock of whoever counts, so that two providers do not write the same rows at once. */
const lockNumber = 7_401_002;

/**
 * Counts anew what has changed, one category a transaction. Triggers say which (see the migration); they only append, and nothing that
 * is written here is locked by anybody else, so counting has no place in the order of locks.
 */
export async function refreshCounts(db: OpenDatabase): Promise<void> {
  for (const id of await dueCategories(db)) await transaction(db, 'counts', (tx) => countCategory(tx, id), { isLong: true });
}

/** The same within a transaction that fills the catalogue. */
export async function countDueCategories(tx: Database): Promise<void> {
  for (const id of await dueCategories(tx)) await countCategory(tx, id);
}

async function dueCategories(db: Database): Promise<number[]> {
  const dueRows = await rows(db, { id: column.number }, sql`select distinct category_id as id from counts_due order by 1`);
  return dueRows.map(({ id }) => id);
}

/** What changes while it is counted is due again. What another provider has counted meanwhile is due no more. */
async function countCategory(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
  const dueRows = await rows(tx, { goods: column.flag }, sql`delete from counts_due where category_id = ${id} returning goods`);
  if (dueRows.length === 0) return;
  if (dueRows.some(({ goods }) => goods)) {
    await countGoods(tx, id);
    await countSeries(tx, id);
    await countValues(tx, id);
  }
  await countAvailable(tx, id);
  await countPickups(tx, id);
}
