import { expect, test } from 'vitest';
import { isEnhanced, safePath, text, wholeNumber } from './answer.server.ts';

test.each([
  ['/', '/'],
  ['/catalog/tvs/5?f.brand=lg&q=%D1%87', '/catalog/tvs/5?f.brand=lg&q=%D1%87'],
  ['//evil.example', '/cart'],
  ['/\\evil.example', '/cart'],
  ['/a\\b', '/cart'],
  ['https://evil.example', '/cart'],
  ['/a\nb', '/cart'],
  ['', '/cart'],
  [null, '/cart'],
])('%o leads to %s', (value, path) => {
  expect(safePath(value, '/cart')).toBe(path);
});

test('fields of a form', () => {
  const form = new FormData();
  form.set('a', '  12 ');
  form.set('b', '0');
  form.set('c', '1.5');
  form.set('d', new File(['x'], 'x'));
  expect(text(form, 'a')).toBe('12');
  expect(text(form, 'd')).toBe('');
  expect(text(form, 'none')).toBe('');
  expect(wholeNumber(form, 'a')).toBe(12);
  expect(wholeNumber(form, 'b')).toBeNull();
  expect(wholeNumber(form, 'c')).toBeNull();
});

test('only a fetcher that says so stays on its page', () => {
  const sent = (path: string) => new Request(`http://shop.example${path}`, { method: 'POST' });
  expect(isEnhanced(sent('/cart/add.data?stay'))).toBe(true);
  expect(isEnhanced(sent('/cart/add.data'))).toBe(false);
  expect(isEnhanced(sent('/cart/add?stay'))).toBe(false);
});
