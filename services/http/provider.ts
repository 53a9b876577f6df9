import type { Pool } from 'undici';
import type { AnyEndpoint, Lifetime } from '../contract/endpoint.ts';
import { domains, everyEndpoint } from '../registry.ts';
import { createBinder, type Observe } from './bind.ts';
import { createCache, type Fetch } from './cache.ts';
import type { Caller, Provenance, Provider } from './calls.ts';
import { type Carried, createCarrier } from './carry.ts';
import { callEnd } from './deadline.ts';
import { sharedKey } from './key.ts';
import type { Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { waitUntil } from './patience.ts';
import type { Plan } from './plan.ts';
import { openPool } from './pool.ts';
import { openSharedStore } from './redis.ts';
import { createRenewal } from './renew.ts';
import type { CallInput } from './request.ts';
import { askTokens, createSessions } from './sessions.ts';
import { createUnderWay } from './under-way.ts';

export interface ProviderOptions {
  /** Scheme, host and port: `http://127.0.0.1:4010`. */
  origin: string;
  redisUrl?: string | undefined;
  logger: Logger;
}

/** The engine: carries any declared call by what its declaration says. */
export function createProvider({ origin, redisUrl, logger }: ProviderOptions): Provider {
  const { pool, prefix } = poolOf(origin);
  const store = redisUrl === undefined ? undefined : openSharedStore(redisUrl, logger);
  const metrics = createMetrics();
  const listeners: ((tag: string) => void)[] = [];
  const dropped = (tag: string) => {
    for (const listener of listeners) listener(tag);
  };
  const cache = createCache({ logger, store, redisUrl, knownTags: everyTag(everyEndpoint), dropped });
  const carry = createCarrier({ pool, prefix, metrics, logger });
  const { refreshToken } = domains.auth;
  const ask = (caller: Caller, token: string) => askTokens(carry, refreshToken, caller, token);
  const inSession = createSessions(createRenewal({ store, deadline: refreshToken.deadline, ask, metrics }));
  /** Uncached shared calls under way, by key. */
  const underWay = createUnderWay<Carried>();

  function call(plan: Plan, caller: Caller, input: CallInput, observe: Observe | undefined): Promise<unknown> {
    const { cache: lifetime } = plan.endpoint;
    if (!plan.isShared) return personal(plan, caller, input, observe);
    const key = sharedKey(plan, caller, input);
    if (lifetime === 'never') return joined(plan, caller, input, key, observe);
    const kept = cache.fresh(key, lifetime, plan);
    if (kept === undefined) return looked(plan, caller, input, key, lifetime, observe);
    metrics.cache(plan.id, 'hit');
    observe?.({ endpoint: plan.id, source: 'memory', state: 'hit', milliseconds: 0 });
    return Promise.resolve(kept.value);
  }

  async function personal(plan: Plan, caller: Caller, input: CallInput, observe: Observe | undefined): Promise<unknown> {
    const seen = watch(plan, observe);
    const { value } = await inSession(plan, caller, () => carry(plan, caller, input, endOf(plan, caller), caller.signal));
    seen?.('provider', 'miss');
    return value;
  }

  /** Identical calls under way are one; whoever asked gets its answer. */
  async function joined(plan: Plan, caller: Caller, input: CallInput, key: string, observe: Observe | undefined): Promise<unknown> {
    const seen = watch(plan, observe);
    const running = underWay.get(key);
    const ask = () => carry(plan, caller, input, performance.now() + plan.endpoint.deadline);
    const { value } = await inPatience(running ?? underWay.begin(key, ask), plan, caller);
    if (running !== undefined) metrics.coalesced(plan.id);
    seen?.(running === undefined ? 'provider' : 'coalesced', 'miss');
    return value;
  }

  async function looked(plan: Plan, caller: Caller, input: CallInput, key: string, lifetime: Lifetime, observe: Observe | undefined) {
    const seen = watch(plan, observe);
    // It serves everybody, so it lives by the endpoint's deadline, not by the first caller's.
    const fetch: Fetch = { plan, run: (end) => carry(plan, caller, input, end) };
    const { value, state, source } = await inPatience(cache.read(key, lifetime, fetch), plan, caller);
    metrics.cache(plan.id, state);
    if (source === 'coalesced') metrics.coalesced(plan.id);
    seen?.(source, state);
    return value;
  }

  return {
    callsFor: createBinder(domains, call),
    dropTag: (tag) => cache.dropTag(tag),
    whenDropped: (listener) => void listeners.push(listener),
    metrics: () => metrics.text(),
    async close() {
      cache.close();
      store?.close();
      await pool.close();
    },
  };
}

type Seen = (source: Provenance['source'], state: Provenance['state']) => void;

/** Begins to measure for whoever asks; costs nothing otherwise. */
function watch({ id }: Plan, observe: Observe | undefined): Seen | undefined {
  if (observe === undefined) return undefined;
  const started = performance.now();
  return (source, state) => observe({ endpoint: id, source, state, milliseconds: performance.now() - started });
}

const endOf = ({ endpoint }: Plan, caller: Caller): number => callEnd(performance.now(), endpoint.deadline, caller.deadline);

/** A shared answer ends by the endpoint's own deadline; only an operation with less time than that needs a clock of its own. */
function inPatience<T>(answer: Promise<T>, plan: Plan, caller: Caller): Promise<T> {
  const hasTime = caller.deadline - performance.now() >= plan.endpoint.deadline;
  return hasTime ? answer : waitUntil(answer, caller.deadline, plan.id);
}

/** A base path in the origin (`https://api.example/shop`) stands before every call's own. */
function poolOf(origin: string): { pool: Pool; prefix: string } {
  const url = new URL(origin);
  return { pool: openPool(url.origin), prefix: url.pathname.replace(/\/$/, '') };
}

function everyTag(endpoints: readonly AnyEndpoint[]): string[] {
  return [...new Set(endpoints.flatMap(({ cache }) => (cache === 'never' ? [] : cache.tags)))];
}
