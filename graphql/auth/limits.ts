import type { Limit } from '../base/limit.ts';
import { parseLogin } from './rules.ts';

/** Seconds. */
const quarterOfAnHour = 15 * 60;

/**
 * Tries to sign in from one address, right or wrong: all of them, since there may be many shoppers behind it, and those to one
 * account (ours). How often an account is tried from everywhere is counted by the provider, which knows right from wrong: here
 * anybody could lock a shopper out.
 */
export const signInLimits: readonly Limit<{ input: { login: string } }>[] = [
  { name: 'login-address', points: 100, seconds: quarterOfAnHour },
  {
    name: 'login',
    points: 30,
    seconds: quarterOfAnHour,
    by: ({ input: { login } }) => Object.values(parseLogin(login)).join().toLowerCase(),
  },
];

/** Codes that are sent, whatever for, at the wish of one address (ours); how many go to one phone is counted by the provider. */
export const codeLimits: readonly Limit[] = [{ name: 'code-address', points: 30, seconds: quarterOfAnHour }];

/** Codes that are brought from one address, right or wrong (ours); how often one of them may be tried is counted by the provider. */
export const codeTryLimits: readonly Limit[] = [{ name: 'code-try', points: 100, seconds: quarterOfAnHour }];

/** Links to a new password at the wish of one address, and those that are followed (ours). */
export const resetLimits: readonly Limit[] = [{ name: 'reset-address', points: 30, seconds: quarterOfAnHour }];
export const resetTryLimits: readonly Limit[] = [{ name: 'reset-try', points: 60, seconds: quarterOfAnHour }];
