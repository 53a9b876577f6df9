import { expect, test } from 'vitest';
import { capacity, deriveFigures, type Figures } from './scale.ts';

const figures: Figures = {
  visitsADay: 36_000,
  pagesAVisit: 10,
  busiestHour: 0.1,
  burst: 2,
  operationsASecond: 100,
  withBasket: 0.5,
  use: 0.5,
  coresOfAMachine: 2,
  pageMilliseconds: 10,
  operationMilliseconds: 1,
  pageCalls: 2,
  operationCalls: 1,
  pageLookups: 10,
  pageKilobytes: 50,
  processMegabytes: 500,
  entries: 1_000,
  entryKilobytes: 10,
  entryFreshSeconds: 100,
  callMilliseconds: 20,
};

test('the arithmetic holds', () => {
  expect(Object.fromEntries(deriveFigures(figures).map(({ what, value }) => [what, value]))).toEqual({
    'pages a second at the peak': '20',
    'cores that are busy then': '0.3',
    processes: '1',
    'machines, one of which may fail': '2',
    'memory of the processes': '1 GB',
    'traffic of pages': '8 Mbit/s',
    'calls of the provider that nothing can keep': '150/s',
    'refreshes of kept answers, at most': '10/s',
    'calls under way at the provider': '3',
    'memory of Redis': '0.0 GB',
    'reads of Redis, at most': '200/s',
    'hits of the cache, at least': '95 %',
  });
});

test('forwards and backwards it is the same', () => {
  const [one] = capacity(figures, [1]);
  expect(one).toEqual({ cores: 1, pages: 50, visits: 90_000 });
});
