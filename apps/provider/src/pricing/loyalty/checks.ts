import { randomBytes } from 'node:crypto';
import { checkLifetime } from '@vitrina/services/loyalty/vocabulary.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/secret.ts';

/** Keeps that a shopper has brought the code of a phone; gives what says so from now on. */
export async function writeCheck(tx: Database, userId: number, phone: string, now: Date): Promise<string> {
  await dropOtherChecks(tx, userId, phone);
  const token = randomBytes(24).toString('base64url');
  const until = new Date(now.getTime() + checkLifetime * 1000).toISOString();
  await tx.execute(
    sql`insert into loyalty_checks (hash, user_id, phone, expires_at) values (${hashOf(token)}, ${userId}, ${phone}, ${until})`,
  );
  return token;
}

/** Whoever has the phone now has confirmed it: what others have confirmed before is worth nothing any more. */
export async function dropOtherChecks(tx: Database, userId: number, phone: string): Promise<void> {
  await tx.execute(sql`delete from loyalty_checks where phone = ${phone} and user_id <> ${userId}`);
}

/** The phone that this shopper has confirmed so; undefined when it says nothing, or nothing any more. */
export async function checkedPhone(db: Database, userId: number, token: string, now: Date): Promise<string | undefined> {
  const [check] = await rows(
    db,
    { phone: column.text },
    sql`select phone from loyalty_checks where hash = ${hashOf(token)} and user_id = ${userId} and expires_at > ${now.toISOString()}`,
  );
  return check?.phone;
}

export const phoneUnconfirmed = (): Refusal => invalid({ check_data: ['Подтвердите номер телефона карты кодом из СМС.'] });
