import { expect, test } from 'vitest';
import { normalizeTypedText } from './rules.ts';

test('blanks do not count', () => {
  expect(normalizeTypedText('  чайник   bosch ')).toBe('чайник bosch');
  expect(normalizeTypedText(' \t\n ')).toBeNull();
  expect(normalizeTypedText('')).toBeNull();
});
