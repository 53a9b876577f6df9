import { passwordFault } from '@vitrina/services/contract/fields/person.ts';
import { column, type OpenDatabase, rows, type Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { writeNews } from '../../platform/outbox/queue.ts';
import { invalid } from '../../platform/refusal.ts';
import { phoneConfirmed } from '../events.ts';
import { checkCode, type SubmittedCode, signInPurposes, useCode } from './codes.ts';
import { createLink, linkLifetime, linkUrl } from './links.ts';
import { hashPassword } from './password.ts';
import { beginSession, type Tokens } from './sessions.ts';

export interface SignUpRequest extends SubmittedCode {
  readonly first_name: string;
  readonly email: string | null;
  /** Null for an account that is entered by codes; a link to one is sent to whoever asks. */
  readonly password: string | null;
  readonly agreement: boolean;
  readonly return_url?: string | undefined;
}

/** Makes an account for a phone that its owner has confirmed, and signs in. */
export async function signUp(db: OpenDatabase, request: SignUpRequest, clientIp: string, now: Date): Promise<Tokens> {
  const { phone, email, password } = request;
  const fault = password === null ? null : passwordFault(password);
  if (fault !== null) throw invalid({ password: [fault] });
  if (!request.agreement) throw invalid({ agreement: ['Для завершения необходимо согласие.'] });
  await checkCode(db, signInPurposes, request, now);
  const hash = password === null ? null : await hashPassword(password);
  return transaction(db, 'sign-up', async (tx) => {
    await useCode(tx, request);
    const [user] = await rows(
      tx,
      { id: column.number },
      sql`insert into users (phone, first_name, password_hash, created_at) values (${phone}, ${request.first_name}, ${hash}, ${now.toISOString()})
          on conflict (phone) do nothing returning id`,
    );
    // Whoever has the phone in hand may know it.
    if (user === undefined) throw invalid({ phone: ['На этот номер уже есть учётная запись. Войдите по коду.'] });
    await tx.execute(
      sql`insert into account_consents (user_id, purpose, at, ip) values (${user.id}, 'personal-data', ${now.toISOString()}, ${clientIp})`,
    );
    await phoneConfirmed.announce(tx, user.id, phone);
    if (email !== null) await requestEmailConfirmation(tx, user.id, email, request.return_url, now);
    return beginSession(tx, user.id, now);
  });
}

/** An e-mail becomes the account's by the link that is sent to it: whoever only says that it is his has not taken it from anybody. */
export async function requestEmailConfirmation(
  tx: Transaction,
  userId: number,
  email: string,
  returnUrl: string | undefined,
  now: Date,
): Promise<void> {
  const address = email.trim().toLowerCase();
  await tx.execute(sql`update users set new_email = ${address} where id = ${userId}`);
  const token = await createLink(tx, userId, 'email', now, address);
  const link = linkUrl(token, returnUrl);
  const text = `Чтобы подтвердить адрес для учётной записи, откройте ссылку: ${link}\nОна действует ${linkLifetime.email.text}. Если вы этого не просили, ничего делать не нужно.`;
  await writeNews(tx, { to: { email: address }, subject: 'Подтвердите почту', text, hasSecret: true });
}
