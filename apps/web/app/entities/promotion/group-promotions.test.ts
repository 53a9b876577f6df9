import { expect, test } from 'vitest';
import { groupPromotions } from './group-promotions.ts';

const promotion = (id: string, parentId: string | null = null) => ({ id, parentId });
const groupIds = (...promotions: ReturnType<typeof promotion>[]) =>
  groupPromotions(promotions).map(({ promotion: { id }, parts }) => [id, parts.map((part) => part.id)]);

test('a promotion stands with its parts, wherever these came', () => {
  expect(groupIds(promotion('2', '1'), promotion('9'), promotion('1'), promotion('3', '1'))).toEqual([
    ['9', []],
    ['1', ['2', '3']],
  ]);
});

test('nothing is lost: a part whose promotion is not there, one of itself, of each other, of a part', () => {
  expect(groupIds(promotion('2', '1'))).toEqual([['2', []]]);
  expect(groupIds(promotion('1', '1'))).toEqual([['1', []]]);
  expect(groupIds(promotion('1', '2'), promotion('2', '1'))).toEqual([
    ['1', []],
    ['2', []],
  ]);
  expect(groupIds(promotion('1'), promotion('2', '1'), promotion('3', '2'))).toEqual([
    ['1', ['2']],
    ['3', []],
  ]);
});
