import { expect, test } from 'vitest';
import { addresseeText } from './addressee.ts';

test('another recipient is a line with the phone as people write it', () => {
  expect(addresseeText({ addressee: { name: 'Пётр Иванов', phone: '79497654321' } })).toBe('Пётр Иванов, +7 949 765-43-21');
  expect(addresseeText({})).toBeNull();
});
