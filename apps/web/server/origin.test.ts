import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

const host = 'shop.example:3000';

test.each([
  [{}, true],
  [{ origin: 'http://shop.example:3000' }, true],
  [{ origin: 'https://shop.example:3000', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'http://shop.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://shop.example:3000' }, false],
])('%o: %s', (headers, isOwn) => {
  expect(isOwnOrigin(headers, host)).toBe(isOwn);
});
