import { expect, test } from 'vitest';
import { relevantCategories } from './suggestions.ts';

test('what is hardly among what was found is not meant', () => {
  const weights = [1, 1, 1, 2, 1, 3, 2].map((key, index) => ({ key, weight: 1 / (index + 3) }));
  expect(relevantCategories(weights)).toEqual([1, 2]);
  expect(relevantCategories([])).toEqual([]);
});
