import type { Limit } from '../base/limit.ts';

/** Lookups of companies from one address (ours): each costs the shop something at the register's service. */
export const companyLimits: readonly Limit[] = [{ name: 'company', points: 120, seconds: 60 * 60, sparesApplications: true }];

/** Fast orders from one address (ours): those of a whole office. How many there are for one phone or e-mail is counted by the provider. */
export const corpOrderLimits: readonly Limit[] = [{ name: 'corp-order-address', points: 100, seconds: 60 * 60, sparesApplications: true }];
