import { column, type Database, rows, type Transaction } from './database.ts';
import { type SQL, sql } from './sql.ts';

/**
 * Fills tables without the indexes that serve queries alone, and builds these afterwards, which takes a third of the time. For the first
 * filling only: the tables are locked until the transaction ends. Which indexes there are, migrations say.
 */
export async function withoutIndexes(tx: Transaction, tables: readonly string[], fillTables: () => Promise<void>): Promise<void> {
  const indexes = await rows(
    tx,
    { name: column.text, definition: column.text },
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid = any(${sql.param([...tables])}::regclass[]) and not indisunique order by 1`,
  );
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  await fillTables();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}

/**
 * Reads what belongs to one row by its index, row by row. The planner would else read it for all rows of the table at once, and keep it:
 * it takes every table for one that fits into the memory, and a warehouse has stock of a million products.
 */
export const ofOne = (select: SQL): SQL => sql`${select} offset 0`;

/**
 * Tells the planner what is in the tables. After many rows have come in it would otherwise walk through all of them for
 * each one, and the embedded database has nobody who does it in the background.
 */
export async function gatherStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}
