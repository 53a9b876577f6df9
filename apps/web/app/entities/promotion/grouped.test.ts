import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

const promotion = (id: string, parentId: string | null = null) => ({ id, parentId });
const told = (...promotions: ReturnType<typeof promotion>[]) =>
  grouped(promotions).map(({ promotion: { id }, parts }) => [id, parts.map((part) => part.id)]);

test('a promotion stands with its parts, wherever these came', () => {
  expect(told(promotion('2', '1'), promotion('9'), promotion('1'), promotion('3', '1'))).toEqual([
    ['9', []],
    ['1', ['2', '3']],
  ]);
});

test('nothing is lost: a part whose promotion is not there, one of itself, of each other, of a part', () => {
  expect(told(promotion('2', '1'))).toEqual([['2', []]]);
  expect(told(promotion('1', '1'))).toEqual([['1', []]]);
  expect(told(promotion('1', '2'), promotion('2', '1'))).toEqual([
    ['1', []],
    ['2', []],
  ]);
  expect(told(promotion('1'), promotion('2', '1'), promotion('3', '2'))).toEqual([
    ['1', ['2']],
    ['3', []],
  ]);
});
