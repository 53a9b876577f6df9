import { type SQL, sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { hashOf } from '../../platform/secret.ts';

/** Who says something or votes: a shopper, else whoever has a key; nobody knows anybody else again. */
export type Writer = { readonly userId: number } | { readonly hash: string };

/** Undefined for a guest without a key. A shopper is one with or without it. */
export function writerOf({ user, commentKey }: Pick<RequestContext, 'user' | 'commentKey'>): Writer | undefined {
  if (user !== null) return { userId: user.id };
  return commentKey === undefined ? undefined : { hash: hashOf(commentKey) };
}

/** Of a table with both columns: what this writer has written; nothing without one. */
export function isOf(writer: Writer | undefined, table: SQL): SQL {
  if (writer === undefined) return sql`false`;
  return 'userId' in writer ? sql`${table}.user_id = ${writer.userId}` : sql`${table}.writer_hash = ${writer.hash}`;
}

/** As votes are kept by. */
export const voterOf = (writer: Writer): string => ('userId' in writer ? `user-${writer.userId}` : `key-${writer.hash}`);

/** For both columns of a row that this writer makes. */
export const columnsOf = (writer: Writer): SQL =>
  'userId' in writer ? sql`${writer.userId}::int, null::text` : sql`null::int, ${writer.hash}::text`;
