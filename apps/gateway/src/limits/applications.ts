import { hash } from 'node:crypto';
import { isSecret } from './secret.ts';

/** Another application, known by its key. */
export interface Application {
  /** May be shown and logged: the beginning of the key's SHA-256. */
  readonly id: string;
  /** Requests a minute (`APP_KEYS`). */
  readonly perMinute: number;
}

/** By this header another application shows its key. */
export const appKeyHeader = 'x-app-key';

/** Finds whose key it is, in the same time whether or not it is like a known one. */
export function findsApplications(appKeys: ReadonlyMap<string, number>): (key: string) => Application | undefined {
  const known = [...appKeys].map(([key, perMinute]) => ({
    isKey: isSecret(key),
    application: { id: hash('sha256', key, 'hex').slice(0, 8), perMinute },
  }));
  return (key) => known.filter(({ isKey }) => isKey(key))[0]?.application;
}
