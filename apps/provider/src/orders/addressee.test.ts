import { expect, test } from 'vitest';
import { addresseePhone, addresseeText } from './addressee.ts';

test('another recipient is a line with the phone as people write it', () => {
  expect(addresseeText({ addressee: { name: 'Пётр Иванов', phone: '79497654321' } })).toBe('Пётр Иванов, +7 949 765-43-21');
  expect(addresseeText({})).toBeNull();
});

test('the phone of another recipient is read back as it was given', () => {
  expect(addresseePhone('Пётр Иванов, +7 949 765-43-21')).toBe('79497654321');
  expect([addresseePhone('Пётр Иванов'), addresseePhone(null)]).toEqual([null, null]);
});
