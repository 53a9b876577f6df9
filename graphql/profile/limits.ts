import type { Limit } from '../base/limit.ts';

/** Changes of profiles from one address (ours): each new e-mail has a letter sent. */
export const profileLimits: readonly Limit[] = [{ name: 'profile-change', points: 120, seconds: 15 * 60, sparesApplications: true }];

/** Links from letters that are followed from one address (ours). */
export const confirmLimits: readonly Limit[] = [{ name: 'profile-confirm', points: 60, seconds: 15 * 60 }];
