import type { TransportResult } from './answer.ts';
import type { Plan } from './plan.ts';

/** What a look into the cache gives: the answer, and where it came from. */
export interface CacheLookup {
  value: unknown;
  state: 'hit' | 'stale' | 'miss';
  source: 'memory' | 'redis' | 'provider' | 'coalesced';
}

/** How a missing answer of a call is got. */
export interface Fetch {
  readonly plan: Plan;
  /** Throws a `ProviderError`. `end` is a moment of `performance.now()`. */
  run(end: number): Promise<TransportResult>;
}
