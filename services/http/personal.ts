import type { TransportResult } from './answer.ts';
import type { BoundCall } from './bind.ts';
import type { Caller } from './calls.ts';
import { callEnd } from './deadline.ts';
import { createInFlight, type InFlight } from './in-flight.ts';
import { sharedKey } from './key.ts';
import type { Metrics } from './metrics.ts';
import type { Plan } from './plan.ts';
import { watch } from './provenance.ts';
import type { CallInput } from './request.ts';
import type { SendInSession } from './sessions.ts';
import type { Transport } from './transport.ts';

interface Parts {
  transport: Transport;
  inSession: SendInSession;
  metrics: Metrics;
}

/**
 * Calls that change something or belong to somebody: never shared among visitors, ended when their client goes. The same read under way
 * twice for one caller is one call, as long as the caller has changed nothing since it began.
 */
export function createPersonalCalls({ transport, inSession, metrics }: Parts): BoundCall {
  const inFlight = new WeakMap<Caller, InFlight<TransportResult>>();

  const send = (plan: Plan, caller: Caller, input: CallInput): Promise<TransportResult> =>
    inSession(plan, caller, () => {
      // A file is no part of an operation: it has the time of its own declaration.
      const isFile = plan.upload !== undefined || plan.download !== undefined;
      const end = callEnd(performance.now(), plan.endpoint.deadline, isFile ? Number.POSITIVE_INFINITY : caller.deadline);
      return transport(plan, caller, input, end, caller.signal());
    });

  const change = async (plan: Plan, caller: Caller, input: CallInput): Promise<TransportResult> => {
    inFlight.delete(caller);
    try {
      return await send(plan, caller, input);
    } finally {
      inFlight.delete(caller);
    }
  };

  return async (plan, caller, input, observe) => {
    const report = watch(plan, observe);
    if (plan.endpoint.idempotency !== 'safe' || plan.endpoint.method !== 'GET' || plan.download !== undefined) {
      const { value } = await change(plan, caller, input);
      report?.('provider', 'miss');
      return value;
    }
    const reads = inFlight.get(caller) ?? createInFlight<TransportResult>();
    inFlight.set(caller, reads);
    const key = personalKey(plan, caller, input);
    const running = reads.get(key);
    const { value } = await (running ?? reads.start(key, () => send(plan, caller, input)));
    if (running !== undefined) metrics.coalesced(plan.id);
    report?.(running === undefined ? 'provider' : 'coalesced', 'miss');
    return value;
  };
}

/** Who a caller is may change in the middle of a request: another basket, a new order, a session that begins or ends. */
const personalKey = (plan: Plan, caller: Caller, input: CallInput): string =>
  `${sharedKey(plan, caller, input)} ${JSON.stringify([caller.bearer, caller.basketId, caller.orderKeys, caller.repairKeys, caller.commentKey, caller.employeeToken])}`;
