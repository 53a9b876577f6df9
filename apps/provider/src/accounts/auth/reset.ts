import { passwordFault } from '@vitrina/services/contract/fields/person.ts';
import { column, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { countTry } from '../../platform/limits/attempts.ts';
import { writeNews } from '../../platform/outbox/queue.ts';
import { invalid } from '../../platform/refusal.ts';
import { accountBy, type Login, loginOf } from './accounts.ts';
import { createLink, dropLinks, linkLifetime, linkUrl, useLink } from './links.ts';
import { hashPassword } from './password.ts';

/** Links for one account within the time of `attempts.ts`: asked for from one network, and from everywhere. */
const maxResets = { here: 3, everywhere: 10 } as const;

/** Sends a link that sets a new password; nobody is told whether there is such an account. */
export async function requestReset(
  db: OpenDatabase,
  login: Login & { return_url?: string | undefined },
  { clientIp, now }: { clientIp: string; now: Date },
): Promise<void> {
  const { text, condition } = loginOf(login);
  await countTry(db, { subject: `reset:${text}`, clientIp }, now, maxResets);
  await transaction(db, 'request-reset', async (tx) => {
    const account = await accountBy(tx, condition);
    if (account === undefined) return;
    const token = await createLink(tx, account.id, 'password', now);
    const messageText = `Новый пароль для учётной записи: ${linkUrl(token, login.return_url)}\nСсылка действует ${linkLifetime.password.text}. Если вы этого не просили, ничего делать не нужно.`;
    const to = login.phone !== undefined ? { phone: login.phone } : { email: (login.email ?? '').trim().toLowerCase() };
    await writeNews(tx, { to, subject: 'Новый пароль', text: messageText, hasSecret: true });
  });
}

/**
 * Sets the password by such a link. Every session ends: one of them may be that of whoever knew the old one. So does an e-mail that waits for
 * its confirmation: a thief may have wished for it, and would ask for the next password there.
 */
export async function resetPassword(db: OpenDatabase, token: string, password: string, now: Date): Promise<void> {
  const fault = passwordFault(password);
  if (fault !== null) throw invalid({ password: [fault] });
  const hash = await hashPassword(password);
  await transaction(db, 'reset-password', async (tx) => {
    const link = await useLink(tx, token, 'password', now);
    if (link === undefined) throw invalid({ token: ['Ссылка уже не действует. Запросите новую.'] });
    await lockRows(tx, 'shopper', sql`id`, sql`id = ${link.userId}`);
    await lockRows(tx, 'session', sql`id`, sql`user_id = ${link.userId} and ended_at is null`);
    await tx.execute(sql`update sessions set ended_at = ${now.toISOString()} where user_id = ${link.userId} and ended_at is null`);
    const [user] = await rows(
      tx,
      { phone: column.textOrNull, email: column.textOrNull },
      sql`update users set password_hash = ${hash}, new_email = null where id = ${link.userId} returning phone, email`,
    );
    await dropLinks(tx, link.userId, ['password', 'email']);
    const messageText = 'Пароль вашей учётной записи изменён. Если это были не вы, смените его и позвоните нам.';
    const news = { subject: 'Пароль изменён', text: messageText };
    if (user?.phone) await writeNews(tx, { to: { phone: user.phone }, ...news });
    else if (user?.email) await writeNews(tx, { to: { email: user.email }, ...news });
  });
}
