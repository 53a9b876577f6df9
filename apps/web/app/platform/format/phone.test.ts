import { expect, test } from 'vitest';
import { phoneText, withPhones } from './phone.ts';

test('a phone is written one way, alone and in a text', () => {
  expect(phoneText('79491234567')).toBe('+7 (949) 123-45-67');
  const texts = ['Пётр Иванов, +7 949 123-45-67', 'Пётр Иванов, +79491234567', 'Пётр Иванов, 8 (949) 123-45-67'];
  expect(texts.map(withPhones)).toEqual(texts.map(() => 'Пётр Иванов, +7 (949) 123-45-67'));
  for (const other of ['Анна, квартира 5', 'Карта 4276 1234 5678 9012', 'Анна, +380 44 123-45-67']) expect(withPhones(other)).toBe(other);
});
