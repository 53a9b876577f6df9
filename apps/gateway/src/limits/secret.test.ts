import { expect, test } from 'vitest';
import { isSecret } from './secret.ts';

test('only the secret itself is it, whatever the length of what is given', () => {
  const is = isSecret('a-developer-key-1');
  expect(is('a-developer-key-1')).toBe(true);
  for (const guess of ['', 'a', 'a-developer-key-', 'a-developer-key-2', 'a-developer-key-11', 'A-DEVELOPER-KEY-1'])
    expect(is(guess)).toBe(false);
});
