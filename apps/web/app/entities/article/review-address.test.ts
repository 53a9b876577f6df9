import { expect, test } from 'vitest';
import { choicePath, readChoice } from './review-address.ts';

test.each([
  [[], {}, '/reviews/list'],
  [['category-tvs'], { category: 'tvs' }, '/reviews/list/category-tvs'],
  [['brand-be-quiet'], { brand: 'be-quiet' }, '/reviews/list/brand-be-quiet'],
  [['badge-test'], { badge: 'test' }, '/reviews/list/badge-test'],
  [['category-tvs', 'brand-lg'], { category: 'tvs', brand: 'lg' }, '/reviews/list/category-tvs/brand-lg'],
  [['badge-test', 'category-tvs'], { category: 'tvs', badge: 'test' }, '/reviews/list/category-tvs/badge-test'],
  [['brand-nord&co', 'badge-test'], { brand: 'nord&co', badge: 'test' }, '/reviews/list/brand-nord%26co/badge-test'],
  [
    ['category-tvs', 'brand-lg', 'badge-test'],
    { category: 'tvs', brand: 'lg', badge: 'test' },
    '/reviews/list/category-tvs/brand-lg/badge-test',
  ],
])('%j', (segments, choice, path) => {
  expect(readChoice(segments)).toEqual(choice);
  expect(choicePath(choice)).toBe(path);
});

test.each([['tvs'], ['category-'], ['category-a b'], ['brand-lg', 'brand-lg'], ['page-2']])('%s chooses nothing', (...segments) => {
  expect(readChoice(segments)).toBeNull();
});
