import type { Observe } from './bind.ts';
import type { Provenance } from './calls.ts';
import type { Plan } from './plan.ts';

type Seen = (source: Provenance['source'], state: Provenance['state']) => void;

/** Begins to measure for whoever asks; costs nothing otherwise. */
export function watch({ id }: Plan, observe: Observe | undefined): Seen | undefined {
  if (observe === undefined) return undefined;
  const started = performance.now();
  return (source, state) => observe({ endpoint: id, source, state, milliseconds: performance.now() - started });
}
