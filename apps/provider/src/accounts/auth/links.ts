import { randomBytes } from 'node:crypto';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { hashOf } from '../../platform/secret.ts';

/** What a link in a letter is worth. */
export type LinkPurpose = 'password' | 'email';

/** Seconds for which it is worth it, and how the letter says so. */
export const linkLifetime = {
  password: { seconds: 60 * 60, text: 'час' },
  email: { seconds: 3 * 24 * 60 * 60, text: 'три дня' },
} as const satisfies Readonly<Record<LinkPurpose, object>>;

/** A new token for a link; only its hash is kept. Those of the same purpose before it are worth nothing from now on. */
export async function createLink(
  tx: Database,
  userId: number,
  purpose: LinkPurpose,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const until = new Date(now.getTime() + linkLifetime[purpose].seconds * 1000).toISOString();
  await tx.execute(sql`delete from account_links where user_id = ${userId} and purpose = ${purpose}`);
  await tx.execute(sql`insert into account_links (hash, user_id, purpose, email, expires_at)
    values (${hashOf(token)}, ${userId}, ${purpose}, ${email}, ${until})`);
  return token;
}

/** Uses a token up; undefined for one that is nobody's, or too late. */
export async function useLink(
  tx: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ userId: number; email: string | null } | undefined> {
  const [link] = await rows(
    tx,
    { userId: column.number, email: column.textOrNull },
    sql`delete from account_links where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${now.toISOString()}
        returning user_id as "userId", email`,
  );
  return link;
}

/** Links of these purposes that have been sent to an account are worth nothing from now on. */
export async function dropLinks(tx: Database, userId: number, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx.execute(sql`delete from account_links where user_id = ${userId} and purpose = any(${sql.param([...purposes])}::text[])`);
}

/** Where the letter leads: the shop's own address with the token, or the bare token where the shop has said none. */
export function linkUrl(token: string, returnUrl: string | undefined): string {
  if (returnUrl === undefined) return token;
  return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}token=${token}`;
}
