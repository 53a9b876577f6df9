import type { Figures } from './figures.ts';
import type { Tally } from './load.ts';

/** Share by which memory may be more at the end than it was after the first minute. */
const maxGrowth = 0.15;
/** Sockets that may be open at the end besides those there were before the first visit: the spare ones of pools. */
export const maxSockets = 8;

export interface Evidence {
  /** Before the first visit. */
  idle: Figures;
  /** After the first minute, garbage collected. */
  warm: Figures;
  /** After everything, garbage collected. */
  end: Figures;
  load: Tally;
  /** Ids of the processes that answered at first and at last. */
  answered: { before: readonly number[]; after: readonly number[] };
  hasEnded: boolean;
}

/** What must not be; empty when the shop has stood it. */
export function findViolations({ idle, warm, end, load, answered, hasEnded }: Evidence): string[] {
  const grown = end.resident / warm.resident - 1;
  return [
    ...(hasEnded ? ['the shop has ended'] : []),
    ...(answered.before.join() === answered.after.join() ? [] : [`processes were replaced: ${answered.before} by ${answered.after}`]),
    ...(grown > maxGrowth ? [`memory has grown by ${Math.round(grown * 100)} %`] : []),
    ...(end.sockets > idle.sockets + maxSockets ? [`${end.sockets} sockets are open, ${idle.sockets} were before`] : []),
    ...(end.underWay > answered.after.length ? [`${end.underWay} requests are under way though nobody asks`] : []),
    ...load.faults,
  ];
}
