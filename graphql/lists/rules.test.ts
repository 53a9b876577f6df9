import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { addition, addToList, hasRoom, kindOf, listOf, without } from './rules.ts';

const ids = (...numbers: number[]) => numbers.map(asId);
const first = (count: number) => ids(...Array.from({ length: count }, (_, at) => at + 1));

test('what joins comes first, once, and what is there keeps its place', () => {
  expect(addToList(ids(1, 2), ids(3, 2, 3))).toEqual(ids(3, 1, 2));
  expect(addToList([], [])).toEqual([]);
});

test('what leaves is gone, and nothing else', () => {
  expect(without(ids(1, 2, 3), ids(2, 9))).toEqual(ids(1, 3));
});

test.each([
  ['compare', 19, 20, true],
  ['compare', 20, 21, false],
  ['compare', 25, 25, true],
  ['compare', 25, 26, false],
  ['favorites', 99, 100, true],
  ['favorites', 100, 101, false],
] as const)('%s of %i may become %i: %s', (list, had, has, may) => {
  expect(hasRoom(list, first(had), first(has))).toBe(may);
});

test('a guest’s list adds its newest to an account’s while there is room', () => {
  expect(addition('compare', first(18), ids(30, 1, 29, 28))).toEqual(ids(30, 29));
  expect(addition('compare', first(20), ids(30))).toEqual([]);
  expect(addition('compare', first(25), ids(30))).toEqual([]);
  expect(addition('favorites', [], ids(2, 1))).toEqual(ids(2, 1));
});

test('kinds and lists name each other', () => {
  expect([kindOf('favorites'), kindOf('compare')]).toEqual(['FAVORITES', 'COMPARISON']);
  expect([listOf('FAVORITES'), listOf('COMPARISON')]).toEqual(['favorites', 'compare']);
});
