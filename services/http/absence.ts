import type { ProviderError } from './provider-error.ts';

/** Milliseconds after which a call that the provider did not have is asked again: it may have been upgraded meanwhile. */
export const recheckInterval = 3_600_000;

/** A call that the provider said it does not have; no further request is spent on it for an hour. */
export interface Absence {
  /** What the provider said, while that holds. */
  lastError(): ProviderError | undefined;
  record(error: ProviderError): void;
}

export function createAbsence(now: () => number): Absence {
  let last: { error: ProviderError; until: number } | undefined;
  return {
    lastError: () => (last !== undefined && now() < last.until ? last.error : undefined),
    record: (error) => {
      last = { error, until: now() + recheckInterval };
    },
  };
}
