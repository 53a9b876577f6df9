import type { Limit } from '../limited.ts';
import { loginOf } from './rules.ts';

/** Seconds. */
const quarterOfAnHour = 15 * 60;

/** Tries to sign in: one address may try some accounts, one account may be tried a few times from wherever (ours). */
export const signInLimits: readonly Limit<{ login: string }>[] = [
  { name: 'login-address', points: 30, seconds: quarterOfAnHour },
  { name: 'login', points: 10, seconds: quarterOfAnHour, by: ({ login }) => Object.values(loginOf(login)).join().toLowerCase() },
];
