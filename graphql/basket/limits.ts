import type { Limit } from '../base/limit.ts';

/** Promotional codes that are tried from one address, right or wrong (ours): nobody finds one by trying. */
export const promocodeLimits: readonly Limit[] = [{ name: 'promocode', points: 30, seconds: 10 * 60 }];
