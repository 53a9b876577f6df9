import { expect, test } from 'vitest';
import type { Race } from './races.ts';
import { table, targetResultsOf } from './table.ts';

const createRequest = () => ({ path: '/' });
const race: Race = {
  name: 'a',
  title: 'A race',
  against: ['bare', 'route'],
  requests: 1,
  runners: ['bare', 'route', 'gateway', 'rival'].map((name) => ({ name, subject: name, createRequest })),
  targets: { gateway: { route: 1.25, rival: 0.97 } },
};
const singleRound = (cpu: Readonly<Record<string, number>>) =>
  Object.entries(cpu).map(([name, value]) => ({ name, rounds: [value], bytes: 1_500 }));
const lineOf = (name: string, cpu: Readonly<Record<string, number>>) =>
  table(race, singleRound(cpu))
    .split('\n')
    .find((line) => line.trimStart().startsWith(name));

test('the ratios and the targets stand beside the time', () => {
  expect(lineOf('gateway', { bare: 110, route: 200, gateway: 220, rival: 300 })).toMatch(
    /0\.220 ms\s+2\.00\s+1\.10\s+1\.5 kB\s+at most 1\.25 × route: met; at most 0\.97 × rival: met$/,
  );
});

test('a missed target is called so', () => {
  const cpu = { bare: 110, route: 200, gateway: 260, rival: 265 };
  expect(lineOf('gateway', cpu)).toMatch(/1\.30 .*at most 1\.25 × route: missed; at most 0\.97 × rival: missed$/);
  expect(targetResultsOf(race, singleRound(cpu)).map(({ isMet }) => isMet)).toEqual([false, false]);
});

test('a server without a target has no result', () => {
  expect(lineOf('rival', { bare: 110, route: 200, gateway: 240, rival: 230 })).toMatch(/kB$/);
});

test('a round in which the machine was slow for everybody does not change a ratio', () => {
  const results = [
    { name: 'route', rounds: [200, 800, 220], bytes: 1_500 },
    { name: 'gateway', rounds: [220, 880, 242], bytes: 1_500 },
  ];
  expect(table({ ...race, against: ['route'] }, results)).toMatch(/gateway +0\.242 ms +1\.10/);
});
