import type { Endpoints } from '../contract/endpoint.ts';
import type { Domains } from '../registry.ts';

/**
 * How the time of an operation is shared out. Moments and spans are milliseconds of `performance.now()`.
 * The share and the rest are ours.
 */

/** Of the time that is left, what an attempt may take that can be followed by another one. */
const firstShare = 0.6;
/** With less than this left, asking once more after a time-out is of no use. */
export const minTimeForRetry = 100;

/** The declarations with their deadlines multiplied. */
export function withDeadlines(declared: Domains, deadlineFactor: number): Domains {
  if (deadlineFactor === 1) return declared;
  const stretch = (table: Endpoints) =>
    Object.fromEntries(
      Object.entries(table).map(([name, endpoint]) => [name, { ...endpoint, deadline: endpoint.deadline * deadlineFactor }]),
    );
  // The same names, and of each declaration nothing but the deadline has changed.
  return Object.fromEntries(Object.entries(declared).map(([domain, table]) => [domain, stretch(table)])) as Domains;
}

/** The moment at which a call ends: what its declaration allows, as far as the operation still has it. */
export function callEnd(now: number, deadline: number, operationEnd: number): number {
  return Math.min(now + deadline, operationEnd);
}

/** What one attempt of the call may take; the last one takes what is left. */
export function attemptTime(now: number, end: number, isLast: boolean): number {
  const timeLeft = Math.max(0, end - now);
  return isLast ? timeLeft : timeLeft * firstShare;
}
