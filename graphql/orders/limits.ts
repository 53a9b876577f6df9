import type { Limit } from '../limited.ts';

/**
 * Looks at orders and their payments from one address (ours). A guest's order is known by its key, so nobody gets far by counting
 * ids up; this ends the counting early. A payment's page asks every few seconds while it waits.
 */
export const orderLookLimits: readonly Limit[] = [{ name: 'order-look', points: 120, seconds: 60 }];
