import { randomBytes } from 'node:crypto';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { hashOf } from '../../platform/secret.ts';

/** Who asks for what belongs to a repair request. */
type Reader = Pick<RequestContext, 'user' | 'repairKeys'>;

/** The shopper's own files and requests, and those whose key was brought along. */
export const mayRead = ({ user, repairKeys }: Reader): SQL =>
  sql`(user_id = ${user?.id ?? null}::int or repair_key_hash = any(${sql.param(repairKeys.map(hashOf))}::text[]))`;

/** A file is its owner's and the staff's that is signed in: they mend by it, and help whoever has not yet sent the request. */
export const mayOpen = ({ user, repairKeys, staff }: Reader & Pick<RequestContext, 'staff'>): SQL =>
  staff === null ? mayRead({ user, repairKeys }) : sql`true`;

/** To whom something new belongs. */
export interface Owner {
  readonly userId: number | null;
  readonly keyHash: string | null;
  /** That a guest has to be told. */
  readonly newKey: string | null;
}

/** A shopper, or a guest by the newest of the keys that this provider has given; what it has not given opens nothing. */
export async function ownerFor(db: Database, { user, repairKeys }: Reader): Promise<Owner> {
  if (user !== null) return { userId: user.id, keyHash: null, newKey: null };
  const hashes = sql`any(${sql.param(repairKeys.map(hashOf))}::text[])`;
  const keyRows = await rows(
    db,
    { hash: column.text },
    sql`select repair_key_hash as hash from documents where repair_key_hash = ${hashes}
        union select repair_key_hash from repair_requests where repair_key_hash = ${hashes}`,
  );
  const key = repairKeys.find((each) => keyRows.some(({ hash }) => hash === hashOf(each)));
  const newKey = key === undefined ? randomBytes(16).toString('hex') : null;
  return { userId: null, keyHash: hashOf(key ?? newKey ?? ''), newKey };
}
