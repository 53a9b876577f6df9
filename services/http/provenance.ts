import type { BoundCall, Observe } from './bind.ts';
import type { Provenance } from './calls.ts';
import type { Plan } from './plan.ts';

type ReportProvenance = (source: Provenance['source'], state: Provenance['state']) => void;

/** Begins to measure for whoever asks; costs nothing otherwise. */
export function watch({ id }: Plan, observe: Observe | undefined): ReportProvenance | undefined {
  if (observe === undefined) return undefined;
  const startedAt = performance.now();
  return (source, state) => observe({ endpoint: id, source, state, milliseconds: performance.now() - startedAt });
}

/** Tells whoever asks of calls that are rejected; the others tell of themselves, since they alone know where their answers came from. */
export function withFailures(call: BoundCall): BoundCall {
  return (plan, caller, input, observe) => {
    if (observe === undefined) return call(plan, caller, input, observe);
    const startedAt = performance.now();
    return call(plan, caller, input, observe).catch((failure: unknown) => {
      observe({ endpoint: plan.id, source: 'provider', state: 'failed', milliseconds: performance.now() - startedAt, failure });
      throw failure;
    });
  };
}
