import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { describe, expect, test } from 'vitest';
import { type Belonging, split } from './split.ts';

const line = (id: number, over: Partial<Belonging> = {}): Belonging => ({
  ...{ id, parentId: null, categoryId: 224, isPreorder: false, isDigital: false, isWarranty: false, presentOf: null },
  ...over,
});
const lines = [
  line(1),
  line(2, { isPreorder: true }),
  line(3, { isDigital: true }),
  line(4, { categoryId: giftCategoryId, isDigital: true }),
  line(5, { parentId: 2, isWarranty: true, categoryId: null }),
  line(6, { parentId: 2 }),
];
const parts = (isPreorderApart?: boolean) => split(lines, isPreorderApart).map(({ key, items }) => [key, items.map(({ id }) => id)]);

describe('the orders of a basket (spec 1 §4)', () => {
  test('preorders are apart with their warranties; their accessories come at once', () => {
    expect(parts()).toEqual([
      ['buy', [1, 6]],
      ['preorder', [2, 5]],
      ['digital', [3]],
      ['special', [4]],
    ]);
  });

  test('a code that is not on sale yet is no preorder to be fetched: it is sent with the others', () => {
    const codes = [line(1, { isDigital: true, isPreorder: true }), line(2, { isPreorder: true })];
    expect(split(codes).map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
      ['preorder', [2]],
      ['digital', [1]],
    ]);
  });

  test('who wants preorders with the rest has them there; codes and certificates stay apart', () => {
    expect(parts(false)).toEqual([
      ['buy', [1, 2, 5, 6]],
      ['digital', [3]],
      ['special', [4]],
    ]);
    expect(split([line(1, { isPreorder: true, categoryId: giftCategoryId })], false).map(({ key }) => key)).toEqual(['special']);
  });

  test('what may come later is apart with all that was added to it, unless it is apart for another reason', () => {
    const later = [
      line(1),
      line(2, { isLater: true }),
      line(3, { parentId: 2 }),
      line(4, { parentId: 2, isWarranty: true, categoryId: null }),
      line(5, { isLater: true, isPreorder: true }),
      line(6, { isLater: true, isDigital: true }),
    ];
    expect(split(later).map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
      ['buy', [1]],
      ['later', [2, 3, 4]],
      ['preorder', [5]],
      ['digital', [6]],
    ]);
  });

  test('a present goes with what it is given for, so that nobody keeps it who gives the other up; a code is sent all the same', () => {
    const presents = [
      line(1, { isPreorder: true }),
      line(2, { parentId: 1, presentOf: 7 }),
      line(3),
      line(4, { parentId: 3, presentOf: 7, isPreorder: true }),
      line(5, { parentId: 3, presentOf: 8, isDigital: true }),
    ];
    expect(split(presents).map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
      ['buy', [3, 4]],
      ['preorder', [1, 2]],
      ['digital', [5]],
    ]);
  });
});
