import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { ProviderError } from './errors.ts';

const mostRetries = 2;
/** Milliseconds before the first retry; doubled for the next, with up to half of it added at random. */
const firstPause = 50;
/** A gateway in front of the provider says so when the call was not carried out, or may not have been. */
const passing = new Set([502, 503, 504]);

/**
 * Sends again what is safe to repeat, on connection errors and 502, 503, 504 only, and only while there is time.
 * A call that changes something and has no key is never sent twice: nobody knows whether the first one arrived.
 */
export async function withRetry<T>(endpoint: AnyEndpoint, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  const most = endpoint.repeat === 'never' ? 0 : mostRetries;
  for (let retry = 0; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      if (retry >= most || signal.aborted || !isPassing(error)) throw error;
    }
    const pause = firstPause * 2 ** retry;
    // An abort during the pause ends it; the next attempt then says why.
    await sleep(pause + Math.random() * (pause / 2), undefined, { signal }).catch(() => undefined);
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ProviderError && error.kind === 'unavailable' && (error.status === 0 || passing.has(error.status));
}
