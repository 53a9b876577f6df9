import { expect, test } from 'vitest';
import { readLookup } from './lookup.server.ts';

const lookUp = (query: string, last: string | null = null) => readLookup(new URLSearchParams(query), { last });

/** Where an address leads. */
function placeOf(query: string): string | null {
  try {
    lookUp(query);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test('a number leads to its request, however it was copied', () => {
  expect(placeOf('request=100001')).toBe('/repair/100001');
  expect(placeOf(`request=${encodeURIComponent(' № 100 001 ')}`)).toBe('/repair/100001');
  expect(placeOf('request=R-17.b')).toBe('/repair/R-17.b');
});

test('what can be no number comes back with what is wrong; nothing typed is the request that was sent last', () => {
  expect(lookUp('request=')).toEqual({ number: '', errors: { request: 'Это поле необходимо заполнить.' } });
  expect(lookUp('request=a/b')).toEqual({ number: 'a/b', errors: { request: expect.any(String) } });
  expect([lookUp('').number, lookUp('step=help', '100002')]).toEqual(['', { number: '100002', errors: null }]);
});
