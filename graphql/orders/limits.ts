import type { CountedLimit, Limit } from '../limit.ts';

/**
 * Looks at orders and their payments from one address (ours). A guest's order is known by its key, so nobody gets far by counting
 * ids up; this ends the counting early. Behind one address there may be many shoppers, and a payment's page asks every few seconds.
 */
export const orderLookLimits: readonly Limit[] = [{ name: 'order-look', points: 1_200, seconds: 60 }];

/** Changes of orders from one address (ours): nobody changes his mind so often. */
export const orderChangeLimits: readonly Limit[] = [{ name: 'order-change', points: 120, seconds: 15 * 60, sparesApplications: true }];

/** Looks from one address that found nothing (ours): whoever has an order finds it, so these are a stranger's. */
export const strangerLimit: CountedLimit = { name: 'order-stranger', points: 60, seconds: 15 * 60 };

/**
 * Orders, in one click too (ours): each reserves goods, and one in one click has somebody called. From one address there come those of
 * a whole office; for one phone, wherever they come from, far more than anybody means to make.
 */
export const orderLimits: readonly Limit<{ input: { contact: { phone: string } } }>[] = [
  { name: 'order-address', points: 1_000, seconds: 10 * 60, sparesApplications: true },
  { name: 'order-phone', points: 30, seconds: 60 * 60, everywhere: true, by: ({ input }) => input.contact.phone },
];
