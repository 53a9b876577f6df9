import { expect, test } from 'vitest';
import { belongingTo, flattenTree } from './tree.ts';

const item = (id: string, parentId: string | null = null) => ({ id, parentId });
const items = [item('1'), item('4', '3'), item('2'), item('3', '1'), item('5', '1'), item('6', '9')];

test('everything follows what it belongs to', () => {
  expect(flattenTree(items).map(({ item: { id }, depth }) => [id, depth])).toEqual([
    ['1', 0],
    ['3', 1],
    ['4', 2],
    ['5', 1],
    ['2', 0],
    ['6', 0],
  ]);
});

test('what belongs to something goes with it', () => {
  expect(belongingTo(items, '1').map(({ id }) => id)).toEqual(['3', '4', '5']);
  expect(belongingTo(items, '2')).toEqual([]);
});
