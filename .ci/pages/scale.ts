import figures from '../../docs/scale.json' with { type: 'json' };

/** What the arithmetic of `docs/scale.md` begins with; the page says what each means. */
export { figures };
export type Figures = typeof figures;

/** What comes out, each with the formula by the figures' names. */
export interface Derived {
  readonly what: string;
  readonly formula: string;
  readonly value: string;
}

/** From visits a day to machines. */
export function derived(given: Figures): Derived[] {
  const pages = pagesASecond(given);
  const cores = (pages * given.pageMilliseconds + given.operationsASecond * given.operationMilliseconds) / 1000;
  const processes = Math.ceil(cores / given.use);
  const machines = Math.ceil(processes / given.coresOfAMachine);
  const direct = pages * (given.pageCalls + given.withBasket) + given.operationsASecond * given.operationCalls;
  const refreshes = given.entries / given.entryFreshSeconds;
  const lookups = pages * given.pageLookups;
  const row = (what: string, formula: string, value: string): Derived => ({ what, formula, value });
  return [
    row('pages a second at the peak', 'visitsADay × pagesAVisit × busiestHour × burst / 3600', whole(pages)),
    row('cores that are busy then', '(pages × pageMilliseconds + operationsASecond × operationMilliseconds) / 1000', cores.toFixed(1)),
    row('processes', 'cores / use, rounded up', whole(processes)),
    row('machines, one of which may fail', 'processes / coresOfAMachine, rounded up, and one more', whole(machines + 1)),
    row('memory of the processes', 'processes × processMegabytes', `${whole((processes * given.processMegabytes) / 1000)} GB`),
    row('traffic of pages', 'pages × pageKilobytes', `${whole((pages * given.pageKilobytes * 8) / 1000)} Mbit/s`),
    row(
      'calls of the provider that nothing can keep',
      'pages × (pageCalls + withBasket) + operationsASecond × operationCalls',
      perSecond(direct),
    ),
    row('refreshes of kept answers, at most', 'entries / entryFreshSeconds', perSecond(refreshes)),
    row(
      'calls under way at the provider',
      '(the two together) × callMilliseconds / 1000',
      whole(((direct + refreshes) * given.callMilliseconds) / 1000),
    ),
    row('memory of Redis', 'entries × entryKilobytes', `${((given.entries * given.entryKilobytes) / 1e6).toFixed(1)} GB`),
    row('reads of Redis, at most', 'pages × pageLookups', perSecond(lookups)),
    row('hits of the cache, at least', '1 − refreshes / look-ups', `${Math.max(0, (1 - refreshes / lookups) * 100).toFixed(0)} %`),
  ];
}

/** The same backwards: what machines of so many cores can take. */
export function capacity(given: Figures, cores: readonly number[]): { cores: number; pages: number; visits: number }[] {
  const perVisit = pagesASecond(given) / given.visitsADay;
  return cores.map((each) => {
    const pages = (each * given.use * 1000) / given.pageMilliseconds;
    return { cores: each, pages, visits: pages / perVisit };
  });
}

const pagesASecond = ({ visitsADay, pagesAVisit, busiestHour, burst }: Figures): number =>
  (visitsADay * pagesAVisit * busiestHour * burst) / 3600;

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const perSecond = (value: number): string => `${whole(value)}/s`;
