import { isAway, ProviderError } from './provider-error.ts';
import { waitUntil } from './wait-until.ts';

/**
 * A domain of the provider is left alone after so many failures in a row, if they come from so many clients: one that sends
 * many calls at once tells of one slow moment, and a single visitor must not close the shop for everybody.
 */
const threshold = { failures: 8, clients: 3 };
/** Milliseconds until one call is let through to see whether it is back. */
const rest = 3_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/** By what the client is known whose call it is (`client.ts`), and the moment (`performance.now()`) at which it is given up. */
export interface Attempt {
  endpoint: string;
  client: readonly string[];
  end: number;
}

/** Stops asking a provider that does not answer: a cached answer is then served at once, not after a timeout. */
export interface Breaker {
  readonly state: BreakerState;
  /** While one call sees whether the provider is back, the others wait for it, as long as they have time. */
  run<T>(attempt: Attempt, call: () => Promise<T>): Promise<T>;
}

export function createBreaker(now: () => number, onStateChange: (state: BreakerState) => void = () => undefined): Breaker {
  let failures = 0;
  /** Clients of the failures in a row, and their names; no more than are needed. */
  let clients = 0;
  const names = new Set<string>();
  let openedAt = 0;
  let state: BreakerState = 'closed';
  /** Ends with being half-open. */
  let probe = Promise.withResolvers<void>();

  const move = (next: BreakerState) => {
    if (next === state) return;
    state = next;
    if (next === 'half-open') probe = Promise.withResolvers();
    else probe.resolve();
    onStateChange(next);
  };
  const recordFailure = (client: readonly string[], isProbe: boolean) => {
    failures += 1;
    if (clients < threshold.clients && !client.some((name) => names.has(name))) {
      clients += 1;
      for (const name of client) names.add(name);
    }
    const isEnough = failures >= threshold.failures && clients >= threshold.clients;
    // A call that was sent before it opened says nothing new.
    if (state === 'half-open' ? isProbe : state === 'closed' && isEnough) {
      openedAt = now();
      move('open');
    }
  };
  const recordSuccess = () => {
    if (failures > 0) names.clear();
    clients = 0;
    failures = 0;
    move('closed');
  };
  const settle = (error: unknown, client: readonly string[], isProbe: boolean) => {
    const kind = error instanceof ProviderError ? error.kind : 'internal';
    if (kind === 'timeout' || isAway(error)) recordFailure(client, isProbe);
    else if (kind === 'aborted') {
      // Nobody knows how it would have ended; the next call is the probe.
      if (isProbe && state === 'half-open') move('open');
    }
    // A refusal or a broken shape is an answer: the provider is there. So is a 500 of one call, which says nothing of the others.
    else if (kind !== 'unavailable' || isProbe) recordSuccess();
  };

  return {
    get state() {
      return state;
    },
    async run({ endpoint, client, end }, call) {
      while (state === 'half-open') await waitUntil(probe.promise, end, endpoint);
      if (state === 'open' && now() - openedAt < rest) {
        throw new ProviderError('unavailable', endpoint, { message: 'The circuit is open.' });
      }
      const isProbe = state === 'open';
      if (isProbe) move('half-open');
      try {
        const result = await call();
        recordSuccess();
        return result;
      } catch (error) {
        settle(error, client, isProbe);
        throw error;
      }
    },
  };
}
