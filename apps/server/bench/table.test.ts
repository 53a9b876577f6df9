import { expect, test } from 'vitest';
import type { Race } from './races.ts';
import { table } from './table.ts';

const ask = () => ({ path: '/' });
const race: Race = {
  name: 'a',
  title: 'A race',
  against: 'route',
  requests: 1,
  runners: ['route', 'gateway', 'rival'].map((name) => ({ name, subject: name, ask })),
  targets: { gateway: 1.15 },
  cheaperThan: { gateway: 'rival' },
};
const lineOf = (name: string, cpu: Readonly<Record<string, number>>) =>
  table(
    race,
    Object.entries(cpu).map(([each, value]) => ({ name: each, rounds: [value], bytes: 1_500 })),
  )
    .split('\n')
    .find((line) => line.trimStart().startsWith(name));

test('the ratio and the target stand beside the time', () => {
  expect(lineOf('gateway', { route: 200, gateway: 220, rival: 300 })).toMatch(
    /0\.220 ms\s+1\.10\s+1\.5 kB\s+at most 1\.15: met; cheaper than rival: met$/,
  );
});

test('a missed target is called so', () => {
  expect(lineOf('gateway', { route: 200, gateway: 240, rival: 230 })).toMatch(/1\.20 .*at most 1\.15: missed; cheaper than rival: missed$/);
});

test('what nobody aims at has no verdict', () => {
  expect(lineOf('rival', { route: 200, gateway: 240, rival: 230 })).toMatch(/kB$/);
});

test('a round in which the machine was slow for everybody does not change a ratio', () => {
  const results = [
    { name: 'route', rounds: [200, 800, 220], bytes: 1_500 },
    { name: 'gateway', rounds: [220, 880, 242], bytes: 1_500 },
  ];
  expect(table(race, results)).toMatch(/gateway +0\.242 ms +1\.10/);
});
