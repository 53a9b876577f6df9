import type { Limit } from '../base/limit.ts';

/** Votes from one address (ours): an office reads together, a script does not; on one review no more than a household means. */
export const voteLimits: readonly Limit<{ input: { id: string } }>[] = [
  { name: 'article-vote', points: 60, seconds: 900 },
  { name: 'article-vote-day', points: 5, seconds: 24 * 60 * 60, by: ({ input }) => input.id },
];
