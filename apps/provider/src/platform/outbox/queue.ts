import { type Database, rows } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { countTry } from '../limits/attempts.ts';

/** A text message or a letter. */
export interface Text {
  readonly to: { readonly phone: string } | { readonly email: string };
  readonly subject: string;
  readonly text: string;
  /** Holds a code or a link that opens something: it is blanked when it must have arrived. */
  readonly hasSecret?: true;
}

/**
 * Texts of one subject to one phone or e-mail at the wish of whoever asks. A code has a subject for each purpose (`auth/codes.ts`), so those of
 * a sign-in, a sign-up, a repair request, a card and an order are counted apart.
 */
export const maxRequestedTexts = { hour: 10, day: 40 } as const;
/** Texts within a day beyond which one phone or e-mail has no more news. */
export const maxNews = 60;

const recipientOf = ({ to }: Text): string => ('phone' in to ? `+${to.phone}` : to.email);

/**
 * What anybody can have sent to any phone or e-mail: refused when there have been too many, so it belongs at the end of a transaction, of
 * which nothing is left then.
 */
export async function writeRequestedText(tx: Database, text: Text, now: Date): Promise<void> {
  const attempt = { subject: `text:${text.subject}:${recipientOf(text).toLowerCase()}` };
  await countTry(tx, attempt, now, { everywhere: maxRequestedTexts.hour, minutes: 60 });
  await countTry(tx, { subject: `${attempt.subject}:day` }, now, { everywhere: maxRequestedTexts.day, minutes: 24 * 60 });
  await insert(tx, text);
}

/** What becomes of an order, a request or an account: it goes on without the text when there have been too many. */
export async function writeNews(tx: Database, text: Text): Promise<void> {
  const earlier = await rows(
    tx,
    sql`select 1 from outbox where recipient = ${recipientOf(text)} and created_at > now() - interval '1 day' limit ${maxNews}`,
  );
  if (earlier.length < maxNews) await insert(tx, text);
}

/** What was bought, or the receipt for it. It has no other bound than the payments: each of these has been paid for. */
export const writePurchasedText = (tx: Database, text: Text): Promise<void> => insert(tx, text);

async function insert(tx: Database, text: Text): Promise<void> {
  await tx.execute(sql`insert into outbox (kind, recipient, subject, text, has_secret)
    values (${'phone' in text.to ? 'sms' : 'email'}, ${recipientOf(text)}, ${text.subject}, ${text.text}, ${text.hasSecret === true})`);
}

/** Hours after which a text has arrived, if it ever does. */
export const secretHours = 1;
const blank = 'Текст удалён после отправки.';

/** Takes the secrets out of what has arrived: elsewhere they are kept as hashes only. Gives how many texts it has blanked. */
export async function blankSecrets(db: Database, now: Date): Promise<number> {
  const blankedRows = await rows(
    db,
    sql`update outbox set text = ${blank}, has_secret = false
        where has_secret and created_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${secretHours}) returning 1 as id`,
  );
  return blankedRows.length;
}
