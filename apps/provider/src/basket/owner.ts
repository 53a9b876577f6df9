import { sql } from 'drizzle-orm';
import type { User } from '../auth/sessions.ts';
import { type Database, rows } from '../database/database.ts';
import { newBasketId } from './id.ts';

/** Whose basket a call is about. */
export interface Asker {
  /** Of the header. Whoever knows the id of a basket has it, unless somebody else is signed in. */
  readonly basketId: string | undefined;
  readonly user: User | null;
}

/** The basket that the header names, or else the one that the shopper has used last; undefined when there is neither. */
export async function basketIdOf(db: Database, { basketId, user }: Asker): Promise<string | undefined> {
  if (user === null) return basketId;
  const [found] = await rows<{ id: string }>(
    db,
    sql`select id from baskets where (id = ${basketId ?? ''} and user_id is null) or user_id = ${user.id}
        order by id = ${basketId ?? ''} desc, updated_at desc, id limit 1`,
  );
  return found?.id;
}

/**
 * A guest's basket with something in it becomes the shopper's, and the one used last; somebody else's stays what it is. It gets
 * another id: who knew the old one, or made the shopper use it, has nothing of it any more.
 */
export async function adoptBasket(tx: Database, basketId: string | undefined, userId: number): Promise<void> {
  if (basketId === undefined) return;
  const id = newBasketId();
  const [adopted] = await rows<{ id: string }>(
    tx,
    sql`insert into baskets (id, user_id, revision, promocode, created_at)
        select ${id}, ${userId}, revision, promocode, created_at from baskets where id = ${basketId} and user_id is null
        and exists (select 1 from basket_items where basket_id = ${basketId}) for update
        returning id`,
  );
  if (adopted === undefined) return;
  await tx.execute(sql`update basket_items set basket_id = ${id} where basket_id = ${basketId}`);
  await tx.execute(sql`delete from baskets where id = ${basketId}`);
}
