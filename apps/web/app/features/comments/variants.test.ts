import { expect, test } from 'vitest';
import { sharedText, variantText } from './variants.ts';

test('a review says of which variant it is', () => {
  const color = { name: 'чёрный' };
  expect(variantText({ variant: { edition: '256 ГБ', color } })).toBe('256 ГБ, чёрный');
  expect(variantText({ variant: { edition: null, color } })).toBe('чёрный');
  expect([variantText({ variant: null }), variantText({ variant: { edition: null, color: null } }), variantText(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('reviews of several variants are called so', () => {
  const two = [{}, {}];
  expect(sharedText({ modifications: [], colors: two })).toBe('Отзывы обо всех цветах');
  expect(sharedText({ modifications: [{}], colors: two })).toBe('Отзывы обо всех вариантах модели');
  expect(sharedText({ modifications: [{}], colors: [] })).toBe('Отзывы обо всех вариантах модели');
  expect([sharedText({ modifications: [], colors: [] }), sharedText({ modifications: null, colors: null })]).toEqual([null, null]);
});
