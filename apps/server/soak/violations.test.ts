import { expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import { type Evidence, findViolations } from './violations.ts';

const figures: Figures = { resident: 200e6, heap: 90e6, handles: 10, sockets: 4, lag: 0.02, underWay: 0, shed: 0 };
const stood: Evidence = {
  idle: figures,
  warm: figures,
  end: { ...figures, resident: 220e6, sockets: 9 },
  load: { counts: new Map([['page 200', 900]]), faults: [] },
  answered: { before: [7], after: [7] },
  hasEnded: false,
};

it('a shop that has stood it is told nothing', () => expect(findViolations(stood)).toEqual([]));

it.each<[string, Partial<Evidence>, RegExp]>([
  ['a crash', { hasEnded: true }, /has ended/],
  ['a restart', { answered: { before: [7], after: [8] } }, /replaced/],
  ['a leak of memory', { end: { ...figures, resident: 240e6 } }, /grown by 20 %/],
  ['a leak of sockets', { end: { ...figures, sockets: 40 } }, /40 sockets/],
  ['a request that never ends', { end: { ...figures, underWay: 3 } }, /3 requests/],
  ['a wrong answer', { load: { counts: new Map(), faults: ['/cart: 500'] } }, /500/],
])('%s is a break', (_, change, words) => {
  const breaks = findViolations({ ...stood, ...change });
  expect(breaks).toHaveLength(1);
  expect(breaks[0]).toMatch(words);
});
