import type { Limit } from '../limit.ts';

/** Votes from one address (ours): an office reads together, a script does not. */
export const voteLimits: readonly Limit[] = [{ name: 'article-vote', points: 60, seconds: 900 }];
