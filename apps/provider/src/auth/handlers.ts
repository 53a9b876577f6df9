import type { auth as endpoints } from '@vitrina/services/auth/endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { adoptBasket } from '../basket/owner.ts';
import { type Database, rows } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { Refusal } from '../failure.ts';
import type { Handlers } from '../implement.ts';
import { unauthorized } from './access.ts';
import { countTry, forgetTries } from './attempts.ts';
import { isPassword } from './password.ts';
import { beginSession, endSession, renewSession } from './sessions.ts';

export const auth: Handlers<typeof endpoints> = {
  login: async ({ body, context }) => {
    const { db, now, basketId, clientIp } = context;
    const login = loginOf(body);
    const account = await accountBy(db, login.condition);
    // A phone and an e-mail of one account are counted together; what nobody has is counted all the same.
    const attempt = { subject: account === undefined ? login.text : `user:${account.id}`, clientIp };
    await countTry(db, attempt, now);
    // The same words for an unknown login and a wrong password, and the same time.
    if (!(await isPassword(body.password, account?.passwordHash)) || account === undefined) throw wrongCredentials();
    await forgetTries(db, attempt);
    return transaction(db, 'login', async (tx) => {
      await adoptBasket(tx, basketId, account.id);
      return beginSession(tx, account.id, now);
    });
  },
  logout: async ({ context: { db, user, now } }) => {
    if (user === null) throw unauthorized();
    await endSession(db, user.sessionId, now);
    return { is_ended: true };
  },
  refreshToken: async ({ context: { db, refreshToken, now } }) => {
    const tokens = refreshToken === undefined ? null : await renewSession(db, refreshToken, now);
    if (tokens === null) throw unauthorized();
    return tokens;
  },
};

const wrongMessage = 'Неверный логин или пароль';

const wrongCredentials = (): Refusal => new Refusal(422, 'wrong_credentials', wrongMessage, { password: [wrongMessage] });

/** What a login that nobody has is counted under, and how its account is found. */
function loginOf({ phone, email = '' }: { phone?: string | undefined; email?: string | undefined }): { text: string; condition: SQL } {
  if (phone !== undefined) return { text: `phone:${phone}`, condition: sql`phone = ${phone}` };
  const lower = email.trim().toLowerCase();
  return { text: `email:${lower}`, condition: sql`email = ${lower}` };
}

async function accountBy(db: Database, condition: SQL): Promise<{ id: number; passwordHash: string | null } | undefined> {
  const [account] = await rows<{ id: number; passwordHash: string | null }>(
    db,
    sql`select id, password_hash as "passwordHash" from users where ${condition}`,
  );
  return account;
}
