import type { Limit } from '../limit.ts';

/** Lookups of companies from one address (ours): each costs the shop something at the register's service. */
export const companyLimits: readonly Limit[] = [{ name: 'company', points: 120, seconds: 60 * 60, sparesApplications: true }];

/** Fast orders (ours): for each somebody is called. From one address those of a whole office, for one phone far more than anybody means. */
export const corpOrderLimits: readonly Limit<{ input: { phone: string } }>[] = [
  { name: 'corp-order-address', points: 100, seconds: 60 * 60, sparesApplications: true },
  { name: 'corp-order-phone', points: 10, seconds: 60 * 60, everywhere: true, by: ({ input }) => input.phone },
];
