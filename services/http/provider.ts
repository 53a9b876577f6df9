import type { Pool } from 'undici';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { domains } from '../registry.ts';
import { endpointId, readAnswer } from './answer.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { createCache } from './cache.ts';
import type { Caller, Calls, Provenance, Provider } from './calls.ts';
import { createCoalescer } from './coalesce.ts';
import { ProviderError } from './errors.ts';
import type { Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { openPool } from './pool.ts';
import { type CallInput, headersFor, target, toWire, type WireInput } from './request.ts';
import { withRetry } from './retry.ts';
import { send } from './send.ts';

export interface ProviderOptions {
  /** Scheme, host and port: `http://127.0.0.1:4010`. */
  origin: string;
  redisUrl?: string | undefined;
  logger: Logger;
}

/** The engine: carries any declared call by what its declaration says. */
export function createProvider({ origin, redisUrl, logger }: ProviderOptions): Provider {
  const { pool, prefix } = poolOf(origin);
  const cache = createCache(logger, redisUrl);
  const metrics = createMetrics();
  const coalesce = createCoalescer();
  const breakers = new Map<string, Breaker>(
    Object.keys(domains).map((domain) => [
      domain,
      createBreaker(
        () => performance.now(),
        (state) => {
          metrics.breaker(domain, state);
          logger.warn({ domain, state }, 'circuit of the provider');
        },
      ),
    ]),
  );

  const dropped = (endpoint: AnyEndpoint, count: number, issue: string) => {
    metrics.dropped(endpoint, count);
    logger.warn({ endpoint: endpointId(endpoint), count, issue }, 'items break the contract and were left out');
  };

  async function carry(endpoint: AnyEndpoint, caller: Caller, input: CallInput, wire: WireInput, signal: AbortSignal): Promise<unknown> {
    const id = endpointId(endpoint);
    const started = performance.now();
    const message = { path: prefix + target(wire, caller), headers: headersFor(endpoint, caller, input), body: wire.body, signal };
    const attempt = async () => readAnswer(endpoint, await send(pool, endpoint, message), dropped);
    const guarded = () => withRetry(endpoint, signal, attempt);
    try {
      const value = await (breakers.get(endpoint.domain)?.run(id, guarded) ?? guarded());
      metrics.call(endpoint, 'ok', performance.now() - started);
      logger.debug({ endpoint: id, milliseconds: Math.round(performance.now() - started), traceId: caller.traceId }, 'provider call');
      return value;
    } catch (error) {
      report(endpoint, caller, error, performance.now() - started);
      throw error;
    }
  }

  function report(endpoint: AnyEndpoint, caller: Caller, error: unknown, milliseconds: number): void {
    const kind = error instanceof ProviderError ? error.kind : 'internal';
    metrics.call(endpoint, kind, milliseconds);
    const fields = {
      endpoint: endpointId(endpoint),
      kind,
      status: error instanceof ProviderError ? error.status : 0,
      // Upstream words may name a shopper; only our own may stand in the log.
      issue: error instanceof ProviderError && error.kind === 'contract' ? error.message : undefined,
      milliseconds: Math.round(milliseconds),
      traceId: caller.traceId,
    };
    if (kind === 'refused' || kind === 'aborted') logger.debug(fields, 'provider call refused');
    else logger.warn(fields, 'provider call failed');
  }

  async function call(
    endpoint: AnyEndpoint,
    caller: Caller,
    input: CallInput,
    observe?: (provenance: Provenance) => void,
  ): Promise<unknown> {
    const started = performance.now();
    const wire = toWire(endpoint, input);
    const seen = (source: Provenance['source'], state: Provenance['state']) =>
      observe?.({ endpoint: endpointId(endpoint), source, state, milliseconds: performance.now() - started });

    if (isShared(endpoint)) {
      const key = `${endpointId(endpoint)}:${sharedKey(endpoint, caller, wire)}`;
      if (endpoint.cache !== 'never') {
        // A refresh serves everybody, so it lives by the endpoint's deadline, not by the first caller's.
        const looked = await waitFor(
          cache.read(key, endpoint.cache, () => carry(endpoint, caller, input, wire, AbortSignal.timeout(endpoint.deadline))),
          endpoint,
          caller,
        );
        metrics.cache(endpoint, looked.state);
        seen(looked.layer, looked.state);
        return looked.value;
      }
      const { answer, joined } = coalesce(`${key}:${caller.cityId}`, () =>
        carry(endpoint, caller, input, wire, AbortSignal.timeout(endpoint.deadline)),
      );
      const value = await waitFor(answer, endpoint, caller);
      seen(joined ? 'coalesced' : 'provider', 'miss');
      return value;
    }
    const value = await carry(endpoint, caller, input, wire, signalOf(endpoint, caller));
    seen('provider', 'miss');
    return value;
  }

  return {
    callsFor: (caller, observe) => bind((endpoint, input) => call(endpoint, caller, input, observe)),
    dropTag: (tag) => cache.dropTag(tag),
    metrics: () => metrics.text(),
    async close() {
      await cache.close();
      await pool.close();
    },
  };
}

/** Same for all shoppers and safe to ask: one answer may serve everybody. */
function isShared(endpoint: AnyEndpoint): boolean {
  return endpoint.identity === 'nobody' && endpoint.repeat === 'safe';
}

/** What the answer depends on; nothing of a person's can be among it. */
function sharedKey(endpoint: AnyEndpoint, caller: Caller, wire: WireInput): string {
  const vary = endpoint.cache === 'never' ? [] : endpoint.cache.vary;
  return JSON.stringify([
    wire.path,
    sorted(wire.query),
    wire.body ?? null,
    vary.includes('city') ? caller.cityId : null,
    vary.includes('branch') ? caller.branch : null,
    caller.applicationType,
  ]);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

function signalOf(endpoint: AnyEndpoint, caller: Caller): AbortSignal {
  return AbortSignal.any([caller.signal, AbortSignal.timeout(remaining(endpoint, caller))]);
}

/** Milliseconds: what the declaration allows, as far as the operation still has them. */
function remaining(endpoint: AnyEndpoint, caller: Caller): number {
  return Math.max(1, Math.round(Math.min(endpoint.deadline, caller.deadline - performance.now())));
}

/** Waits for a shared answer no longer than this caller can. */
async function waitFor<T>(answer: Promise<T>, endpoint: AnyEndpoint, caller: Caller): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ProviderError('timeout', endpointId(endpoint))), remaining(endpoint, caller));
  const gone = () => reject(new ProviderError('aborted', endpointId(endpoint)));
  caller.signal.addEventListener('abort', gone, { once: true });
  try {
    if (caller.signal.aborted) gone();
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
    caller.signal.removeEventListener('abort', gone);
    // Whoever does not wait any more must not turn a late failure into an unhandled one.
    answer.catch(() => undefined);
  }
}

/** A base path in the origin (`https://api.example/shop`) stands before every call's own. */
function poolOf(origin: string): { pool: Pool; prefix: string } {
  const url = new URL(origin);
  return { pool: openPool(url.origin), prefix: url.pathname.replace(/\/$/, '') };
}

type Carry = (endpoint: AnyEndpoint, input: CallInput) => Promise<unknown>;

function bind(carry: Carry): Calls {
  const bound = Object.entries(domains).map(([domain, table]) => {
    const calls = Object.entries<AnyEndpoint>(table).map(([name, endpoint]) => [name, (input: CallInput) => carry(endpoint, input)]);
    return [domain, Object.fromEntries(calls)];
  });
  // The table is made from the very declarations that the type is made from.
  return Object.fromEntries(bound) as Calls;
}
