import type { Limit } from '../base/limit.ts';

/**
 * Tries of staff to sign in from one address, right or wrong (ours): a whole shop may stand behind it. How often one trade point is tried,
 * and how often wrongly from one network, is counted by the provider, which knows right from wrong.
 */
export const employeeSignInLimits: readonly Limit[] = [{ name: 'employee-sign-in', points: 100, seconds: 15 * 60 }];
