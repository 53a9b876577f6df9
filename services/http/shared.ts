import type { Lifetime } from '../contract/endpoint.ts';
import type { Transported } from './answer.ts';
import { createAsked } from './asked.ts';
import type { BoundCall, Observe } from './bind.ts';
import type { Cache } from './cache.ts';
import type { Fetch } from './cache-lookup.ts';
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
  const asked = createAsked<Transported>();

  const joined = async (plan: Plan, caller: Caller, input: CallInput, key: string, observe: Observe | undefined) => {
    const seen = watch(plan, observe);
    const isJoined = asked.isUnderWay(key);
    const ask = (signal: AbortSignal) => transport(plan, caller, input, performance.now() + plan.endpoint.deadline, signal);
    const { value } = await inPatience(asked.ask(key, plan.id, caller.signal(), ask), plan, caller);
    if (isJoined) metrics.coalesced(plan.id);
    seen?.(isJoined ? 'coalesced' : 'provider', 'miss');
    return value;
  };

  const looked = async (
    plan: Plan,
    caller: Caller,
    input: CallInput,
    key: string,
    lifetime: Lifetime,
    observe: Observe | undefined,
  ): Promise<unknown> => {
    const seen = watch(plan, observe);
    const fetch: Fetch = { plan, run: (end) => transport(plan, caller, input, end) };
    const { value, state, source } = await inPatience(cache.read(key, lifetime, fetch), plan, caller);
    metrics.cache(plan.id, state);
    if (source === 'coalesced') metrics.coalesced(plan.id);
    seen?.(source, state);
    return value;
  };

  return (plan, caller, input, observe) => {
    const key = sharedKey(plan, caller, input);
    const { cache: lifetime } = plan.endpoint;
    if (lifetime === 'never') return joined(plan, caller, input, key, observe);
    const kept = cache.fresh(key, lifetime, plan);
    if (kept === undefined) return looked(plan, caller, input, key, lifetime, observe);
    metrics.cache(plan.id, 'hit');
    observe?.({ endpoint: plan.id, source: 'memory', state: 'hit', milliseconds: 0 });
    return Promise.resolve(kept.value);
  };
}

/** Only an operation that ends before the endpoint's own deadline needs a clock of its own. */
function inPatience<T>(answer: Promise<T>, plan: Plan, caller: Caller): Promise<T> {
  const hasTime = caller.deadline - performance.now() >= plan.endpoint.deadline;
  return hasTime ? answer : waitUntil(answer, caller.deadline, plan.id);
}
