import type { Limit } from '../base/limit.ts';

/** Addresses looked for from one address of the net (ours): somebody who types needs a few. */
export const addressLimits: readonly Limit[] = [{ name: 'store-address', points: 120, seconds: 60, sparesApplications: true }];
