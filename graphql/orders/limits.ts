import type { CountedLimit, Limit } from '../base/limit.ts';

/**
 * Looks at orders and their payments from one address (ours). A guest's order is known by its key, so nobody gets far by counting
 * ids up; this ends the counting early. Behind one address there may be many shoppers, and a payment's page asks every few seconds.
 */
export const orderLookLimits: readonly Limit[] = [{ name: 'order-look', points: 1_200, seconds: 60 }];

/** Changes of orders from one address (ours): nobody changes his mind so often. */
export const orderChangeLimits: readonly Limit[] = [{ name: 'order-change', points: 120, seconds: 15 * 60, sparesApplications: true }];

/** Looks from one address that found nothing (ours): whoever has an order finds it, so these guess at ids. */
export const failedLookLimit: CountedLimit = { name: 'order-failed-look', points: 60, seconds: 15 * 60 };

/**
 * Orders, in one click too (ours), from one address there come those of a whole office. How many there are for one phone is counted by the
 * provider, which knows what has become an order and what only repeats one.
 */
export const orderLimits: readonly Limit[] = [{ name: 'order-address', points: 1_000, seconds: 10 * 60, sparesApplications: true }];
