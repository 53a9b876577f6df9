import type { auth as endpoints } from '@vitrina/services/auth/endpoints.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { countTry, forgetTries } from '../../platform/limits/attempts.ts';
import { invalid, unauthorized } from '../../platform/refusal.ts';
import { phoneConfirmed } from '../events.ts';
import { accountBy, loginOf } from './accounts.ts';
import { checkCode, sendCode, signInPurposes, useCode } from './codes.ts';
import { isPassword } from './password.ts';
import { beginPasswordSession, wrongCredentials } from './password-login.ts';
import { requestReset, resetPassword } from './reset.ts';
import { beginSession, endSession, renewSession } from './sessions.ts';
import { signUp } from './sign-up.ts';

/** How somebody's order stands is answered by the orders. */
export const auth: Handlers<Omit<typeof endpoints, 'orderStatus'>> = {
  login: async ({ body, context }) => {
    const { db, now, clientIp } = context;
    const login = loginOf(body);
    const account = await accountBy(db, login.condition);
    // A phone and an e-mail of one account are counted together; what nobody has is counted all the same.
    const attempt = { subject: account === undefined ? login.text : `user:${account.id}`, clientIp };
    await countTry(db, attempt, now);
    // The same words for an unknown login and a wrong password, and the same time.
    if (!(await isPassword(body.password, account?.passwordHash)) || account === undefined) throw wrongCredentials();
    await forgetTries(db, attempt);
    return beginPasswordSession(db, account, now);
  },
  loginWithSmsCode: async ({ body, context: { db, now } }) => {
    await checkCode(db, signInPurposes, body, now);
    const account = await accountBy(db, loginOf({ phone: body.phone }).condition);
    // Whoever has the phone in hand may know it; the code is still good for the account that is made with it.
    if (account === undefined) throw invalid({ phone: ['На этот номер нет учётной записи. Зарегистрируйтесь.'] });
    return transaction(db, 'login-with-code', async (tx) => {
      await useCode(tx, body);
      await phoneConfirmed.announce(tx, account.id, body.phone);
      return beginSession(tx, account.id, now);
    });
  },
  signUp: ({ body, context: { db, now, clientIp } }) => signUp(db, body, clientIp, now),
  sendLoginCode: ({ body, context }) => sendCode(context.db, 'sign-in', body.phone, context),
  sendRegisterCode: ({ body, context }) => sendCode(context.db, 'sign-up', body.phone, context),
  verifyRegisterCode: async ({ body, context: { db, now } }) => {
    await checkCode(db, 'sign-up', body, now);
    return { is_verified: true };
  },
  requestPasswordReset: async ({ body, context }) => {
    await requestReset(context.db, body, context);
    return { is_sent: true };
  },
  resetPassword: async ({ body, context: { db, now } }) => {
    await resetPassword(db, body.token, body.password, now);
    return { is_changed: true };
  },
  logout: async ({ context: { db, user, now } }) => {
    if (user === null) throw unauthorized();
    await endSession(db, user.sessionId, now);
    return { is_ended: true };
  },
  // Shop and content are one here: there is nothing else to end.
  logoutCms: async ({ context: { user } }) => {
    if (user === null) throw unauthorized();
    return { is_ended: true };
  },
  refreshToken: async ({ context: { db, refreshToken, now } }) => {
    const tokens = refreshToken === undefined ? null : await renewSession(db, refreshToken, now);
    if (tokens === null) throw unauthorized();
    return tokens;
  },
};
