import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';

const accountColumns = {
  id: column.number,
  passwordHash: column.textOrNull,
};
export type Account = RowOf<typeof accountColumns>;

/** By what a shopper is known: a phone or an e-mail. */
export interface Login {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** What tries with a login that nobody has are counted under, and how its account is found. */
export function loginOf({ phone, email = '' }: Login): { text: string; condition: SQL } {
  if (phone !== undefined) return { text: `phone:${phone}`, condition: sql`phone = ${phone}` };
  const lower = email.trim().toLowerCase();
  return { text: `email:${lower}`, condition: sql`email = ${lower}` };
}

export async function accountBy(db: Database, condition: SQL): Promise<Account | undefined> {
  const [account] = await rows(db, accountColumns, sql`select id, password_hash as "passwordHash" from users where ${condition}`);
  return account;
}
