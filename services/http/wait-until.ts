import { ProviderError } from './provider-error.ts';

/** Waits for an answer that goes on for others no longer than until that moment (`performance.now()`). */
export async function waitUntil<T>(answer: Promise<T>, end: number, endpoint: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ProviderError('timeout', endpoint)), Math.max(0, end - performance.now()));
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
    // Whoever does not wait any more must not turn a late failure into an unhandled one.
    answer.catch(() => undefined);
  }
}
