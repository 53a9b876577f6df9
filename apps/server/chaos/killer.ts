import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@vitrina/provider/src/testing/market/chance.ts';
import { childrenOf } from '../test/process.ts';

/** Milliseconds between two kills: from, and how much more at most. */
const between = { least: 6_000, more: 3_000 };

/** What a child of the shop is, by its command line. */
function kindOf(pid: number): 'provider' | 'worker' {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('provider/src/main.ts') ? 'provider' : 'worker';
  } catch {
    return 'worker';
  }
}

/** Kills children of the shop one after another, every other one the provider if it is there. Gives how many of each. */
export async function killChildren(shop: number, times: number, chance: Chance): Promise<Record<'provider' | 'worker', number>> {
  const killed = { provider: 0, worker: 0 };
  while (killed.provider + killed.worker < times) {
    await pause(between.least + chance.integer(between.more));
    const children = childrenOf(shop).map((pid) => ({ pid, kind: kindOf(pid) }));
    const wanted = killed.provider > killed.worker ? 'worker' : 'provider';
    const [victim] = chance.some(
      children.filter(({ kind }) => kind === wanted),
      1,
    );
    if (victim === undefined) continue;
    process.kill(victim.pid, 'SIGKILL');
    killed[victim.kind] += 1;
    console.log(`killed ${killed.provider + killed.worker} of ${times}: ${victim.kind} ${victim.pid}`);
  }
  return killed;
}
