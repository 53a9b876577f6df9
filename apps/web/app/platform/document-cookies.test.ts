import { expect, test } from 'vitest';
import { cookieIn } from './document-cookies.ts';

test('a cookie is found by its whole name and decoded; what cannot be is left as it is', () => {
  expect(cookieIn('xbranch=B; branch=A%20b', 'branch')).toBe('A b');
  expect(cookieIn('xbranch=B', 'branch')).toBeUndefined();
  expect(cookieIn('branch=%E0%A4%A', 'branch')).toBe('%E0%A4%A');
});
