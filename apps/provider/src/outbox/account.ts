import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Puts a text message into the outbox. */
export async function writeToPhone(tx: Database, phone: string, subject: string, text: string): Promise<void> {
  await write(tx, 'sms', `+${phone}`, subject, text);
}

/** Puts a letter into the outbox. */
export async function writeToEmail(tx: Database, email: string, subject: string, text: string): Promise<void> {
  await write(tx, 'email', email, subject, text);
}

async function write(tx: Database, kind: 'sms' | 'email', recipient: string, subject: string, text: string): Promise<void> {
  await tx.execute(sql`insert into outbox (kind, recipient, subject, text) values (${kind}, ${recipient}, ${subject}, ${text})`);
}
