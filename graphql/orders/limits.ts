import type { Limit } from '../limited.ts';

/**
 * Looks at orders and their payments from one address (ours). A guest's order is known by its key, so nobody gets far by counting
 * ids up; this ends the counting early. Behind one address there may be many shoppers, and a payment's page asks every few seconds.
 */
export const orderLookLimits: readonly Limit[] = [{ name: 'order-look', points: 1_200, seconds: 60 }];
