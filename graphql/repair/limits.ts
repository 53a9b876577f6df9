import type { Limit } from '../base/limit.ts';

/** Requests from one address (ours): those of a whole office. Each has somebody look at it, and a courier come perhaps. */
export const repairLimits: readonly Limit[] = [{ name: 'repair-address', points: 60, seconds: 60 * 60, sparesApplications: true }];
