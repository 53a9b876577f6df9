import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewText } from './review.tsx';

const review = {
  ...{ author: 'Анна', createdAt: '2026-01-01T10:00:00+03:00', rate: null, text: 'Греет', pros: '', cons: '' },
  ...{ isVerified: false, status: 'PUBLISHED' as const },
};
const paragraphOf = (rate: number | null, ...beside: (string | null)[]) =>
  /<p class="flex[^>]*>(.*?)<\/p>/.exec(renderToStaticMarkup(createElement(ReviewText, { review: { ...review, rate } }, ...beside)))?.[1];

test('a review without a rate, and with nothing to stand beside it, has no line for them', () => {
  expect(paragraphOf(null, null, null)).toBeUndefined();
  expect(paragraphOf(null, null, 'Белый')).toBe('Белый');
  expect(paragraphOf(5, null, null)).toContain('5');
});
