import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { triesMinutes } from './attempts.ts';

/** Milliseconds between two clearings. */
const pause = 60 * 60_000;

/** Removes what serves nobody any more: expired tokens, sessions without any, tries that are out of time. */
export async function clearExpired(db: Database, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`delete from session_tokens where expires_at < ${moment}`);
  await db.execute(sql`delete from sessions s where created_at < ${moment}
    and not exists (select 1 from session_tokens t where t.session_id = s.id)`);
  await db.execute(sql`delete from login_attempts where since < ${moment} - make_interval(mins => ${triesMinutes})`);
}

/** Clears again and again while the provider runs. */
export function clearRegularly(app: FastifyInstance, db: Database): void {
  const clear = () =>
    clearExpired(db, app.clock()).catch((error: unknown) => app.log.error({ err: error }, 'expired sessions were not cleared'));
  const timer = setInterval(() => void clear(), pause);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
