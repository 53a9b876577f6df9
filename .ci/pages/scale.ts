import figures from '../../docs/scale.json' with { type: 'json' };

/** What the arithmetic of `docs/scale.md` begins with; the page says what each means. */
export { figures };
export type Figures = typeof figures;

/** What comes out, each with the formula by the figures' names. */
export interface DerivedFigure {
  readonly what: string;
  readonly formula: string;
  readonly value: string;
}

/** From visits a day to machines. */
export function deriveFigures(scaleFigures: Figures): DerivedFigure[] {
  const pages = pagesASecond(scaleFigures);
  const cores = (pages * scaleFigures.pageMilliseconds + scaleFigures.operationsASecond * scaleFigures.operationMilliseconds) / 1000;
  const processes = Math.ceil(cores / scaleFigures.use);
  const machines = Math.ceil(processes / scaleFigures.coresOfAMachine);
  const direct = pages * (scaleFigures.pageCalls + scaleFigures.withBasket) + scaleFigures.operationsASecond * scaleFigures.operationCalls;
  const refreshes = scaleFigures.entries / scaleFigures.entryFreshSeconds;
  const lookups = pages * scaleFigures.pageLookups;
  const row = (what: string, formula: string, value: string): DerivedFigure => ({ what, formula, value });
  return [
    row('pages a second at the peak', 'visitsADay × pagesAVisit × busiestHour × burst / 3600', whole(pages)),
    row('cores that are busy then', '(pages × pageMilliseconds + operationsASecond × operationMilliseconds) / 1000', cores.toFixed(1)),
    row('processes', 'cores / use, rounded up', whole(processes)),
    row('machines, one of which may fail', 'processes / coresOfAMachine, rounded up, and one more', whole(machines + 1)),
    row('memory of the processes', 'processes × processMegabytes', `${whole((processes * scaleFigures.processMegabytes) / 1000)} GB`),
    row('traffic of pages', 'pages × pageKilobytes', `${whole((pages * scaleFigures.pageKilobytes * 8) / 1000)} Mbit/s`),
    row(
      'calls of the provider that nothing can keep',
      'pages × (pageCalls + withBasket) + operationsASecond × operationCalls',
      perSecond(direct),
    ),
    row('refreshes of kept answers, at most', 'entries / entryFreshSeconds', perSecond(refreshes)),
    row(
      'calls under way at the provider',
      '(the two together) × callMilliseconds / 1000',
      whole(((direct + refreshes) * scaleFigures.callMilliseconds) / 1000),
    ),
    row('memory of Redis', 'entries × entryKilobytes', `${((scaleFigures.entries * scaleFigures.entryKilobytes) / 1e6).toFixed(1)} GB`),
    row('reads of Redis, at most', 'pages × pageLookups', perSecond(lookups)),
    row('hits of the cache, at least', '1 − refreshes / look-ups', `${Math.max(0, (1 - refreshes / lookups) * 100).toFixed(0)} %`),
  ];
}

/** The same backwards: what machines of so many cores can take. */
export function capacity(scaleFigures: Figures, cores: readonly number[]): { cores: number; pages: number; visits: number }[] {
  const perVisit = pagesASecond(scaleFigures) / scaleFigures.visitsADay;
  return cores.map((coreCount) => {
    const pages = (coreCount * scaleFigures.use * 1000) / scaleFigures.pageMilliseconds;
    return { cores: coreCount, pages, visits: pages / perVisit };
  });
}

const pagesASecond = ({ visitsADay, pagesAVisit, busiestHour, burst }: Figures): number =>
  (visitsADay * pagesAVisit * busiestHour * burst) / 3600;

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const perSecond = (value: number): string => `${whole(value)}/s`;
