import { randomBytes } from 'node:crypto';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { hashOf } from '../../platform/secret.ts';

/** Who asks for what belongs to a repair request. */
type Reader = Pick<RequestContext, 'user' | 'repairKeys'>;

const hashesOf = ({ repairKeys }: Reader): SQL => sql`${sql.param(repairKeys.map(hashOf))}::text[]`;

/** The shopper's own files and requests, and those that were made with a key that was brought along. */
export const isOwn = (reader: Reader): SQL =>
  sql`(user_id = ${reader.user?.id ?? null}::int or repair_key_hash = any(${hashesOf(reader)}))`;

/** Of the requests `r`, the own ones, and those that were opened with a key that was brought along. */
export const mayRead = (reader: Reader): SQL =>
  sql`(${isOwn(reader)} or exists (select 1 from opened_repairs k where k.request_id = r.id and k.key_hash = any(${hashesOf(reader)})))`;

/**
 * A file is its owner's, whoever's that may read its request, and the staff's that is signed in: they mend by it, and help whoever has not yet
 * sent the request.
 */
export const mayOpenFile = ({ staff, ...reader }: Reader & Pick<RequestContext, 'staff'>): SQL =>
  staff === null
    ? sql`(${isOwn(reader)} or exists (select 1 from repair_requests r where r.id = repair_request_id and ${mayRead(reader)}))`
    : sql`true`;

/** Whoever knows the key may read what was made with it, or opened by it. Only its hash is kept. */
export const newRepairKey = (): string => randomBytes(16).toString('hex');

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
  const newKey = key === undefined ? newRepairKey() : null;
  return { userId: null, keyHash: hashOf(key ?? newKey ?? ''), newKey };
}
