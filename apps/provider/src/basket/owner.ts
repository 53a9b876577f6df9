import { sql } from 'drizzle-orm';
import type { User } from '../auth/sessions.ts';
import { type Database, rows } from '../database/database.ts';

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

/** A guest's basket with something in it becomes the shopper's, and the one used last; somebody else's stays what it is. */
export async function adoptBasket(tx: Database, basketId: string | undefined, userId: number): Promise<void> {
  if (basketId === undefined) return;
  await tx.execute(sql`update baskets set user_id = ${userId}, updated_at = now() where id = ${basketId} and user_id is null
    and exists (select 1 from basket_items where basket_id = ${basketId})`);
}
