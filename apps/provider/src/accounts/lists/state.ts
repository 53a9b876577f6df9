import { type List, maxListSize, type modes } from '@vitrina/services/lists/vocabulary.ts';
import { column, type Database, type OpenDatabase, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { applyListChange } from './list-change.ts';

export interface Change {
  /** Newest first. */
  productIds: readonly number[];
  mode: (typeof modes)[number];
}

/** The list, newest first. */
export async function readList(db: Database, userId: number, list: List): Promise<number[]> {
  const listRows = await rows(
    db,
    { id: column.number },
    sql`select product_id as id from listed_products where user_id = ${userId} and list = ${list} order by added desc`,
  );
  return listRows.map(({ id }) => id);
}

/** What the list is after the change. Two changes of one shopper wait for each other. */
export function changeList(db: OpenDatabase, userId: number, list: List, change: Change): Promise<number[]> {
  return transaction(db, 'list', async (tx) => {
    await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
    return changeLockedList(tx, userId, list, change);
  });
}

/** The same for products that join it, while the caller holds the shopper locked. */
export async function addToList(tx: Transaction, userId: number, list: List, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await changeLockedList(tx, userId, list, { productIds, mode: 'merge' });
}

async function changeLockedList(tx: Transaction, userId: number, list: List, { productIds, mode }: Change): Promise<number[]> {
  const currentIds = await readList(tx, userId, list);
  const existingIds = await readExistingIds(tx, productIds);
  const updatedIds = applyListChange({
    current: currentIds,
    requested: productIds.filter((id) => existingIds.has(id)),
    mode,
    maxSize: maxListSize[list],
  });
  await tx.execute(sql`delete from listed_products where user_id = ${userId} and list = ${list}`);
  if (updatedIds.length > 0) {
    await tx.execute(sql`insert into listed_products (user_id, list, product_id)
      select ${userId}, ${list}, id from unnest(${sql.param([...updatedIds].reverse())}::int[]) with ordinality as t (id, place) order by place`);
  }
  return updatedIds;
}

/** Those of the ids that are a product's: somebody may keep one that is not sold any more, and it may come back. */
async function readExistingIds(db: Database, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (productIds.length === 0) return new Set();
  const productRows = await rows(
    db,
    { id: column.number },
    sql`select id from products where id = any(${sql.param([...productIds])}::int[])`,
  );
  return new Set(productRows.map(({ id }) => id));
}
