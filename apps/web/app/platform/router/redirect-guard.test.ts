import { expect, test } from 'vitest';
import { isGuarded } from './redirect-guard.ts';

test('without patterns nothing is guarded', () => {
  expect(isGuarded(null, '/anything')).toBe(false);
});

test('a path that matches no pattern gets a full navigation, adding to the basket never does', () => {
  const patterns = ['/', '/catalog*', '/cart'];
  expect(isGuarded(patterns, '/')).toBe(false);
  expect(isGuarded(patterns, '/catalog/tvs/1')).toBe(false);
  expect(isGuarded(patterns, '/cart/contacts')).toBe(true);
  expect(isGuarded(patterns, '/blog')).toBe(true);
  expect(isGuarded(patterns, '/cart/add')).toBe(false);
});

test('dots and brackets of a pattern are themselves', () => {
  expect(isGuarded(['/a.b'], '/axb')).toBe(true);
});
