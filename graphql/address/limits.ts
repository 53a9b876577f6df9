import type { Limit } from '../base/limit.ts';

/** Typed texts from one address (ours), as of searches: behind it there may be an office of people who type. */
export const typedLimits: readonly Limit[] = [{ name: 'typed', points: 600, seconds: 60, sparesApplications: true }];
