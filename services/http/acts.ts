import type { BoundCall } from './bind.ts';
import type { Metrics } from './metrics.ts';
import { ProviderError } from './provider-error.ts';

/** What a shop is there for, by the calls that do it: what its operator wants to see of every provider, whoever has written it. */
export const acts: Readonly<Record<string, string>> = {
  'orders.create': 'order',
  'orders.cancel': 'cancellation',
  'payments.create': 'payment',
  'payments.init': 'payment_page',
  'auth.login': 'sign_in',
  'auth.loginWithSmsCode': 'sign_in',
  'auth.signUp': 'sign_up',
  'auth.sendLoginCode': 'code',
  'auth.sendRegisterCode': 'code',
  'orders.sendCode': 'code',
  'repair.sendCode': 'code',
  'loyalty.sendSms': 'code',
  'auth.verifyRegisterCode': 'code_check',
  'orders.open': 'code_check',
  'repair.verifyCode': 'code_check',
  'loyalty.verifyCode': 'code_check',
  'products.search': 'search',
};

/** Counts how each act ends, wherever its answer came from. */
export function withActs(call: BoundCall, metrics: Pick<Metrics, 'act'>): BoundCall {
  // From nothing to one is no growth to who reads figures: each begins with none.
  for (const act of Object.values(acts)) for (const outcome of outcomes(act)) metrics.act(act, outcome, 0);
  return (plan, ...args) => {
    const act = acts[plan.id];
    const answer = call(plan, ...args);
    if (act !== undefined)
      answer.then(
        (value) => metrics.act(act, outcomeOf(act, value)),
        (error: unknown) => metrics.act(act, failureOf(error)),
      );
    return answer;
  };
}

const outcomes = (act: string): string[] => [...(act === 'search' ? ['found', 'empty'] : ['done']), 'refused', 'failed', 'aborted'];

const outcomeOf = (act: string, value: unknown): string => {
  if (act !== 'search') return 'done';
  const isEmpty = typeof value === 'object' && value !== null && 'total' in value && value.total === 0;
  return isEmpty ? 'empty' : 'found';
};

/** What a shopper could have done otherwise (`refused`), and what is the shop's or the provider's (`failed`). */
const failureOf = (error: unknown): string => {
  const kind = error instanceof ProviderError ? error.kind : 'internal';
  return kind === 'refused' || kind === 'aborted' ? kind : 'failed';
};
