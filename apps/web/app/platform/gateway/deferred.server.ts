import { setTimeout as wait } from 'node:timers/promises';
import type { DeferredValue } from './deferred.ts';

/** Milliseconds worth waiting for: less than a shopper notices, and what came needs no script to appear. */
const maxWait = 300;

/**
 * What may come later: the value itself when it comes at once, else its promise, which is streamed. A failure is the
 * fallback: nothing that is not critical fails a screen.
 */
export async function raceOrStream<Value>(work: Promise<Value>, fallback: Value): Promise<DeferredValue<Value>> {
  const safe = work.then(
    (value) => ({ value }),
    () => ({ value: fallback }),
  );
  const first = await Promise.race([safe, wait(maxWait, null)]);
  return first === null ? { promise: safe.then(({ value }) => value) } : first;
}
