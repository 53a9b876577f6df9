import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

/** The file of a secret that was made. */
const fileIn = (folder: string): string => join(folder, 'session-secret');

/** The configured secret, or one that is made at the first start and kept in `DATA_DIR` for its owner only. */
export function sessionSecret({ SESSION_SECRET, DATA_DIR }: { SESSION_SECRET?: string | undefined; DATA_DIR: string }): string {
  if (SESSION_SECRET !== undefined) return SESSION_SECRET;
  const file = fileIn(DATA_DIR);
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    // `wx`: of two processes that start at once, one makes it and the other reads it.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** The present secret, and behind it the one before, by which nothing new is made. */
export type Secrets = readonly [string, ...string[]];

export function sessionSecrets(configuration: {
  SESSION_SECRET?: string | undefined;
  SESSION_SECRET_PREVIOUS?: string | undefined;
  DATA_DIR: string;
}): Secrets {
  const { SESSION_SECRET_PREVIOUS: previous } = configuration;
  return [sessionSecret(configuration), ...(previous === undefined ? [] : [previous])];
}

/** The secret that an earlier start has made; undefined when there was none. */
export function readSavedSecret({ DATA_DIR }: { DATA_DIR: string }): string | undefined {
  const file = fileIn(DATA_DIR);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Puts back a secret that another place has made; one that is there stays. */
export function keepSecret(folder: string, secret: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), secret, { mode: 0o600, flag: 'wx' });
}

/** What `npm run cache:drop` shows to the running shop: who can read the secret may drop. */
export function operatorKey(secret: string): string {
  return createHmac('sha256', secret).update('operator').digest('hex');
}
