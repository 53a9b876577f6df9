import { describe, expect, test } from 'vitest';
import { emailFault, isEmail, isMobile, namePattern, parsePhone } from './person.ts';
import { maxLength, optionalFault } from './text.ts';

test('a name is letters, with what stands inside of double ones', () => {
  expect(['Анна', 'Анна-Мария', "О'Нил", 'Ван Дер Ваальс'].every((name) => namePattern.test(name))).toBe(true);
  expect(['', ' Анна', 'Анна2', '-', 'Анна_'].some((name) => namePattern.test(name))).toBe(false);
});

test('a mobile phone begins with nine', () => expect(['79491234567', '74951234567'].map(isMobile)).toEqual([true, false]));

test('an e-mail has a name, a host and a length', () => {
  expect(isEmail('anna@shop.example')).toBe(true);
  expect(
    [
      '',
      'anna',
      'anna@',
      'anna@shop',
      'an na@shop.example',
      'anna@почта.рф',
      'an..na@shop.example',
      `${'x'.repeat(maxLength.email)}@y.example`,
    ].some(isEmail),
  ).toBe(false);
});

test('a fault has the words of the specification', () => {
  expect(['', 'anna@', `${'x'.repeat(maxLength.email)}@y.example`, ' anna@shop.example '].map(emailFault)).toEqual([
    'Это поле необходимо заполнить.',
    'Пожалуйста, введите корректный email.',
    'Не больше 254 символов.',
    null,
  ]);
  expect([optionalFault(' ', emailFault), optionalFault(undefined, emailFault), optionalFault('x', emailFault)]).toEqual([
    null,
    null,
    'Пожалуйста, введите корректный email.',
  ]);
});

describe('a phone and nothing else', () => {
  test.each([
    '+7 (999) 123-45-67',
    '8 (999) 123-45-67',
    '8 999 123 45 67',
    '+7 999 123 45 67',
    '+8 999 123-45-67',
    '79991234567',
    '89991234567',
    '9991234567',
    ' +7\u00a0999\u2011123\u201145\u201367 ',
    '8.999.123.45.67',
  ])('%s', (text) => expect(parsePhone(text)).toBe('79991234567'));

  test('is also one of a city', () => expect(['4951234567', '+7 495 123-45-67'].map(parsePhone)).toEqual(['74951234567', '74951234567']));

  test.each([
    '',
    '+',
    '999123456',
    '+1 999 123-45-67',
    '+0 999 123-45-67',
    '7999123456',
    '8495123456',
    '1234567890',
    '799912345678',
    '8 999 123-45-6x',
    'phone',
    '+9991234567',
    '9'.repeat(41),
  ])('«%s» is none', (text) => expect(parsePhone(text)).toBeNull());
});
