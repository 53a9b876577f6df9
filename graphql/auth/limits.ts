import type { Limit } from '../limit.ts';
import { loginOf } from './rules.ts';

/** Seconds. */
const quarterOfAnHour = 15 * 60;

/**
 * Tries to sign in from one address, right or wrong: all of them, since there may be many shoppers behind it, and those to one
 * account (ours). How often an account is tried from everywhere is counted by the provider, which knows right from wrong: here
 * anybody could lock a shopper out.
 */
export const signInLimits: readonly Limit<{ input: { login: string } }>[] = [
  { name: 'login-address', points: 100, seconds: quarterOfAnHour },
  { name: 'login', points: 30, seconds: quarterOfAnHour, by: ({ input: { login } }) => Object.values(loginOf(login)).join().toLowerCase() },
];
