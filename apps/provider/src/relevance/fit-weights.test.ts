import { expect, test } from 'vitest';
import { fitWeights, halfOf, multiply, pathsOf } from './fit-weights.ts';

const weights = { brand: 1, kind: { boost: 2, accessory: 0.5 }, fields: [[1, 2]] };

test('numbers are found by their paths, pairs are left alone', () =>
  expect(pathsOf(weights)).toEqual([['brand'], ['kind', 'boost'], ['kind', 'accessory']]));

test('one number is multiplied, the others stay', () =>
  expect(multiply(weights, ['kind', 'boost'], 2)).toEqual({ ...weights, kind: { boost: 4, accessory: 0.5 } }));

test('a number moves towards what is worth more, and one that makes no difference stays', () => {
  const fitted = fitWeights(weights, pathsOf(weights), ({ kind }) => -Math.abs(kind.boost - 3));
  expect(fitted).toEqual({ ...weights, kind: { boost: 2.5, accessory: 0.5 } });
});

test('a query is always of the same half, and each half has some', () => {
  const halves = ['чайник', 'iphone 17', 'утюг', 'ноутбук 16 гб', 'пылесос', 'tv'].map(halfOf);
  expect(new Set(halves)).toEqual(new Set([0, 1]));
});
