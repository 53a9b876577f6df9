import type { Pool } from 'undici';
import { type RawAnswer, readAnswer } from './answer.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Caller } from './calls.ts';
import { ProviderError } from './errors.ts';
import { type Hedge, hedged } from './hedge.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { createPace } from './pace.ts';
import type { Plan } from './plan.ts';
import { type CallInput, headersFor, target, toWire } from './request.ts';
import { withRetry } from './retry.ts';
import { type Sending, send } from './send.ts';
import { traced } from './tracing.ts';

/** An answer, decoded and as it came. */
export interface Carried {
  value: unknown;
  raw: RawAnswer;
}

/**
 * Carries one call to the provider and back: circuit, retries, hedging, trace, metrics. `end` is the moment
 * (`performance.now()`) at which it is given up; a signal gives it up when the client has gone.
 */
export type Carry = (plan: Plan, caller: Caller, input: CallInput, end: number, signal?: AbortSignal) => Promise<Carried>;

interface Parts {
  pool: Pool;
  /** Stands before every path. */
  prefix: string;
  metrics: Metrics;
  logger: Logger;
}

/** What an endpoint has for itself in this process. */
interface Lane {
  breaker: Breaker;
  /** Of answers to nobody; what changes something or belongs to somebody is never sent twice at once. */
  hedge: Hedge | undefined;
}

export function createCarrier({ pool, prefix, metrics, logger }: Parts): Carry {
  const laneOf = createLanes(metrics, logger);
  const dropped = ({ id }: Plan, count: number, issue: string) => {
    metrics.dropped(id, count);
    metrics.broken(id);
    logger.warn({ endpoint: id, count, issue }, 'items break the contract and were left out');
  };

  return async (plan, caller, input, end, signal) => {
    const { breaker, hedge } = laneOf(plan);
    const wire = toWire(plan, input);
    const message = { path: prefix + target(wire, caller), headers: headersFor(plan, caller, input), body: wire.body };
    const begin = (milliseconds: number) => send(pool, plan, message, milliseconds);
    const attempt = async (milliseconds: number): Promise<Carried> => {
      const began = performance.now();
      const sending = hedge === undefined ? begin(milliseconds) : hedged(begin, milliseconds, hedge);
      const raw = await (signal === undefined ? sending.answer : answerWhileThere(sending, signal));
      const value = readAnswer(plan, raw, dropped);
      hedge?.pace.record(performance.now() - began);
      return { value, raw };
    };
    const started = performance.now();
    try {
      const carried = await traced(plan.endpoint, message.headers, (attempted) =>
        breaker.run(plan.id, () =>
          withRetry(
            plan,
            end,
            (milliseconds) => {
              attempted();
              return attempt(milliseconds);
            },
            () => metrics.retry(plan.id),
          ),
        ),
      );
      metrics.call(plan.id, 'ok', performance.now() - started);
      return carried;
    } catch (error) {
      report(plan, caller, error, performance.now() - started);
      throw error;
    }
  };

  function report({ id }: Plan, { traceId }: Caller, error: unknown, milliseconds: number): void {
    const failure = error instanceof ProviderError ? error : undefined;
    const kind = failure?.kind ?? 'internal';
    metrics.call(id, kind, milliseconds);
    if (kind === 'contract') metrics.broken(id);
    // Upstream words may name a shopper; only our own may stand in the log.
    const issue = kind === 'contract' ? failure?.message : undefined;
    const fields = { endpoint: id, kind, status: failure?.status ?? 0, issue, milliseconds: Math.round(milliseconds), traceId };
    if (kind === 'refused' || kind === 'aborted') logger.debug(fields, 'provider call refused');
    else logger.warn(fields, 'provider call failed');
  }
}

function createLanes(metrics: Metrics, logger: Logger): (plan: Plan) => Lane {
  const breakers = new Map<string, Breaker>();
  const lanes = new Map<Plan, Lane>();
  const breakerOf = (domain: string): Breaker => {
    const known = breakers.get(domain);
    if (known !== undefined) return known;
    const breaker = createBreaker(
      () => performance.now(),
      (state) => {
        metrics.breaker(domain, state);
        logger.warn({ domain, state }, 'circuit of the provider');
      },
    );
    breakers.set(domain, breaker);
    return breaker;
  };
  return (plan) => {
    const known = lanes.get(plan);
    if (known !== undefined) return known;
    const breaker = breakerOf(plan.endpoint.domain);
    const isCalm = () => breaker.state === 'closed';
    const told = (outcome: 'won' | 'lost') => metrics.hedge(plan.id, outcome);
    const hedge = plan.isShared ? { pace: createPace(), deadline: plan.endpoint.deadline, isCalm, told } : undefined;
    const lane = { breaker, hedge };
    lanes.set(plan, lane);
    return lane;
  };
}

/** The answer, unless the client goes away first. */
async function answerWhileThere(sending: Sending, signal: AbortSignal) {
  if (signal.aborted) sending.abandon();
  else signal.addEventListener('abort', sending.abandon, { once: true });
  try {
    return await sending.answer;
  } finally {
    signal.removeEventListener('abort', sending.abandon);
  }
}
