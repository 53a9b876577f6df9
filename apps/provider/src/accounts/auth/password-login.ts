import type { OpenDatabase } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Account } from './accounts.ts';
import { beginSession, type Tokens } from './sessions.ts';

const wrongMessage = 'Неверный логин или пароль';

export const wrongCredentials = (): Refusal => new Refusal(422, 'wrong_credentials', wrongMessage, { password: [wrongMessage] });

/**
 * Begins a session of an account whose password has been proven. That takes a third of a second, in which the owner may have set another one
 * and ended all sessions: whoever knew the old one would begin the next behind his back.
 */
export function beginPasswordSession(db: OpenDatabase, { id, passwordHash }: Account, now: Date): Promise<Tokens> {
  return transaction(db, 'login', async (tx) => {
    const isUnchanged = sql`id = ${id} and password_hash = ${passwordHash}`;
    if ((await lockRows(tx, 'shopper', sql`id`, isUnchanged)).length === 0) throw wrongCredentials();
    return beginSession(tx, id, now);
  });
}
