import { expect, test } from 'vitest';
import { typedText } from './rules.ts';

test('blanks do not count', () => {
  expect(typedText('  чайник   bosch ')).toBe('чайник bosch');
  expect(typedText(' \t\n ')).toBeNull();
  expect(typedText('')).toBeNull();
});
