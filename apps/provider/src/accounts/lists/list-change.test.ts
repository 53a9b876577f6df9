import { expect, test } from 'vitest';
import { applyListChange } from './list-change.ts';

test.each([
  ['what is new comes first', [1, 2], [3, 4], 'merge', 5, [3, 4, 1, 2]],
  ['what is there keeps its place', [1, 2], [2, 3, 3], 'merge', 5, [3, 1, 2]],
  ['the last place is taken', [1, 2], [3, 4], 'merge', 3, [3, 1, 2]],
  ['a full list stays as it is', [1, 2, 3], [4], 'merge', 3, [1, 2, 3]],
  ['a list that is too full loses nothing', [1, 2, 3, 4], [5], 'merge', 3, [1, 2, 3, 4]],
  ['a list is replaced', [1, 2], [4, 3, 4], 'set', 5, [4, 3]],
  ['by as many as there is room for', [1, 2], [4, 3, 5], 'set', 2, [4, 3]],
  ['by nothing', [1, 2], [], 'set', 5, []],
] as const)('%s', (_, had, wanted, mode, most, after) => {
  expect(applyListChange({ current: had, requested: wanted, mode, maxSize: most })).toEqual(after);
});
