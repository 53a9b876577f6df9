import { setTimeout as sleep } from 'node:timers/promises';
import { attemptTime, minTimeForRetry } from './deadline.ts';
import type { Plan } from './plan.ts';
import { isAway, ProviderError } from './provider-error.ts';

const maxRetries = 2;
/** Milliseconds before the first retry; doubled for the next, with up to half of it added at random. */
const firstPause = 50;

/**
 * Sends again what is safe to repeat while there is time: on connection errors and 502, 503, 504 at most twice, and a call
 * that changes nothing once after a time-out. A call that changes something and has no key is never sent twice:
 * nobody knows whether the first one arrived.
 */
export async function withRetry<T>(
  { endpoint: { idempotency }, id }: Plan,
  end: number,
  attempt: (milliseconds: number) => Promise<T>,
  onRetry: () => void,
): Promise<T> {
  let timeouts = idempotency === 'safe' ? 1 : 0;
  let retries = idempotency === 'none' ? 0 : maxRetries;
  for (let pause = firstPause; ; pause *= 2) {
    const now = performance.now();
    if (now >= end) throw new ProviderError('timeout', id);
    try {
      return await attempt(attemptTime(now, end, timeouts === 0));
    } catch (error) {
      const timeLeft = end - performance.now();
      if (isTimeout(error) && timeouts > 0 && timeLeft >= minTimeForRetry) timeouts -= 1;
      else if (isAway(error) && retries > 0 && timeLeft > pause * 1.5) {
        retries -= 1;
        await sleep(pause + Math.random() * (pause / 2));
      } else throw error;
    }
    onRetry();
  }
}

const isTimeout = (error: unknown): boolean => error instanceof ProviderError && error.kind === 'timeout';
