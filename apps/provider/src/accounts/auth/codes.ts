import { createHash, randomBytes, randomInt } from 'node:crypto';
import { codeLifetime } from '@vitrina/services/contract/phone-code.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { countTry } from '../../platform/limits/attempts.ts';
import { writeRequested } from '../../platform/outbox/queue.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { codeBrought } from '../events.ts';

/** What a code is for: one of a sign-in opens nothing else. */
export type Purpose = 'sign-in' | 'sign-up' | 'repair' | 'loyalty' | 'order';

/** Both say who holds the phone, which is all that either asks: the account that there is, or the one that is made. */
export const whoSigns = ['sign-in', 'sign-up'] as const satisfies readonly Purpose[];

/** Wrong codes after which a request is worth nothing any more. */
export const maxCodeTries = 5;

/** Codes to one phone within the time of `attempts.ts`: asked for from one network, and from everywhere. */
export const maxCodes = { here: 3, everywhere: 10 } as const;

const texts: Readonly<Record<Purpose, string>> = {
  'sign-in': 'Код для входа',
  'sign-up': 'Код для регистрации',
  repair: 'Код для заявки на ремонт',
  loyalty: 'Код для карты',
  order: 'Код для заказа',
};

/** A code as it is brought. */
export interface Brought {
  readonly phone: string;
  readonly code: string;
  readonly request_id: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyOf = ({ request_id }: Pick<Brought, 'request_id'>): string => hash(request_id);
const sealOf = ({ request_id, code }: Pick<Brought, 'request_id' | 'code'>): string => hash(`${request_id} ${code}`);

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
    values (${keyOf({ request_id })}, ${purpose}, ${phone}, ${sealOf({ request_id, code })}, ${until})`);
  const minutes = codeLifetime / 60;
  const text = `${texts[purpose]}: ${code}. Действует ${minutes} минут. Никому его не сообщайте.`;
  await writeRequested(db, { to: { phone }, subject: texts[purpose], text, hasSecret: true }, now);
  return { request_id, expires_in: codeLifetime };
}

/** Refuses a code that is wrong, late, of another phone or tried too often, all with the same words; the try is counted first. */
export async function checkCode(db: Database, purpose: Purpose | readonly Purpose[], brought: Brought, now: Date): Promise<void> {
  const [kept] = await rows(
    db,
    { code: column.text, tries: column.number },
    sql`update phone_codes set tries = tries + 1
        where request = ${keyOf(brought)} and purpose = any(${sql.param([purpose].flat())}::text[]) and phone = ${brought.phone}
          and expires_at > ${now.toISOString()} and tries < ${maxCodeTries}
        returning code, tries`,
  );
  if (kept?.code !== sealOf(brought)) throw wrongCode(kept === undefined ? 0 : maxCodeTries - kept.tries);
  await codeBrought.announce(db, brought.phone);
  // Whoever knows it may have to mend the rest of the form a few times.
  await db.execute(sql`update phone_codes set tries = 0 where request = ${keyOf(brought)}`);
}

/** Uses the code up, in the transaction of what it is brought for: two who come with it at once are one. */
export async function useCode(tx: Database, brought: Brought): Promise<void> {
  const used = await rows(tx, sql`delete from phone_codes where request = ${keyOf(brought)} returning request`);
  if (used.length === 0) throw wrongCode();
}

/** Hours for which a phone that has been confirmed by a code counts as confirmed, until it is used. */
const confirmedHours = 24;

/** Keeps that the code has been brought, for what is sent later: the id by which it was brought then stands for it. */
export async function confirmCode(db: Database, purpose: Purpose, brought: Brought, now: Date): Promise<void> {
  await checkCode(db, purpose, brought, now);
  const until = new Date(now.getTime() + confirmedHours * 3_600_000).toISOString();
  await db.execute(
    sql`update phone_codes set confirmed_at = ${now.toISOString()}, expires_at = ${until} where request = ${keyOf(brought)}`,
  );
}

/** Uses a confirmation up, in the transaction of what it is brought for; gives whether there was one of this phone. */
export async function useConfirmation(
  tx: Database,
  purpose: Purpose,
  { phone, request_id }: Pick<Brought, 'phone' | 'request_id'>,
  now: Date,
): Promise<boolean> {
  const used = await rows(
    tx,
    sql`delete from phone_codes where request = ${keyOf({ request_id })} and purpose = ${purpose} and phone = ${phone}
          and confirmed_at is not null and expires_at > ${now.toISOString()} returning request`,
  );
  return used.length > 0;
}

const wrongCode = (triesLeft = 0): Refusal =>
  invalid({ code: ['Неверный код, или он уже не действует. Запросите новый.'] }, undefined, { tries_left: triesLeft });
