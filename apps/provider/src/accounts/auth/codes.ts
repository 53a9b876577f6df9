import { randomBytes, randomInt } from 'node:crypto';
import { codeLifetime } from '@vitrina/services/contract/phone-code.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { countTry } from '../../platform/limits/attempts.ts';
import { writeRequestedText } from '../../platform/outbox/queue.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/secret.ts';
import { codeVerified } from '../events.ts';

/** What a code is for: one of a sign-in opens nothing else. */
export type Purpose = 'sign-in' | 'sign-up' | 'repair' | 'open-repair' | 'loyalty' | 'order';

/** Both say who holds the phone, which is all that either asks: the account that there is, or the one that is made. */
export const signInPurposes = ['sign-in', 'sign-up'] as const satisfies readonly Purpose[];

/** Wrong codes after which a request is worth nothing any more. */
export const maxCodeTries = 5;

/** Codes to one phone within 15 minutes (`attempts.ts`), asked for from one network and from everywhere; `outbox/queue.ts` limits an hour and a day. */
export const maxCodes = { here: 3, everywhere: 10 } as const;

const texts: Readonly<Record<Purpose, string>> = {
  'sign-in': 'Код для входа',
  'sign-up': 'Код для регистрации',
  repair: 'Код для заявки на ремонт',
  'open-repair': 'Код для заявки на ремонт',
  loyalty: 'Код для карты',
  order: 'Код для заказа',
};

/** A code as it is brought. */
export interface SubmittedCode {
  readonly phone: string;
  readonly code: string;
  readonly request_id: string;
}

const hashRequestId = ({ request_id }: Pick<SubmittedCode, 'request_id'>): string => hashOf(request_id);
const hashCode = ({ request_id, code }: Pick<SubmittedCode, 'request_id' | 'code'>): string => hashOf(`${request_id} ${code}`);

/** Sends a code to a phone, whosever it is: nothing in the answer depends on whether somebody has it here. */
export async function sendCode(
  db: Database,
  purpose: Purpose,
  phone: string,
  { clientIp, now }: { clientIp: string; now: Date },
): Promise<{ request_id: string; expires_in: number }> {
  await countTry(db, { subject: `code:${phone}`, clientIp }, now, maxCodes);
  const request_id = randomBytes(16).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const until = new Date(now.getTime() + codeLifetime * 1000).toISOString();
  await db.execute(sql`insert into phone_codes (request, purpose, phone, code, expires_at)
    values (${hashRequestId({ request_id })}, ${purpose}, ${phone}, ${hashCode({ request_id, code })}, ${until})`);
  const minutes = codeLifetime / 60;
  const text = `${texts[purpose]}: ${code}. Действует ${minutes} минут. Никому его не сообщайте.`;
  await writeRequestedText(db, { to: { phone }, subject: texts[purpose], text, hasSecret: true }, now);
  return { request_id, expires_in: codeLifetime };
}

/** Refuses a code that is wrong, late, of another phone or tried too often, all with the same words; the try is counted first. */
export async function checkCode(db: Database, purpose: Purpose | readonly Purpose[], submitted: SubmittedCode, now: Date): Promise<void> {
  const [codeRow] = await rows(
    db,
    { code: column.text, tries: column.number },
    sql`update phone_codes set tries = tries + 1
        where request = ${hashRequestId(submitted)} and purpose = any(${sql.param([purpose].flat())}::text[]) and phone = ${submitted.phone}
          and expires_at > ${now.toISOString()} and tries < ${maxCodeTries}
        returning code, tries`,
  );
  if (codeRow?.code !== hashCode(submitted)) throw wrongCode(codeRow === undefined ? 0 : maxCodeTries - codeRow.tries);
  await codeVerified.announce(db, submitted.phone);
  // Whoever knows it may have to mend the rest of the form a few times.
  await db.execute(sql`update phone_codes set tries = 0 where request = ${hashRequestId(submitted)}`);
}

/** Uses the code up, in the transaction of what it is brought for: two who come with it at once are one. */
export async function useCode(tx: Database, submitted: SubmittedCode): Promise<void> {
  const deletedRows = await rows(tx, sql`delete from phone_codes where request = ${hashRequestId(submitted)} returning request`);
  if (deletedRows.length === 0) throw wrongCode();
}

/** Hours for which a phone that has been confirmed by a code counts as confirmed, until it is used. */
const confirmedHours = 24;

/** Keeps that the code has been brought, for what is sent later: the id by which it was brought then stands for it. */
export async function confirmCode(db: Database, purpose: Purpose, submitted: SubmittedCode, now: Date): Promise<void> {
  await checkCode(db, purpose, submitted, now);
  const until = new Date(now.getTime() + confirmedHours * 3_600_000).toISOString();
  await db.execute(
    sql`update phone_codes set confirmed_at = ${now.toISOString()}, expires_at = ${until} where request = ${hashRequestId(submitted)}`,
  );
}

/** Uses a confirmation up, in the transaction of what it is brought for; gives whether there was one of this phone. */
export async function useConfirmation(
  tx: Database,
  purpose: Purpose,
  { phone, request_id }: Pick<SubmittedCode, 'phone' | 'request_id'>,
  now: Date,
): Promise<boolean> {
  const deletedRows = await rows(
    tx,
    sql`delete from phone_codes where request = ${hashRequestId({ request_id })} and purpose = ${purpose} and phone = ${phone}
          and confirmed_at is not null and expires_at > ${now.toISOString()} returning request`,
  );
  return deletedRows.length > 0;
}

const wrongCode = (triesLeft = 0): Refusal =>
  invalid({ code: ['Неверный код, или он уже не действует. Новый можно запросить через минуту после отправки.'] }, undefined, {
    tries_left: triesLeft,
  });
