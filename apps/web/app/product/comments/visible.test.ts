import { expect, test } from 'vitest';
import { hasReviews } from './visible.ts';

test.each([
  [{ isMarkdown: false, supplierOffers: [] }, true],
  [{ isMarkdown: false, supplierOffers: null }, true],
  [{ isMarkdown: true, supplierOffers: [] }, false],
  [{ isMarkdown: false, supplierOffers: [{}] }, false],
])('%o: %s', (product, isShown) => expect(hasReviews(product)).toBe(isShown));
