import { type List, maxListSize, type modes } from '@vitrina/services/lists/vocabulary.ts';
import { column, type Database, type OpenDatabase, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { afterChange } from './rules.ts';

export interface Change {
  /** Newest first. */
  productIds: readonly number[];
  mode: (typeof modes)[number];
}

/** The list, newest first. */
export async function readList(db: Database, userId: number, list: List): Promise<number[]> {
  const found = await rows(
    db,
    { id: column.number },
    sql`select product_id as id from listed_products where user_id = ${userId} and list = ${list} order by added desc`,
  );
  return found.map(({ id }) => id);
}

/** What the list is after the change. Two changes of one shopper wait for each other. */
export function changeList(db: OpenDatabase, userId: number, list: List, change: Change): Promise<number[]> {
  return transaction(db, 'list', async (tx) => {
    await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
    return changeLocked(tx, userId, list, change);
  });
}

/** The same for products that join it, while the caller holds the shopper locked. */
export async function addToList(tx: Transaction, userId: number, list: List, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await changeLocked(tx, userId, list, { productIds, mode: 'merge' });
}

async function changeLocked(tx: Transaction, userId: number, list: List, { productIds, mode }: Change): Promise<number[]> {
  const had = await readList(tx, userId, list);
  const known = await knownOf(tx, productIds);
  const has = afterChange({ had, wanted: productIds.filter((id) => known.has(id)), mode, most: maxListSize[list] });
  await tx.execute(sql`delete from listed_products where user_id = ${userId} and list = ${list}`);
  if (has.length > 0) {
    await tx.execute(sql`insert into listed_products (user_id, list, product_id)
      select ${userId}, ${list}, id from unnest(${sql.param([...has].reverse())}::int[]) with ordinality as t (id, place) order by place`);
  }
  return has;
}

/** Those of the ids that are a product's: somebody may keep one that is not sold any more, and it may come back. */
async function knownOf(db: Database, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (productIds.length === 0) return new Set();
  const found = await rows(db, { id: column.number }, sql`select id from products where id = any(${sql.param([...productIds])}::int[])`);
  return new Set(found.map(({ id }) => id));
}
