import type { Caller } from './calls.ts';
import { limitKeyOf } from './client.ts';
import type { Plan } from './plan.ts';
import { ProviderError } from './provider-error.ts';

/**
 * Calls that change something, of one client at a time: two, so that one slow change holds nobody up who shares the address, and so many
 * that wait. A provider does the changes of one basket one after the other anyway; what it is sent at once holds its connections.
 */
export const maxChanges = { atOnce: 2, waiting: 30 } as const;
/** Seconds after which whoever has sent more may try again. */
const retryAfter = 5;

export type InTurn = <T>(plan: Plan, caller: Caller, call: () => Promise<T>) => Promise<T>;

/** Calls of one client that change something: those under way, and those that wait to be let go. */
interface Queue {
  underWay: number;
  readonly waiting: (() => void)[];
}

/** Reads go at once; changes of one client wait for each other, and too many of them are refused unsent. */
export function createChanges(): InTurn {
  const queues = new Map<string, Queue>();
  return async ({ endpoint, id }, caller, call) => {
    const client = endpoint.idempotency === 'safe' ? undefined : limitKeyOf(caller);
    if (client === undefined) return call();
    const queue = queues.get(client) ?? { underWay: 0, waiting: [] };
    if (queue.waiting.length >= maxChanges.waiting) throw new ProviderError('refused', id, { status: 429, retryAfter });
    queues.set(client, queue);
    if (queue.underWay < maxChanges.atOnce) queue.underWay += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await call();
    } finally {
      // The place goes to the next one; without one it is given up.
      const next = queue.waiting.shift();
      if (next !== undefined) next();
      else queue.underWay -= 1;
      if (queue.underWay === 0) queues.delete(client);
    }
  };
}
