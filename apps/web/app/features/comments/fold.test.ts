import { expect, test } from 'vitest';
import { foldOf } from './fold.ts';

test.each([
  ['Коротко', 'а'.repeat(100), null],
  ['seven lines of a phone', 'а'.repeat(36 * 6 + 1), 'phone'],
  ['seven lines anywhere', 'а'.repeat(90 * 6 + 1), 'everywhere'],
  ['seven short lines', `${'а\n'.repeat(6)}а`, 'everywhere'],
  ['six short lines', `${'а\n'.repeat(5)}а`, null],
])('%s', (_, text, fold) => {
  expect(foldOf(text)).toBe(fold);
});
