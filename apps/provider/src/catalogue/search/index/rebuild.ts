import { column, type Database, type OpenDatabase, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { indexDue, lockIndex } from './write.ts';

/**
 * What an index holds of a product: raised with every change of the fields, of what is taken for them, their weights or the words,
 * since these stand in it. The layout stays: the version before may read it meanwhile.
 */
const version = '9';
const key = 'search_index';

/**
 * Makes the index anew when an earlier version of this program has made it, or none. It is done at the start, before anybody is served: all
 * of it or nothing.
 */
export async function rebuildOutdatedIndex(db: OpenDatabase): Promise<void> {
  if (await isOfThisVersion(db)) return;
  await transaction(
    db,
    'search index',
    async (tx) => {
      await lockIndex(tx);
      if (await isOfThisVersion(tx)) return;
      await tx.execute(sql`delete from search_segments`);
      await tx.execute(sql`insert into search_due (product_id) select id from products order by id on conflict do nothing`);
      await indexAllForSearch(tx);
    },
    { isLong: true },
  );
}

/** Indexes all products in the transaction that fills the database. */
export async function indexAllForSearch(tx: Database): Promise<void> {
  await indexDue(tx);
  await markIndexed(tx);
}

async function markIndexed(db: Database): Promise<void> {
  await db.execute(sql`insert into meta (key, value) values (${key}, ${version}) on conflict (key) do update set value = excluded.value`);
}

async function isOfThisVersion(db: Database): Promise<boolean> {
  const [versionRow] = await rows(db, { value: column.text }, sql`select value from meta where key = ${key}`);
  return versionRow?.value === version;
}
