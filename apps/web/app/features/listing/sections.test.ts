import { expect, test } from 'vitest';
import { completeCount, sectionsOf } from './sections.ts';

const facets = (count: number) => [{ code: 'complete', values: [{ count }] }];
const products = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const each = (page: readonly number[]) => page;
const parts = (page: readonly number[], complete: number, currentPage: number, totalCount: number, cardsOf = each) =>
  sectionsOf(page, facets(complete), [], { totalCount, currentPage, perPage: 4 }, cardsOf).map(({ heading, cards }) => [
    heading?.replaceAll('\u00a0', ' '),
    cards,
  ]);
const all = 'Подходят полностью: 6 товаров';
const some = 'Похожие, подходят частично: 5 товаров';

test('each page says of its goods whether they have all that was asked', () => {
  expect(parts(products(1, 4), 6, 1, 11)).toEqual([[all, [1, 2, 3, 4]]]);
  expect(parts(products(5, 8), 6, 2, 11)).toEqual([
    [all, [5, 6]],
    [some, [7, 8]],
  ]);
  expect(parts(products(9, 11), 6, 3, 11)).toEqual([[some, [9, 10, 11]]]);
});

test('the few that have all that was asked stand apart from the others too', () => {
  expect(parts(products(1, 4), 2, 1, 11)).toEqual([
    ['Подходят полностью: 2 товара', [1, 2]],
    ['Похожие, подходят частично: 9 товаров', [3, 4]],
  ]);
  expect(parts(products(5, 8), 2, 2, 11)).toEqual([['Похожие, подходят частично: 9 товаров', [5, 6, 7, 8]]]);
});

test('variants that share a card stand under the heading of what they are', () => {
  const odd = (page: readonly number[]) => page.filter((product) => product % 2 === 1);
  expect(parts(products(1, 4), 4, 1, 6, odd)).toEqual([['Подходят полностью: 4 товара', [1, 3]]]);
  expect(parts(products(5, 6), 4, 2, 6, odd)).toEqual([['Похожие, подходят частично: 2 товара', [5]]]);
});

test('where a filter leaves only what is like it, that is said', () => {
  expect(parts([1, 2], 0, 1, 2)).toEqual([['Похожие, подходят частично: 2 товара', [1, 2]]]);
});

test('a list of one sort has no headings: all have it, only these are chosen, or nobody tells', () => {
  const place = { totalCount: 2, currentPage: 1, perPage: 4 };
  const plain = [{ heading: null, isComplete: false, cards: [1, 2] }];
  expect(sectionsOf([1, 2], facets(2), [], place, each)).toEqual(plain);
  expect(sectionsOf([1, 2], facets(2), [{ code: 'complete', values: ['1'] }], place, each)).toEqual(plain);
  expect(sectionsOf([1, 2], [], [], place, each)).toEqual(plain);
  expect(completeCount(facets(2), [], 2)).toBeNull();
  expect(completeCount(facets(2), [{ code: 'complete', values: ['1'] }], 4)).toBeNull();
  expect(completeCount(facets(2), [], 4)).toBe(2);
});
