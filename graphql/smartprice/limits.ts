import type { Limit } from '../base/limit.ts';

/** Valuations that are begun from one address (ours): each is a row of the provider's. */
export const valuationLimits: readonly Limit[] = [{ name: 'smart-price', points: 60, seconds: 60 * 60, sparesApplications: true }];
