import type { CountedLimit, Limit } from '../base/limit.ts';

/** What is said from one address (ours): a whole office may do so, and somebody has to read all of it. */
export const writingLimits: readonly Limit[] = [{ name: 'comment', points: 20, seconds: 10 * 60 }];

/** Votes from one address (ours): each visitor has one for each comment, and a browser without cookies is another visitor each time. */
export const votingLimits: readonly Limit[] = [{ name: 'comment-vote', points: 60, seconds: 10 * 60 }];

/** Searches by words from one address (ours). */
export const wordLimit: CountedLimit = { name: 'comment-words', points: 300, seconds: 60 };
