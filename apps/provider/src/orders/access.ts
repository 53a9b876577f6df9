import { randomBytes } from 'node:crypto';
import { column, type Database, rows } from '../platform/database/database.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import type { User } from '../platform/http/request-context.ts';
import { hashOf } from '../platform/secret.ts';

/** Whoever knows the key may read the orders made with it. Only its hash is kept. */
export const newOrderKey = (): string => randomBytes(16).toString('hex');

/** Who asks for an order. */
export interface Reader {
  readonly orderKeys: readonly string[];
  readonly user: User | null;
}

/** Of the orders `o`, those whose key was brought along, from when they were made or from when they were opened, and the shopper's own. */
export const mayRead = ({ orderKeys, user }: Reader): SQL => {
  const hashes = sql`${sql.param(orderKeys.map(hashOf))}::text[]`;
  return sql`(o.order_key_hash = any(${hashes}) or o.user_id = ${user?.id ?? null}::int
    or exists (select 1 from opened_orders k where k.order_id = o.id and k.key_hash = any(${hashes})))`;
};

/** Whose order it is, the shopper's or that of the key's holder, for whoever may read it; undefined for anybody else. */
export async function ownerOf(db: Database, orderId: number, reader: Reader): Promise<string | undefined> {
  const [order] = await rows(
    db,
    { owner: column.text },
    sql`select coalesce('user-' || o.user_id, 'key-' || o.order_key_hash) as owner from orders o where o.id = ${orderId} and ${mayRead(reader)}`,
  );
  return order?.owner;
}
