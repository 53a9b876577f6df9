import { createHash, randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { User } from '../auth/sessions.ts';

/** Whoever knows the key may read the orders made with it. Only its hash is kept. */
export const newOrderKey = (): string => randomBytes(16).toString('hex');

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Who asks for an order. */
export interface Reader {
  readonly orderKeys: readonly string[];
  readonly user: User | null;
}

/** Of the orders `o`, those whose key was brought along, and the shopper's own. */
export const mayRead = ({ orderKeys, user }: Reader): SQL =>
  sql`(o.order_key_hash = any(${sql.param(orderKeys.map(hashOf))}::text[]) or o.user_id = ${user?.id ?? null}::int)`;
