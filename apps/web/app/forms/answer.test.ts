import { expect, test } from 'vitest';
import { formOf, isEnhanced, safePath, text, wholeNumber, withAnchor } from './answer.server.ts';

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

test('a path leads to one place of its page, whatever id it has', () => {
  expect(withAnchor('/catalog?q=1#p-1', 'p-SKU 12#a')).toBe('/catalog?q=1#p-SKU%2012%23a');
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

const sentAs = (type: string | null, body = '') => {
  const request = new Request('http://shop.example/cart', { method: 'POST', body });
  request.headers.delete('content-type');
  if (type !== null) request.headers.set('content-type', type);
  return formOf(request);
};

test('a form is read, however a browser sends it', async () => {
  const parts = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nч\r\n--x--\r\n';
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', 'a=%D1%87'],
    ['application/x-www-form-urlencoded;charset=UTF-8', 'a=%D1%87'],
    ['multipart/form-data; boundary=x', parts],
  ] as const) {
    expect((await sentAs(type, body)).get('a')).toBe('ч');
  }
});

test.each([
  [415, null, 'a=1'],
  [415, 'application/json', '{}'],
  [415, 'text/plain', 'a=1'],
  [415, 'multipart/mixed; boundary=x', '--x--'],
  [400, 'multipart/form-data', 'a=1'],
  [400, 'multipart/form-data; boundary=x', '--y\r\nbroken'],
  [400, 'multipart/form-data; boundary=x', ''],
])('what is no form is answered with %d: %s', async (status, type, body) => {
  await expect(sentAs(type, body)).rejects.toMatchObject({ init: { status }, data: { code: 'BAD_USER_INPUT' } });
});
