import { describe, expect, test } from 'vitest';
import { isCategoryId, isId, isProductId } from './id.ts';

describe('an id', () => {
  test.each(['1', '5000000000', 'SKU-12.a', 'A-1024', '_x', 'a'.repeat(64), '.5', '-', '...'])('may be «%s»', (id) =>
    expect(isId(id)).toBe(true),
  );
  test.each(['', '.', '..', 'a b', 'a/b', 'a:b', 'a~b', 'a@b', 'я', 'a'.repeat(65), '1\n'])('is never «%s»', (id) =>
    expect(isId(id)).toBe(false),
  );
  test('is text', () => expect(isId(12)).toBe(false));
});

test('a product is told from the page of a listing', () => {
  expect([isProductId('SKU-12.a'), isProductId('page-2'), isProductId('page')]).toEqual([true, false, true]);
});

test('a category is known by digits', () => {
  expect(['1', '20743', '9223372036854775807'].every(isCategoryId)).toBe(true);
  expect(['0', '01', '-1', 'SKU', '1.5', ''].some(isCategoryId)).toBe(false);
});
