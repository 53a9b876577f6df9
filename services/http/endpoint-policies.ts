import { type Absence, createAbsence } from './absence.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Hedge } from './hedge.ts';
import { createLatencyTracker } from './latency-tracker.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Plan } from './plan.ts';

/** What an endpoint has for itself in this process. */
export interface EndpointPolicy {
  breaker: Breaker;
  /** Whether the provider has said that it does not have the call. */
  absence: Absence;
  /** Of answers to nobody and to all guests; what changes something or belongs to somebody is never sent twice at once. */
  hedge: Hedge | undefined;
}

/**
 * What a domain has circuits of its own for: a change that waits for another one, or a file that waits for its turn, says nothing of those
 * who only look.
 */
export type Work = 'reads' | 'changes' | 'files';

const workOf = ({ endpoint, upload }: Plan): Work =>
  upload !== undefined ? 'files' : endpoint.idempotency === 'safe' ? 'reads' : 'changes';

export function createEndpointPolicies(metrics: Metrics, logger: Logger): (plan: Plan) => EndpointPolicy {
  const breakers = new Map<string, Breaker>();
  const policies = new Map<Plan, EndpointPolicy>();
  const breakerOf = (domain: string, work: Work): Breaker => {
    const name = `${domain} ${work}`;
    const cachedBreaker = breakers.get(name);
    if (cachedBreaker !== undefined) return cachedBreaker;
    const breaker = createBreaker(
      () => performance.now(),
      (state) => {
        metrics.breaker(domain, work, state);
        logger.warn({ domain, work, state }, 'circuit of the provider');
      },
    );
    breakers.set(name, breaker);
    metrics.breaker(domain, work, breaker.state);
    return breaker;
  };
  return (plan) => {
    const cachedPolicy = policies.get(plan);
    if (cachedPolicy !== undefined) return cachedPolicy;
    const breaker = breakerOf(plan.endpoint.domain, workOf(plan));
    const isCalm = () => breaker.state === 'closed';
    const onOutcome = (outcome: 'won' | 'lost') => metrics.hedge(plan.id, outcome);
    const hedge =
      plan.isShared || plan.isSharedByGuests
        ? { latency: createLatencyTracker(), deadline: plan.endpoint.deadline, isCalm, onOutcome }
        : undefined;
    const absence = createAbsence(() => performance.now());
    const policy = { breaker, absence, hedge };
    policies.set(plan, policy);
    return policy;
  };
}
