import { hash, timingSafeEqual } from 'node:crypto';

/** Another application, known by its key. */
export interface Application {
  /** May be shown and logged: the beginning of the key's SHA-256. */
  readonly id: string;
  /** Requests a minute (`APP_KEYS`). */
  readonly perMinute: number;
}

/** By this header another application shows its key. */
export const appKeyHeader = 'x-app-key';

const digestOf = (key: string): Buffer => hash('sha256', key, 'buffer');

/** Finds whose key it is, in the same time whether or not it is like a known one. */
export function findsApplications(appKeys: ReadonlyMap<string, number>): (key: string) => Application | undefined {
  const known = [...appKeys].map(([key, perMinute]) => ({ digest: digestOf(key), perMinute }));
  return (key) => {
    const given = digestOf(key);
    const found = known.filter(({ digest }) => timingSafeEqual(digest, given))[0];
    return found && { id: given.toString('hex').slice(0, 8), perMinute: found.perMinute };
  };
}
