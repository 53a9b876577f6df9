import { expect, test } from 'vitest';
import { meantCategories } from './suggestions.ts';

test('what is hardly among what was found is not meant', () => {
  const found = [1, 1, 1, 2, 1, 3, 2].map((key, index) => ({ key, weight: 1 / (index + 3) }));
  expect(meantCategories(found)).toEqual([1, 2]);
  expect(meantCategories([])).toEqual([]);
});
