import type { Transported } from './answer.ts';
import type { BoundCall } from './bind.ts';
import type { Caller } from './calls.ts';
import { callEnd } from './deadline.ts';
import { sharedKey } from './key.ts';
import type { Metrics } from './metrics.ts';
import type { Plan } from './plan.ts';
import { watch } from './provenance.ts';
import type { CallInput } from './request.ts';
import type { CarryFor } from './sessions.ts';
import type { Transport } from './transport.ts';
import { createUnderWay, type UnderWay } from './under-way.ts';

interface Parts {
  transport: Transport;
  inSession: CarryFor;
  metrics: Metrics;
}

/**
 * Calls that change something or belong to somebody: never shared among visitors, ended when their client goes. The same read under way
 * twice for one caller is one call, as long as the caller has changed nothing since it began.
 */
export function createPersonalCalls({ transport, inSession, metrics }: Parts): BoundCall {
  const underWay = new WeakMap<Caller, UnderWay<Transported>>();

  const send = (plan: Plan, caller: Caller, input: CallInput): Promise<Transported> =>
    inSession(plan, caller, () => {
      // A file is no part of an operation: it has the time of its own declaration.
      const isFile = plan.upload !== undefined || plan.download !== undefined;
      const end = callEnd(performance.now(), plan.endpoint.deadline, isFile ? Number.POSITIVE_INFINITY : caller.deadline);
      return transport(plan, caller, input, end, caller.signal());
    });

  const change = async (plan: Plan, caller: Caller, input: CallInput): Promise<Transported> => {
    underWay.delete(caller);
    try {
      return await send(plan, caller, input);
    } finally {
      underWay.delete(caller);
    }
  };

  return async (plan, caller, input, observe) => {
    const seen = watch(plan, observe);
    if (plan.endpoint.idempotency !== 'safe' || plan.endpoint.method !== 'GET' || plan.download !== undefined) {
      const { value } = await change(plan, caller, input);
      seen?.('provider', 'miss');
      return value;
    }
    const reads = underWay.get(caller) ?? createUnderWay<Transported>();
    underWay.set(caller, reads);
    const key = personalKey(plan, caller, input);
    const running = reads.get(key);
    const { value } = await (running ?? reads.begin(key, () => send(plan, caller, input)));
    if (running !== undefined) metrics.coalesced(plan.id);
    seen?.(running === undefined ? 'provider' : 'coalesced', 'miss');
    return value;
  };
}

/** Who a caller is may change in the middle of a request: another basket, a new order, a session that begins or ends. */
const personalKey = (plan: Plan, caller: Caller, input: CallInput): string =>
  `${sharedKey(plan, caller, input)} ${JSON.stringify([caller.bearer, caller.basketId, caller.orderKeys, caller.repairKeys, caller.commentKey, caller.employeeToken])}`;
