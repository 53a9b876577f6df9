import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import type { profile as endpoints } from '@vitrina/services/profile/endpoints.ts';
import { sexes } from '@vitrina/services/profile/vocabulary.ts';
import {
  checkRows,
  column,
  type Database,
  type OpenDatabase,
  type RowOf,
  rows,
  type Transaction,
} from '../../platform/database/database.ts';
import { isTaken } from '../../platform/database/errors.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { countTry } from '../../platform/limits/attempts.ts';
import { writeNews } from '../../platform/outbox/queue.ts';
import { invalid } from '../../platform/refusal.ts';
import { checkCode, useCode } from '../auth/codes.ts';
import { dropLinks, useLink } from '../auth/links.ts';
import { requestEmailConfirmation } from '../auth/sign-up.ts';
import { accountClosed, phoneConfirmed } from '../events.ts';

type Changes = Input<(typeof endpoints)['update']>['body'];

const contactColumns = {
  phone: column.textOrNull,
  email: column.textOrNull,
  newEmail: column.textOrNull,
};
type ContactDetails = RowOf<typeof contactColumns>;

const contactFields = sql`phone, email, new_email as "newEmail"`;
const phoneTaken = () => invalid({ phone: ['На этот номер уже есть учётная запись.'] });

/** Letters with a link to one address within the time of `attempts.ts`: asked for from one network, and from everywhere. */
export const maxLetters = { here: 3, everywhere: 10 } as const;

interface RequestOrigin {
  clientIp: string;
  now: Date;
}

/** Changes the profile. Phone and e-mail are what an account is entered by, so a new one is the account's only when it is proven. */
export async function updateProfile(db: OpenDatabase, userId: number, changes: Changes, { clientIp, now }: RequestOrigin): Promise<void> {
  checkFields(changes, now);
  const { phone, email } = changes;
  const [before] = await rows(db, contactColumns, sql`select ${contactFields} from users where id = ${userId}`);
  const submittedCode = { phone: phone ?? '', code: changes.code ?? '', request_id: changes.request_id ?? '' };
  const isNewPhone = phone !== null && phone !== before?.phone;
  if (isNewPhone) await checkCode(db, 'sign-up', submittedCode, now);
  const address = textOrNull(email)?.toLowerCase() ?? null;
  const needsConfirmation = ({ email, newEmail }: ContactDetails): boolean => address !== null && address !== email && address !== newEmail;
  // Whoever is signed in could have anybody written to, as often as he likes.
  if (before !== undefined && needsConfirmation(before)) await countTry(db, { subject: `confirm:${address}`, clientIp }, now, maxLetters);
  const change = transaction(db, 'update-profile', async (tx) => {
    if (isNewPhone) await useCode(tx, submittedCode);
    const [contacts] = checkRows(contactColumns, await lockRows(tx, 'shopper', contactFields, sql`id = ${userId}`));
    if (contacts === undefined) return;
    if (isNewPhone) await assignPhone(tx, userId, phone, contacts.phone);
    if (isNewPhone) await phoneConfirmed.announce(tx, userId, phone);
    await tx.execute(sql`update users set first_name = ${textOrNull(changes.first_name)}, last_name = ${textOrNull(changes.last_name)},
      birthdate = ${changes.birthdate}, sex = ${changes.sex} where id = ${userId}`);
    if (address === null && contacts.phone === null) throw invalid({ email: [messages.required] });
    if (address === null) {
      await tx.execute(sql`update users set email = null, new_email = null, is_confirmed_email = false where id = ${userId}`);
      if (contacts.email !== null) await revokeContact(tx, userId, { email: contacts.email });
    } else if (address === contacts.email) await tx.execute(sql`update users set new_email = null where id = ${userId}`);
    else if (needsConfirmation(contacts)) await requestEmailConfirmation(tx, userId, address, changes.return_url, now);
  });
  await change.catch((error: unknown) => {
    throw isTaken(error, 'phone') ? phoneTaken() : error;
  });
}

const textOrNull = (text: string | null): string | null => text?.trim() || null;

const wrongDate = 'Введенная дата некорректна. Попробуйте еще раз';

function checkFields({ birthdate, sex, phone }: Changes, now: Date): void {
  if (phone === null) throw invalid({ phone: [messages.required] });
  if (birthdate !== null && (birthdate < '1900-01-01' || birthdate > now.toISOString().slice(0, 10)))
    throw invalid({ birthdate: [wrongDate] });
  if (sex !== null && sex !== sexes.female && sex !== sexes.male) throw invalid({ sex: ['Недопустимое значение.'] });
}

/** Two who bring the same phone at once: the second is told, and nothing of his is changed. */
async function assignPhone(tx: Transaction, userId: number, phone: string, former: string | null): Promise<void> {
  const owners = await rows(tx, sql`select id from users where phone = ${phone} and id <> ${userId}`);
  if (owners.length > 0) throw phoneTaken();
  await tx.execute(sql`update users set phone = ${phone} where id = ${userId}`);
  await revokeContact(tx, userId, { phone: former });
}

const securityNotice = 'Если это были не вы, смените пароль и позвоните нам.';

/**
 * What has led into the account leads there no more, nor does a link to a new password that was sent to it. It is told: a thief could have
 * done this in the owner's place.
 */
async function revokeContact(
  tx: Database,
  userId: number,
  { phone = null, email = null }: { phone?: string | null; email?: string | null },
) {
  await dropLinks(tx, userId, ['password']);
  const revokedText = (what: string) =>
    `${what} больше не подходит для входа в учётную запись: её владелец указал другие данные. ${securityNotice}`;
  if (phone !== null) await writeNews(tx, { to: { phone }, subject: 'Телефон изменён', text: revokedText('Этот номер') });
  if (email !== null) await writeNews(tx, { to: { email }, subject: 'Почта изменена', text: revokedText('Этот адрес') });
}

const emailTaken = () => invalid({ token: ['Эта почта уже подтверждена для другой учётной записи.'] });
const expiredLink = () => invalid({ token: ['Ссылка уже не действует. Запросите новую.'] });

/** The e-mail of a link becomes the account's, unless it has become somebody else's meanwhile, or another one is wished for since. */
export async function confirmEmail(db: OpenDatabase, token: string, now: Date): Promise<void> {
  const confirm = transaction(db, 'confirm-email', async (tx) => {
    const link = await useLink(tx, token, 'email', now);
    if (link === undefined || link.email === null) throw expiredLink();
    const [contacts] = checkRows(contactColumns, await lockRows(tx, 'shopper', contactFields, sql`id = ${link.userId}`));
    const owners = await rows(tx, sql`select id from users where email = ${link.email} and id <> ${link.userId}`);
    if (owners.length > 0) throw emailTaken();
    if (contacts?.newEmail !== link.email) throw expiredLink();
    await tx.execute(sql`update users set email = ${link.email}, new_email = null, is_confirmed_email = true where id = ${link.userId}`);
    await revokeContact(tx, link.userId, { email: contacts.email });
    if (contacts.email === null && contacts.phone !== null) {
      const text = `К вашей учётной записи добавлена почта: по ней теперь можно войти. ${securityNotice}`;
      await writeNews(tx, { to: { phone: contacts.phone }, subject: 'Добавлена почта', text });
    }
  });
  await confirm.catch((error: unknown) => {
    throw isTaken(error, 'email') ? emailTaken() : error;
  });
}

/**
 * Removes the account with its sessions, baskets and subscriptions. Orders stay: what was bought has to be accounted for; so do its cards,
 * which belong to their phones, and what is in the workshop until that is over. Whoever holds one of these and refers to the account is waited for before the account itself goes.
 */
export async function removeAccount(db: OpenDatabase, userId: number): Promise<void> {
  await transaction(db, 'remove-account', async (tx) => {
    await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
    for (const kind of ['session', 'basket', 'repair', 'document', 'order', 'comment', 'card'] as const) {
      await lockRows(tx, kind, sql`id`, sql`user_id = ${userId}`);
    }
    await tx.execute(sql`update loyalty_cards set user_id = null, is_active = false where user_id = ${userId}`);
    await accountClosed.announce(tx, userId);
    await tx.execute(sql`delete from users where id = ${userId}`);
  });
}
