import { createHmac, randomBytes } from 'node:crypto';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { isSecret } from '../../platform/secret.ts';

/** Header of a callback: HMAC-SHA-256 of its body under the secret that acquirer and shop share, in hexadecimal. */
export const signatureHeader = 'x-acquirer-signature';

/** The secret is made once and kept in the database, so that every process of the provider has the same. */
export async function readSecret(db: Database): Promise<string> {
  await db.execute(
    sql`insert into meta (key, value) values ('acquirer_secret', ${randomBytes(32).toString('hex')}) on conflict do nothing`,
  );
  const [row] = await rows(db, { value: column.text }, sql`select value from meta where key = 'acquirer_secret'`);
  return row?.value ?? '';
}

export const sign = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('hex');

export const isSigned = (secret: string, body: string, signature: unknown): boolean => isSecret(sign(secret, body))(signature);
