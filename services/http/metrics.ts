import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState } from './breaker.ts';

const states: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** The engine's own counters, labelled by declared call. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <const Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = new Histogram({
    name: 'vitrina_provider_call_seconds',
    help: 'Calls of the provider by endpoint and outcome.',
    labelNames: ['endpoint', 'outcome'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  // A process has one provider origin, so domain and work name the circuit.
  const breaker = new Gauge({
    name: 'vitrina_breaker_state',
    help: 'Circuit by domain and kind of work (reads, changes, files): 0 closed, 1 half-open, 2 open.',
    labelNames: ['domain', 'work'],
    registers,
  });
  const cache = counter('vitrina_cache_total', 'Look-ups in the cache: hit, stale, miss.', 'endpoint', 'state');
  const droppedItems = counter(
    'vitrina_provider_dropped_items_total',
    'Items of lists that break the contract and were left out.',
    'endpoint',
  );
  const contractBreaks = counter('vitrina_provider_contract_total', 'Answers that break the contract, whole or in part.', 'endpoint');
  const retries = counter('vitrina_provider_retries_total', 'Attempts after the first one.', 'endpoint');
  const hedges = counter('vitrina_provider_hedges_total', 'Second attempts of slow calls: won or lost.', 'endpoint', 'outcome');
  const coalescedCalls = counter('vitrina_provider_coalesced_total', 'Calls that joined an identical one under way.', 'endpoint');
  const refreshes = counter(
    'vitrina_session_refreshes_total',
    'Refreshes of sessions: renewed or refused by the provider, shared with an earlier one, failed.',
    'outcome',
  );
  const actsTotal = counter(
    'vitrina_acts_total',
    'Orders, cancellations, payments, sign-ins, codes and searches, by outcome: done, refused, failed, aborted; of searches found, empty.',
    'act',
    'outcome',
  );
  const redisSeconds = new Histogram({
    name: 'vitrina_redis_seconds',
    help: 'What is asked of Redis by outcome: answered, refused, away.',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5],
    registers,
  });
  const redisConnections = counter(
    'vitrina_redis_connections_total',
    'Connections to Redis that became ready: more than one is a reconnect.',
  );
  const redisFallbacks = counter('vitrina_redis_fallbacks_total', 'What was done without Redis, since it was away.');
  let cacheSize = () => ({ entries: 0, bytes: 0 });
  new Gauge({
    name: 'vitrina_cache_entries',
    help: 'Answers of the provider in the memory of this process.',
    registers,
    collect() {
      this.set(cacheSize().entries);
    },
  });
  new Gauge({
    name: 'vitrina_cache_bytes',
    help: 'Length of their JSON.',
    registers,
    collect() {
      this.set(cacheSize().bytes);
    },
  });
  const secondsOf = memoizeByLabels((endpoint, outcome) => seconds.labels(endpoint, outcome));
  const cacheOf = memoizeByLabels((endpoint, state) => cache.labels(endpoint, state));
  return {
    call: (endpoint: string, outcome: string, milliseconds: number) => secondsOf(endpoint, outcome).observe(milliseconds / 1000),
    cache: (endpoint: string, state: 'hit' | 'stale' | 'miss') => cacheOf(endpoint, state).inc(),
    dropped: (endpoint: string, count: number) => droppedItems.inc({ endpoint }, count),
    broken: (endpoint: string) => contractBreaks.inc({ endpoint }),
    retry: (endpoint: string) => retries.inc({ endpoint }),
    hedge: (endpoint: string, outcome: 'won' | 'lost') => hedges.inc({ endpoint, outcome }),
    coalesced: (endpoint: string) => coalescedCalls.inc({ endpoint }),
    refresh: (outcome: 'renewed' | 'refused' | 'shared' | 'failed') => refreshes.inc({ outcome }),
    breaker: (domain: string, work: string, state: BreakerState) => breaker.set({ domain, work }, states[state]),
    act: (act: string, outcome: string, times = 1) => actsTotal.inc({ act, outcome }, times),
    /** From now on asked for when the figures are read. */
    watchCache(size: () => { entries: number; bytes: number }) {
      cacheSize = size;
    },
    redis: {
      asked: (outcome: 'answered' | 'refused' | 'away', milliseconds: number) => redisSeconds.observe({ outcome }, milliseconds / 1000),
      connected: () => redisConnections.inc(),
      fallback: () => redisFallbacks.inc(),
    },
    registry,
    text: () => registry.metrics(),
  };
}

/** The library looks its labels up anew each time; this is asked for with every call. */
function memoizeByLabels<Child>(make: (endpoint: string, other: string) => Child): (endpoint: string, other: string) => Child {
  const children = new Map<string, Child>();
  return (endpoint, other) => {
    const key = `${endpoint} ${other}`;
    const child = children.get(key) ?? make(endpoint, other);
    children.set(key, child);
    return child;
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
