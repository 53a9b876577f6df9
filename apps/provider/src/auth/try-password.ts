import type { Database } from '../database/database.ts';
import { countTry, forgetTries, type Try } from './attempts.ts';
import { isPassword } from './password.ts';

/** Whether it is the password, where there have not been too many wrong ones; whoever knows it begins from zero. */
export async function tryPassword(
  db: Database,
  attempt: Try,
  { password, hash }: { password: string; hash: string | null | undefined },
  now: Date,
): Promise<boolean> {
  await countTry(db, attempt, now);
  if (!(await isPassword(password, hash))) return false;
  await forgetTries(db, attempt);
  return true;
}
