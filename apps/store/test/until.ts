import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks. */
const between = 50;

/**
 * Asks again and again until the answer is neither false nor nothing, and gives it. A failure counts as not yet; after
 * the deadline (milliseconds) the error says what was waited for and how the last look went.
 */
export async function until<T>(look: () => T | Promise<T>, what: string, deadline = 30_000): Promise<NonNullable<T>> {
  const end = performance.now() + deadline;
  for (;;) {
    let last: unknown;
    try {
      const seen = await look();
      if (seen !== undefined && seen !== null && seen !== false) return seen;
      last = seen;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end) throw new Error(`Waited ${deadline} ms for ${what}; at last: ${String(last)}`, { cause: last });
    await pause(between);
  }
}
