import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks. */
const between = 50;
/** Milliseconds after which what is waited for does not come: far more than a machine needs that does much else. */
const maxWait = 180_000;

type Nothing = false | null | undefined;

const isSomething = <T>(result: T): result is Exclude<T, Nothing> => result !== undefined && result !== null && result !== false;

/**
 * Asks again and again until the answer is neither false nor nothing, and gives it. A failure counts as not yet; after
 * the deadline (milliseconds) the error says what was waited for and how the last look went.
 */
export async function until<T>(check: () => T | Promise<T>, what: string, deadline = maxWait): Promise<Exclude<T, Nothing>> {
  const end = performance.now() + deadline;
  for (;;) {
    let last: unknown;
    try {
      const result = await check();
      if (isSomething(result)) return result;
      last = result;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end) throw new Error(`Waited ${deadline} ms for ${what}; at last: ${String(last)}`, { cause: last });
    await pause(between);
  }
}
