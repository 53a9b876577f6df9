import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { endpointId } from './answer.ts';
import type { BreakerState } from './breaker.ts';

const states: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** The engine's own counters, labelled by declared call. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const seconds = new Histogram({
    name: 'vitrina_provider_call_seconds',
    help: 'Calls of the provider by endpoint and outcome.',
    labelNames: ['endpoint', 'outcome'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const cache = new Counter({
    name: 'vitrina_cache_total',
    help: 'Look-ups in the cache: hit, stale, miss.',
    labelNames: ['endpoint', 'state'],
    registers,
  });
  const dropped = new Counter({
    name: 'vitrina_provider_dropped_items_total',
    help: 'Items of lists that break the contract and were left out.',
    labelNames: ['endpoint'],
    registers,
  });
  const breaker = new Gauge({
    name: 'vitrina_breaker_state',
    help: 'Circuit by domain: 0 closed, 1 half-open, 2 open.',
    labelNames: ['domain'],
    registers,
  });
  return {
    call: (endpoint: AnyEndpoint, outcome: string, milliseconds: number) =>
      seconds.observe({ endpoint: endpointId(endpoint), outcome }, milliseconds / 1000),
    cache: (endpoint: AnyEndpoint, state: 'hit' | 'stale' | 'miss') => cache.inc({ endpoint: endpointId(endpoint), state }),
    dropped: (endpoint: AnyEndpoint, count: number) => dropped.inc({ endpoint: endpointId(endpoint) }, count),
    breaker: (domain: string, state: BreakerState) => breaker.set({ domain }, states[state]),
    text: () => registry.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
