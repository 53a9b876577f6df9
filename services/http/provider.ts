import type { Pool } from 'undici';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { domains, everyEndpoint } from '../registry.ts';
import { createBinder } from './bind.ts';
import { createCache } from './cache.ts';
import type { Caller, Provider } from './calls.ts';
import { type Carry, createCarrier } from './carry.ts';
import { callEnd } from './deadline.ts';
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openPool } from './pool.ts';
import { watch, withFailures } from './provenance.ts';
import { openSharedStore, type SharedStore } from './redis.ts';
import { createRenewal } from './renew.ts';
import { askTokens, type CarryFor, createSessions } from './sessions.ts';
import { type Call, createSharedCalls } from './shared.ts';

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
  const shared = createSharedCalls({ cache, carry, metrics });
  const personal = createPersonalCalls(carry, sessionsOf(carry, store, metrics));
  const call = withFailures((plan, ...asked) => (plan.isShared ? shared : personal)(plan, ...asked));

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

/** Calls that change something or belong to somebody: never shared, ended when their client goes. */
function createPersonalCalls(carry: Carry, inSession: CarryFor): Call {
  return async (plan, caller, input, observe) => {
    const seen = watch(plan, observe);
    const { value } = await inSession(plan, caller, () => {
      const end = callEnd(performance.now(), plan.endpoint.deadline, caller.deadline);
      return carry(plan, caller, input, end, caller.signal());
    });
    seen?.('provider', 'miss');
    return value;
  };
}

function sessionsOf(carry: Carry, store: SharedStore | undefined, metrics: Metrics): CarryFor {
  const { refreshToken } = domains.auth;
  const ask = (caller: Caller, token: string) => askTokens(carry, refreshToken, caller, token);
  return createSessions(createRenewal({ store, deadline: refreshToken.deadline, ask, metrics }));
}

/** A base path in the origin (`https://api.example/shop`) stands before every call's own. */
function poolOf(origin: string): { pool: Pool; prefix: string } {
  const url = new URL(origin);
  return { pool: openPool(url.origin), prefix: url.pathname.replace(/\/$/, '') };
}

function everyTag(endpoints: readonly AnyEndpoint[]): string[] {
  return [...new Set(endpoints.flatMap(({ cache }) => (cache === 'never' ? [] : cache.tags)))];
}
