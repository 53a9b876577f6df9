import { expect, test } from 'vitest';
import { changeKind, emptyBasket, isQuantity, mostPieces } from './rules.ts';

test('a quantity is a whole number from one on', () => {
  expect([0, 1, 2, mostPieces, mostPieces + 1, -1, 1.5].map(isQuantity)).toEqual([false, true, true, true, false, false, false]);
});

test('kinds of a change', () => {
  expect(['price', 'quantity', 'unavailable', 'renamed'].map(changeKind)).toEqual(['PRICE', 'QUANTITY', 'UNAVAILABLE', null]);
});

test('an empty basket costs nothing', () => {
  expect(emptyBasket).toMatchObject({ quantity: 0, total_sum: 0, items: [], revision: 0 });
});
