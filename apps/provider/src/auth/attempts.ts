import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { Refusal } from '../failure.ts';

/** Wrong passwords for one login after which none is tried any more until the time is over. */
export const mostTries = 10;
/** Minutes, counted from the first wrong one. */
export const triesMinutes = 15;

const keyOf = (login: string): string => createHash('sha256').update(login).digest('hex');

/**
 * Counts a try before its password is looked at, in one statement: any number of tries at once are so many tries. Refused
 * when there have been too many; refused ones do not make the time longer.
 */
export async function countTry(db: Database, login: string, now: Date): Promise<void> {
  const over = sql`${now.toISOString()}::timestamptz - make_interval(mins => ${triesMinutes})`;
  const [counted] = await rows<{ tries: number }>(
    db,
    sql`insert into login_attempts as a (login, tries, since) values (${keyOf(login)}, 1, ${now.toISOString()})
        on conflict (login) do update set
          tries = case when a.since < ${over} then 1 else a.tries + 1 end,
          since = case when a.since < ${over} then excluded.since else a.since end
        returning tries`,
  );
  if ((counted?.tries ?? 0) <= mostTries) return;
  throw new Refusal(429, 'too_many_attempts', `Слишком много попыток. Попробуйте через ${triesMinutes} минут.`);
}

/** The right password: whoever knows it begins from zero. */
export async function forgetTries(db: Database, login: string): Promise<void> {
  await db.execute(sql`delete from login_attempts where login = ${keyOf(login)}`);
}
