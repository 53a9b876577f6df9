import type { Lifetime } from '../contract/endpoint.ts';
import type { TransportResult } from './answer.ts';
import type { BoundCall, Observe } from './bind.ts';
import type { Cache } from './cache.ts';
import type { Fetch } from './cache-lookup.ts';
import { createCallCoalescer } from './call-coalescer.ts';
import type { Caller } from './calls.ts';
import { sharedKey } from './key.ts';
import type { Metrics } from './metrics.ts';
import type { Plan } from './plan.ts';
import { watch } from './provenance.ts';
import type { CallInput } from './request.ts';
import type { Transport } from './transport.ts';
import { waitUntil } from './wait-until.ts';

interface Parts {
  cache: Cache;
  transport: Transport;
  metrics: Metrics;
}

/**
 * Calls whose answer is the same for all shoppers: out of the cache where they have a lifetime, one for all who ask at once
 * where they have none. They serve everybody, so they live by the endpoint's deadline, not by the first caller's; what is not kept
 * ends when the last caller has gone.
 */
export function createSharedCalls({ cache, transport, metrics }: Parts): BoundCall {
  const coalescer = createCallCoalescer<TransportResult>();

  const callCoalesced = async (plan: Plan, caller: Caller, input: CallInput, key: string, observe: Observe | undefined) => {
    const report = watch(plan, observe);
    const isJoined = coalescer.isInFlight(key);
    const send = (signal: AbortSignal) => transport(plan, caller, input, performance.now() + plan.endpoint.deadline, signal);
    const { value } = await withinDeadline(coalescer.join(key, plan.id, caller.signal(), send), plan, caller);
    if (isJoined) metrics.coalesced(plan.id);
    report?.(isJoined ? 'coalesced' : 'provider', 'miss');
    return value;
  };

  const callCached = async (
    plan: Plan,
    caller: Caller,
    input: CallInput,
    key: string,
    lifetime: Lifetime,
    observe: Observe | undefined,
  ): Promise<unknown> => {
    const report = watch(plan, observe);
    const fetch: Fetch = { plan, run: (end) => transport(plan, caller, input, end) };
    const { value, state, source } = await withinDeadline(cache.read(key, lifetime, fetch), plan, caller);
    metrics.cache(plan.id, state);
    if (source === 'coalesced') metrics.coalesced(plan.id);
    report?.(source, state);
    return value;
  };

  return (plan, caller, input, observe) => {
    const key = sharedKey(plan, caller, input);
    const { cache: lifetime } = plan.endpoint;
    if (lifetime === 'never') return callCoalesced(plan, caller, input, key, observe);
    const freshEntry = cache.getFresh(key, lifetime, plan);
    if (freshEntry === undefined) return callCached(plan, caller, input, key, lifetime, observe);
    metrics.cache(plan.id, 'hit');
    observe?.({ endpoint: plan.id, source: 'memory', state: 'hit', milliseconds: 0 });
    return Promise.resolve(freshEntry.value);
  };
}

/** Only an operation that ends before the endpoint's own deadline needs a clock of its own. */
function withinDeadline<T>(answer: Promise<T>, plan: Plan, caller: Caller): Promise<T> {
  const hasTime = caller.deadline - performance.now() >= plan.endpoint.deadline;
  return hasTime ? answer : waitUntil(answer, caller.deadline, plan.id);
}
