import { checkRows, column, type Database, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import type { User } from '../platform/http/request-context.ts';
import { moveSmartPrices } from '../pricing/smartprice/in-basket.ts';
import { moveExchange } from '../pricing/tradein/exchange-write.ts';
import { newBasketId } from './id.ts';

/** Whose basket a call is about. */
export interface BasketRequester {
  /** Of the header. Whoever knows the id of a guest's basket has it; a shopper's is the shopper's alone. */
  readonly basketId: string | undefined;
  readonly user: User | null;
}

/** The basket that the header names, or else the one that the shopper has used last; undefined when there is neither. */
export async function basketIdOf(db: Database, { basketId, user }: BasketRequester): Promise<string | undefined> {
  if (user === null && basketId === undefined) return undefined;
  const [basketRow] = await rows(
    db,
    { id: column.text },
    sql`select id from baskets where (id = ${basketId ?? ''} and user_id is null) or user_id = ${user?.id ?? null}::int
        order by id = ${basketId ?? ''} desc, updated_at desc, id limit 1`,
  );
  return basketRow?.id;
}

/**
 * Gives up the basket that the header names, and all of the shopper's: else one of another day would take its place. Nothing that is in
 * them is looked at.
 */
export async function clearBaskets(tx: Transaction, { basketId, user }: BasketRequester): Promise<void> {
  const own = sql`(id = ${basketId ?? ''} and user_id is null) or user_id = ${user?.id ?? null}::int`;
  const lockedRows = checkRows({ id: column.text }, await lockRows(tx, 'basket', sql`id`, own));
  for (const { id } of lockedRows) await tx.execute(sql`delete from baskets where id = ${id}`);
}

/** Whether there is a basket of this id. */
export async function isBasket(db: Database, basketId: string): Promise<boolean> {
  return (await rows(db, sql`select id from baskets where id = ${basketId}`)).length > 0;
}

/**
 * A guest's basket becomes the shopper's under another id, which is answered: who knew the old one, or made the shopper use it, has
 * nothing of it any more. The new one is told to the shopper alone, so that an order, which carries no bearer, can go by it.
 */
export async function transferBasket(tx: Database, basketId: string, userId: number): Promise<string> {
  const id = newBasketId();
  await tx.execute(sql`insert into baskets (id, user_id, revision, promocode, gift, declined_presents, created_at)
    select ${id}, ${userId}, revision, promocode, gift, declined_presents, created_at from baskets where id = ${basketId}`);
  await tx.execute(sql`update basket_items set basket_id = ${id} where basket_id = ${basketId}`);
  await moveSmartPrices(tx, basketId, id);
  await moveExchange(tx, basketId, id);
  await tx.execute(sql`delete from baskets where id = ${basketId}`);
  return id;
}

/** Keeps that somebody has come back to it: what nobody comes back to is swept sooner. Written once at most. */
export async function markVisited(db: Database, id: string): Promise<void> {
  await db.execute(
    sql`update baskets set looked_at = now() where id = ${id} and user_id is null and looked_at is null and updated_at < now() - interval '1 day'`,
  );
}
