import type { Limit } from '../limited.ts';
import { loginOf } from './rules.ts';

/** Seconds. */
const quarterOfAnHour = 15 * 60;

/**
 * Tries to sign in, right or wrong: from one address, behind which there may be many shoppers, and to one account from wherever
 * (ours). The provider counts the wrong ones of an account more strictly.
 */
export const signInLimits: readonly Limit<{ login: string }>[] = [
  { name: 'login-address', points: 100, seconds: quarterOfAnHour },
  { name: 'login', points: 30, seconds: quarterOfAnHour, by: ({ login }) => Object.values(loginOf(login)).join().toLowerCase() },
];
