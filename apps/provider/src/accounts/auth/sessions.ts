import { randomBytes } from 'node:crypto';
import type { auth as endpoints } from '@vitrina/services/auth/endpoints.ts';
import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { column, type Database, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { User } from '../../platform/http/request-context.ts';
import { hashOf } from '../../platform/secret.ts';

export type Tokens = Output<(typeof endpoints)['login']>;

/** Seconds. */
export const accessLifetime = 15 * 60;
export const refreshLifetime = 30 * 24 * 60 * 60;
/**
 * Seconds in which a refresh token that has been used still makes tokens: two tabs, or an answer that was lost on its way.
 * After that whoever brings it has stolen it, or had it stolen.
 */
export const refreshGracePeriod = 30;

const createToken = (): string => randomBytes(32).toString('base64url');
const addSeconds = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

export async function beginSession(tx: Database, userId: number, now: Date): Promise<Tokens> {
  const [session] = await rows(
    tx,
    { id: column.number },
    sql`insert into sessions (user_id, created_at) values (${userId}, ${now.toISOString()}) returning id`,
  );
  if (session === undefined) throw new Error('The session was not written.');
  return writeTokens(tx, session.id, now);
}

async function writeTokens(tx: Database, sessionId: number, now: Date): Promise<Tokens> {
  const [access, refresh] = [createToken(), createToken()];
  await tx.execute(sql`insert into session_tokens (hash, session_id, kind, expires_at) values
    (${hashOf(access)}, ${sessionId}, 'access', ${addSeconds(now, accessLifetime)}),
    (${hashOf(refresh)}, ${sessionId}, 'refresh', ${addSeconds(now, refreshLifetime)})`);
  return { access_token: access, refresh_token: refresh, expires_in: accessLifetime, refresh_expires_in: refreshLifetime };
}

/** Whose access token it is; null when it is nobody's any more. */
export async function userOf(db: Database, accessToken: string, now: Date): Promise<User | null> {
  const [user] = await rows(
    db,
    { id: column.number, sessionId: column.number },
    sql`select s.user_id as id, s.id as "sessionId" from session_tokens t join sessions s on s.id = t.session_id
        where t.hash = ${hashOf(accessToken)} and t.kind = 'access' and t.expires_at > ${now.toISOString()} and s.ended_at is null`,
  );
  return user ?? null;
}

/**
 * The next tokens of a session, or null when there are none to be had. A refresh token serves once, and for a moment after;
 * one that comes later ends the session with everything that has come from it.
 */
export async function renewSession(db: OpenDatabase, refreshToken: string, now: Date): Promise<Tokens | null> {
  const hash = hashOf(refreshToken);
  // What ends the session has to be written, so nothing here is refused by throwing.
  return transaction(db, 'renew-session', async (tx) => {
    await lockRows(tx, 'session', sql`id`, sql`id = (select session_id from session_tokens where hash = ${hash})`);
    const [token] = await rows(
      tx,
      { sessionId: column.number, isLate: column.flag },
      sql`select t.session_id as "sessionId",
            coalesce(t.used_at < ${addSeconds(now, -refreshGracePeriod)}::timestamptz, false) as "isLate"
          from session_tokens t join sessions s on s.id = t.session_id
          where t.hash = ${hash} and t.kind = 'refresh' and t.expires_at > ${now.toISOString()} and s.ended_at is null`,
    );
    if (token === undefined) return null;
    if (token.isLate) {
      await endSession(tx, token.sessionId, now);
      return null;
    }
    await tx.execute(sql`update session_tokens set used_at = coalesce(used_at, ${now.toISOString()}) where hash = ${hash}`);
    return writeTokens(tx, token.sessionId, now);
  });
}

export async function endSession(db: Database, sessionId: number, now: Date): Promise<void> {
  await db.execute(sql`update sessions set ended_at = coalesce(ended_at, ${now.toISOString()}) where id = ${sessionId}`);
}
