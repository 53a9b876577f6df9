import type pg from 'pg';
import { isAway, isCallerGone, isOfReplica } from './errors.ts';

/** Sends one statement; that of a caller who goes away is ended. */
export type SendStatement = (callerSignal: AbortSignal | undefined, text: string, values: unknown[]) => Promise<pg.QueryResult>;

/** Milliseconds for which a replica that was away is not asked. */
const rest = 5_000;

/**
 * Milliseconds between two looks how far the replica has come. What the primary had written at one look the replica must have
 * at the next: so it is at most two of them behind when it is read.
 */
const betweenLooks = 2_000;

/** A replica that is asked while it is there and not too far behind, and the primary that answers for it otherwise. */
export function createReplicaRouter(
  replica: SendStatement,
  primary: SendStatement,
): { send: SendStatement; look(): Promise<void>; stop(): void } {
  let restsUntil = 0;
  let primaryPosition: string | undefined;
  let isBehind = false;

  const look = async (): Promise<void> => {
    if (primaryPosition !== undefined) {
      const text = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() < $1::pg_lsn as "isBehind"';
      const [replicaState] = (await replica(undefined, text, [primaryPosition])).rows;
      isBehind = replicaState?.isBehind === true;
    }
    const [now] = (await primary(undefined, 'select pg_current_wal_lsn()::text as written', [])).rows;
    primaryPosition = now?.written;
  };
  // Whoever is away is found out by who asks next.
  const looking = setInterval(() => void look().catch(() => undefined), betweenLooks).unref();

  return {
    look,
    stop: () => clearInterval(looking),
    send: async (callerSignal, text, values) => {
      if (isBehind || performance.now() < restsUntil) return primary(callerSignal, text, values);
      try {
        return await replica(callerSignal, text, values);
      } catch (error) {
        if (isCallerGone(error) || !isOfReplica(error)) throw error;
        if (isAway(error)) restsUntil = performance.now() + rest;
        return primary(callerSignal, text, values);
      }
    },
  };
}
