import type { Pool } from 'undici';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { type Domains, domains, everyEndpoint } from '../registry.ts';
import { withActs } from './acts.ts';
import { type BoundCall, createBinder } from './bind.ts';
import { createCache } from './cache.ts';
import type { Caller, Provider } from './calls.ts';
import { withDeadlines } from './deadline.ts';
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createPersonalCalls } from './personal.ts';
import { openPool } from './pool.ts';
import { withFailures } from './provenance.ts';
import { openSharedStore, type SharedStore } from './redis.ts';
import type { RedisPlace } from './redis-connection.ts';
import { createRenewal } from './renew.ts';
import { askTokens, createSessions, type SendInSession } from './sessions.ts';
import { createSharedCalls } from './shared.ts';
import { createTransport, type Transport } from './transport.ts';

export interface ProviderOptions {
  /** Scheme, host and port: `http://127.0.0.1:4010`. */
  origin: string;
  /** Shown with every call, to a provider that asks for it. */
  key?: string | undefined;
  redis?: RedisPlace | undefined;
  /** What the declared deadlines are multiplied by, for a provider or a machine that is slow. */
  deadlineFactor?: number;
  logger: Logger;
}

/** The engine: carries any declared call by what its declaration says. */
export function createProvider({ origin, key, redis, deadlineFactor = 1, logger }: ProviderOptions): Provider {
  const { pool, prefix } = poolOf(origin);
  const endpoints = withDeadlines(domains, deadlineFactor);
  const metrics = createMetrics();
  const store = redis === undefined ? undefined : openSharedStore(redis, logger, metrics.redis);
  const listeners: ((tag: string) => void)[] = [];
  const onDrop = (tag: string) => {
    for (const listener of listeners) listener(tag);
  };
  const cache = createCache({ logger, store, redis, knownTags: everyTag(everyEndpoint), onDrop });
  metrics.watchCache(cache.size);
  const transport = createTransport({ pool, prefix, key, metrics, logger });
  const sharedCalls = createSharedCalls({ cache, transport, metrics });
  const personalCalls = createPersonalCalls({ transport, inSession: sessionsOf(endpoints.auth, transport, store, metrics), metrics });
  const dispatch: BoundCall = (plan, caller, ...args) => {
    const isForAll = plan.isShared || (plan.isSharedByGuests && isGuest(caller));
    return (isForAll ? sharedCalls : personalCalls)(plan, caller, ...args);
  };
  const call = withFailures(withActs(dispatch, metrics));

  return {
    callsFor: createBinder(endpoints, call),
    dropTag: (tag) => cache.dropTag(tag),
    whenDropped: (listener) => void listeners.push(listener),
    metrics: () => metrics.text(),
    registry: metrics.registry,
    async close() {
      cache.close();
      store?.close();
      await pool.close();
    },
  };
}

/** Nobody is signed in, and nobody can become so by a refresh. */
const isGuest = ({ bearer, refreshToken }: Caller): boolean => bearer === undefined && refreshToken === undefined;

function sessionsOf(
  { refreshToken }: Domains['auth'],
  transport: Transport,
  store: SharedStore | undefined,
  metrics: Metrics,
): SendInSession {
  const requestTokens = (caller: Caller, token: string) => askTokens(transport, refreshToken, caller, token);
  return createSessions(createRenewal({ store, deadline: refreshToken.deadline, requestTokens, metrics }));
}

/** A base path in the origin (`https://api.example/shop`) stands before every call's own. */
function poolOf(origin: string): { pool: Pool; prefix: string } {
  const url = new URL(origin);
  return { pool: openPool(url.origin), prefix: url.pathname.replace(/\/$/, '') };
}

function everyTag(endpoints: readonly AnyEndpoint[]): string[] {
  return [...new Set(endpoints.flatMap(({ cache }) => (cache === 'never' ? [] : cache.tags)))];
}
