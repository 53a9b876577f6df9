import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { countBuild } from './telemetry.ts';

/** `kept`: not run, since the response was in the response cache. */
type Outcome = 'ok' | 'partial' | 'failed' | 'cached';

export interface GatewayMetrics {
  /** One operation: its name when it is a stored one, so that names that anonymous clients choose cannot fill the memory. */
  operation(name: string, outcome: Outcome, milliseconds: number): void;
  error(code: string): void;
  /** An operation that uses something deprecated, by the application that asks. */
  deprecatedUse(what: string, application: string): void;
  /** A failure that the visitor does not see (spec 1 §8). */
  silentFailure(field: string, code: string): void;
  /** Where an answer of the screens came from. */
  page(from: string): void;
  readonly requests: RequestMetrics;
  /** From now on asked for when the figures are read. */
  watchResponseCache(count: () => number): void;
  text(): Promise<string>;
  readonly registry: Registry;
}

/** The gateway's own figures and those of the process. */
export function createGatewayMetrics(): GatewayMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'vitrina_operation_seconds',
    help: 'GraphQL operations by name (stored ones) and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const errors = new Counter({
    name: 'vitrina_operation_errors_total',
    help: 'Errors in answers by code, expected failures in `userErrors` among them.',
    labelNames: ['code'],
    registers,
  });
  const deprecated = new Counter({
    name: 'vitrina_deprecated_uses_total',
    help: 'Operations that use a deprecated field, argument or value, by application; `none` without a key.',
    labelNames: ['what', 'application'],
    registers,
  });
  const silent = new Counter({
    name: 'vitrina_silent_failures_total',
    help: 'Parts of screens that were left out.',
    labelNames: ['field', 'code'],
    registers,
  });
  const pages = new Counter({
    name: 'vitrina_pages_total',
    help: 'Answers of the screens by where they came from: a page for all guests that was `fresh`, `stale` or just `made`, or the visitor’s `own`.',
    labelNames: ['from'],
    registers,
  });
  let readCacheSize = () => 0;
  new Gauge({
    name: 'vitrina_cached_answers',
    help: 'Whole answers of operations in the memory of this process.',
    registers,
    collect() {
      this.set(readCacheSize());
    },
  });
  countBuild(registry);
  // The library looks its labels up anew each time; this is asked for with every operation.
  const histograms = new Map<string, Histogram.Internal<'operation' | 'outcome'>>();
  const secondsOf = (operation: string, outcome: Outcome) => {
    const key = `${outcome} ${operation}`;
    const histogram = histograms.get(key) ?? seconds.labels(operation, outcome);
    histograms.set(key, histogram);
    return histogram;
  };
  return {
    operation: (name, outcome, milliseconds) => secondsOf(name, outcome).observe(milliseconds / 1000),
    error: (code) => errors.inc({ code }),
    deprecatedUse: (what, application) => deprecated.inc({ what, application }),
    silentFailure: (field, code) => silent.inc({ field, code }),
    page: (from) => pages.inc({ from }),
    requests: createRequestMetrics(registry),
    watchResponseCache(count) {
      readCacheSize = count;
    },
    text: () => registry.metrics(),
    registry,
  };
}
