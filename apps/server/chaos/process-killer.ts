import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@vitrina/provider/src/market/chance.ts';
import type { FilledDatabase } from '../test/full-stack.ts';
import { childrenOf } from '../test/process.ts';

const victims = ['provider', 'worker', 'database', 'redis'] as const;
export type Victim = (typeof victims)[number];

/** Milliseconds after a kill: from, and how much more at most. A process needs a while to be back, a connection does not. */
const pauses: Record<Victim, { minPause: number; extraPause: number }> = {
  provider: { minPause: 6_000, extraPause: 3_000 },
  worker: { minPause: 6_000, extraPause: 3_000 },
  database: { minPause: 500, extraPause: 1_500 },
  redis: { minPause: 1_000, extraPause: 1_500 },
};

/** Name under which the shop's provider is known to PostgreSQL, unlike the test's own connections. */
export const shopConnectionName = 'chaos-shop';

export interface Target {
  /** Of the shop's primary process. */
  pid: number;
  database: FilledDatabase;
  /** Ends Redis and starts it anew, empty. */
  restartRedis(): Promise<void>;
}

/** What a child of the shop is, by its command line. */
function kindOf(pid: number): 'provider' | 'worker' {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('provider/src/main.ts') ? 'provider' : 'worker';
  } catch {
    return 'worker';
  }
}

/** Ends one of a kind; false when there is none at this moment. */
async function kill(kind: Victim, { pid, database, restartRedis }: Target, chance: Chance): Promise<boolean> {
  if (kind === 'redis') {
    await restartRedis();
    return true;
  }
  if (kind === 'database') {
    // One that is at work, if any is: most are in the middle of a transaction then.
    const endedConnections = await database.sql(`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
      where datname = current_database() and application_name = '${shopConnectionName}' order by state <> 'idle' desc, random() limit 1) one`);
    return endedConnections.length > 0;
  }
  const [victim] = chance.some(
    childrenOf(pid).filter((child) => kindOf(child) === kind),
    1,
  );
  if (victim === undefined) return false;
  process.kill(victim, 'SIGKILL');
  return true;
}

/** Kills so many times, one after another, whatever chance chooses. Gives how many of each. */
export async function killAtRandom(target: Target, times: number, chance: Chance): Promise<Record<Victim, number>> {
  const killed: Record<Victim, number> = { provider: 0, worker: 0, database: 0, redis: 0 };
  for (let doneCount = 0; doneCount < times; ) {
    const kind = victims[chance.integer(victims.length)] ?? 'database';
    const { minPause, extraPause } = pauses[kind];
    if (await kill(kind, target, chance)) {
      doneCount += 1;
      killed[kind] += 1;
      console.log(`killed ${doneCount} of ${times}: ${kind}`);
    }
    await pause(minPause + chance.integer(extraPause));
  }
  return killed;
}
