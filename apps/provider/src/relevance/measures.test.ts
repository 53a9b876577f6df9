import { expect, test } from 'vitest';
import { figuresOf, ndcg, type QueryResult } from './measures.ts';

const resultOf = (over: Partial<QueryResult>): QueryResult => ({
  query: 'чайник',
  gains: [],
  ideal: [3],
  total: 1,
  milliseconds: 1,
  ...over,
});

test('the best order is 1, a useful thing further back is less', () => {
  expect(ndcg([3, 2, 0], [3, 2, 0])).toBe(1);
  expect(ndcg([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
  expect(ndcg([0, 0], [3])).toBe(0);
  expect(ndcg([], [0])).toBeUndefined();
});

test('shares are of the queries that have an answer', () => {
  const figures = figuresOf([
    resultOf({ gains: [3], milliseconds: 5 }),
    resultOf({ gains: [0, 3], milliseconds: 9 }),
    resultOf({ gains: [], total: 0 }),
    resultOf({ gains: [0], ideal: [0] }),
  ]);
  expect(figures).toMatchObject({ queries: 3, hit: 2 / 3, reciprocalRank: 0.5, empty: 1 / 3 });
  expect(figures.slowest[0]?.milliseconds).toBe(9);
});

test('where nobody knows all that fits, there is no gain to compare with', () => {
  expect(figuresOf([resultOf({ gains: [1], ideal: undefined })])).toMatchObject({ ndcg: undefined, hit: 1 });
});
