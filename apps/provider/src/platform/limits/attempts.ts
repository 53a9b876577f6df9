import { networkOf } from '@vitrina/services/contract/network.ts';
import { column, type Database, rows } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { Refusal } from '../refusal.ts';
import { hashOf } from '../secret.ts';

/** Wrong passwords for one account from one network after which none is tried any more until the time is over. */
export const maxTries = 10;
/**
 * The same from all networks together. Much more, since whoever guesses from many addresses must not get far, but must not be
 * able to lock the owner out with a few tries either.
 */
export const maxTriesOfAll = 100;
/** Minutes, counted from the first wrong one. */
export const triesMinutes = 15;

/** How many tries there may be. */
export interface Bound {
  /** From one network; none where the caller's does not matter. */
  readonly here?: number;
  readonly everywhere?: number;
  /** Minutes, counted from the first one. */
  readonly minutes?: number;
  /** For how many this one counts: bytes, pieces. */
  readonly amount?: number;
}

/** Minutes of the longest bound, after which nothing of a try is needed any more. */
export const maxMinutes = 24 * 60;

/** What a try is counted under. */
export interface Try {
  /** The account, or the login of none, or a phone that is written to: `user:1`, `email:nobody@shop.example`, `code:79990000000`. */
  readonly subject: string;
  /** The shopper's, as far as it is known. */
  readonly clientIp?: string;
}

/** Logins and addresses are a person's: nothing keeps them as they are. */
const hereOf = ({ subject, clientIp = '' }: Try): string => hashOf(`${subject} ${networkOf(clientIp)}`);
const everywhereOf = ({ subject }: Try): string => hashOf(subject);

/**
 * Counts a try before its password is looked at: any number of tries at once are so many tries. Refused when there have been
 * too many; refused ones are not counted elsewhere, so that nobody locks others out by going on.
 */
export async function countTry(
  db: Database,
  attempt: Try,
  now: Date,
  { here, everywhere, minutes = triesMinutes, amount = 1 }: Bound = { here: maxTries, everywhere: maxTriesOfAll },
): Promise<void> {
  const increment = (key: string): Promise<number> => count(db, key, { now, minutes, amount });
  if (here !== undefined && (await increment(hereOf(attempt))) > here) throw tooMany(minutes);
  if (everywhere === undefined || (await increment(everywhereOf(attempt))) <= everywhere) return;
  if (here !== undefined) await giveBack(db, hereOf(attempt), amount);
  throw tooMany(minutes);
}

/** The right password: whoever knows it begins from zero where he is, and his try was none of those that guess. */
export async function forgetTries(db: Database, attempt: Try): Promise<void> {
  await db.execute(sql`delete from login_attempts where login = ${hereOf(attempt)}`);
  await giveBack(db, everywhereOf(attempt));
}

function tooMany(minutes: number): Refusal {
  const advice = minutes > 60 ? 'Попробуйте завтра.' : `Попробуйте через ${minutes} минут.`;
  return new Refusal(429, 'too_many_attempts', `Слишком много попыток. ${advice}`, undefined, undefined, { retryAfter: minutes * 60 });
}

/** Counts in one statement and gives the tries so far; what is out of time begins anew. */
async function count(db: Database, key: string, { now, minutes, amount }: { now: Date; minutes: number; amount: number }): Promise<number> {
  const over = sql`${now.toISOString()}::timestamptz - make_interval(mins => ${minutes})`;
  const [row] = await rows(
    db,
    { tries: column.number },
    sql`insert into login_attempts as a (login, tries, since) values (${key}, ${amount}, ${now.toISOString()})
        on conflict (login) do update set
          tries = case when a.since < ${over} then excluded.tries else a.tries + excluded.tries end,
          since = case when a.since < ${over} then excluded.since else a.since end
        returning tries`,
  );
  return row?.tries ?? 0;
}

async function giveBack(db: Database, key: string, amount = 1): Promise<void> {
  await db.execute(sql`update login_attempts set tries = tries - ${amount} where login = ${key}`);
  await db.execute(sql`delete from login_attempts where login = ${key} and tries <= 0`);
}
