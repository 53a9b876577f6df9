import { ProviderError } from './errors.ts';

/** Failures in a row after which a domain of the provider is left alone. */
const threshold = 8;
/** Milliseconds until one call is let through to see whether it is back. */
const rest = 3_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Stops asking a provider that does not answer: a cached answer is then served at once, not after a timeout. */
export interface Breaker {
  readonly state: BreakerState;
  run<T>(endpoint: string, call: () => Promise<T>): Promise<T>;
}

export function createBreaker(now: () => number, changed: (state: BreakerState) => void = () => undefined): Breaker {
  let failures = 0;
  let openedAt = 0;
  let state: BreakerState = 'closed';

  const move = (next: BreakerState) => {
    if (next === state) return;
    state = next;
    changed(next);
  };
  const failed = () => {
    failures += 1;
    if (state === 'half-open' || failures >= threshold) {
      openedAt = now();
      move('open');
    }
  };
  const answered = () => {
    failures = 0;
    move('closed');
  };
  const settle = (error: unknown, isProbe: boolean) => {
    // A refusal or a broken shape is an answer: the provider is there.
    const kind = error instanceof ProviderError ? error.kind : 'internal';
    if (kind === 'unavailable' || kind === 'timeout') failed();
    else if (kind !== 'aborted') answered();
    // Nobody knows how it would have ended; the next call is the probe.
    else if (isProbe) move('open');
  };

  return {
    get state() {
      return state;
    },
    async run(endpoint, call) {
      if (state === 'half-open' || (state === 'open' && now() - openedAt < rest)) {
        throw new ProviderError('unavailable', endpoint, { message: 'The circuit is open.' });
      }
      const isProbe = state === 'open';
      if (isProbe) move('half-open');
      try {
        const result = await call();
        answered();
        return result;
      } catch (error) {
        settle(error, isProbe);
        throw error;
      }
    },
  };
}
