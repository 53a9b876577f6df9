import { expect, test } from 'vitest';
import { isChosen, reviewsPath, routeOf, toReviewSelection, voteOf, withVote } from './reviews.ts';
import type { ReviewFilterBadge } from './sources.ts';

test.each([
  [{}, '/reviews/list'],
  [{ category: 'tvs' }, '/reviews/list/category-tvs'],
  [{ brand: 'be-quiet' }, '/reviews/list/brand-be-quiet'],
  [{ badge: 'test', category: 'tvs' }, '/reviews/list/category-tvs/badge-test'],
  [{ badge: 'test', brand: 'nord&co' }, '/reviews/list/brand-nord%26co/badge-test'],
  [{ badge: 'test', brand: 'lg', category: 'tvs' }, '/reviews/list/category-tvs/brand-lg/badge-test'],
])('%j stands under %s', (chosen, path) => {
  expect(reviewsPath(chosen)).toBe(path);
});

test('a code that none can have is refused, nothing is no choice', () => {
  expect(toReviewSelection({ category: 'tvs', brand: null })).toEqual({ category: 'tvs' });
  expect(toReviewSelection(null)).toEqual({});
  expect(() => toReviewSelection({ badge: 'a b' })).toThrow();
});

const badge = (over: Partial<ReviewFilterBadge>): ReviewFilterBadge => ({
  ...{ route: null, typeTag: 'brand', id: null, name: 'LG', code: 'lg', value: 'Text', kind: 'brand', chosen: { category: 'tvs' } },
  ...over,
});

test('a badge leads to its list and leaves the other choices; all of a kind takes the choice back', () => {
  expect(routeOf(badge({}))).toBe('/reviews/list/category-tvs/brand-lg');
  const selection = { category: 'tvs', brand: 'lg' };
  expect(routeOf(badge({ chosen: selection, code: 'sony' }))).toBe('/reviews/list/category-tvs/brand-sony');
  expect(routeOf(badge({ chosen: selection, code: null, value: 'All' }))).toBe('/reviews/list/category-tvs');
  expect(routeOf(badge({ chosen: selection, code: 'all', value: 'All' }))).toBe('/reviews/list/category-tvs');
  expect(
    [badge({ chosen: selection }), badge({ chosen: selection, code: 'sony' }), badge({ code: null, value: null })].map(isChosen),
  ).toEqual([true, false, true]);
});

test('a visitor’s vote is known by the review’s id as a whole', () => {
  const votes = withVote(withVote([], '12', 'LIKE'), '1', 'DISLIKE');
  expect(votes).toEqual(['d1', 'l12']);
  expect(['12', '1', '2'].map((id) => voteOf(votes, id))).toEqual(['LIKE', 'DISLIKE', null]);
});
