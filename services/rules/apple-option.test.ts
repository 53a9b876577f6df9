import { expect, test } from 'vitest';
import { isAppleOptionValid } from './apple-option.ts';

test('the Apple option asks for the brand, the category and a warranty (spec 2 §5)', () => {
  const valid = { brand: { code: 'apple', name: 'Apple' }, categoryId: '224', hasWarranty: true };
  expect(isAppleOptionValid(valid)).toBe(true);
  expect(isAppleOptionValid({ ...valid, brand: { code: null, name: 'Apple' } })).toBe(true);
  expect(isAppleOptionValid({ ...valid, brand: { code: 'samsung', name: 'Samsung' } })).toBe(false);
  expect(isAppleOptionValid({ ...valid, categoryId: '1061' })).toBe(false);
  expect(isAppleOptionValid({ ...valid, categoryId: null })).toBe(false);
  expect(isAppleOptionValid({ ...valid, hasWarranty: false })).toBe(false);
});
