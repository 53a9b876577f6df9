import type { Limit } from '../base/limit.ts';

/** Searches and suggestions from one address (ours): ten a second, behind which there may be an office of people who type. */
const searches = { name: 'search', points: 600, seconds: 60, sparesApplications: true } as const satisfies Limit;

export const suggestionLimits: readonly Limit[] = [searches];

/** A listing is a search when it is of what somebody has typed. */
export const listingLimits: readonly Limit<{ of: { search?: object | null } }>[] = [{ ...searches, when: ({ of }) => of.search != null }];
