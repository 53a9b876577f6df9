import { expect, test } from 'vitest';
import { goods, plural, pluralize } from './plural.ts';

test.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [4, 'товара'],
  [5, 'товаров'],
  [10, 'товаров'],
  [11, 'товаров'],
  [12, 'товаров'],
  [14, 'товаров'],
  [15, 'товаров'],
  [21, 'товар'],
  [22, 'товара'],
  [101, 'товар'],
  [111, 'товаров'],
  [112, 'товаров'],
  [1004, 'товара'],
])('%d %s', (count, form) => {
  expect(plural(count, goods)).toBe(form);
});

test('the number keeps its noun', () => {
  expect(pluralize(1240, goods)).toBe('1\u00a0240\u00a0товаров');
});
