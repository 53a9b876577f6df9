import { expect, test } from 'vitest';
import { placeText } from './address.ts';

test('a place whose name has the street says it once', () => {
  expect(placeText({ name: 'Витрина, проспект Киевский', address: 'г. Донецк, проспект Киевский, д. 7А' })).toBe(
    'Витрина, г. Донецк, проспект Киевский, д. 7А',
  );
  expect(placeText({ name: 'Постамат № 5', address: 'г. Донецк, улица Артёма, д. 44' })).toBe(
    'Постамат № 5, г. Донецк, улица Артёма, д. 44',
  );
});
