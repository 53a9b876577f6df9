import { describe, expect, test } from 'vitest';
import { read, type Values } from '../../../forms/read.server.ts';
import { contacts } from './schema.server.ts';

const validValues: Values = { firstName: 'Анна', lastName: '', phone: '+7 (949) 123-45-67', email: '' };
const errorsOf = (over: Values, digital = false) => read(contacts(digital), { ...validValues, ...over }).errors;

test('name and phone are enough', () => {
  expect(read(contacts(false), validValues).value).toEqual({ firstName: 'Анна', lastName: '', phone: '79491234567', email: '' });
});

test.each(['+7 (949) 123-45-67', '+7 949 123 45 67', '8 949 123 45 67', '89491234567', '79491234567', '9491234567', ' +7-949-123-45-67 '])(
  'a phone pasted as «%s» is taken',
  (phone) => {
    expect(read(contacts(false), { ...validValues, phone }).value?.phone).toBe('79491234567');
  },
);

describe('messages of the specification (spec 1 §5)', () => {
  test.each<[Values, Values]>([
    [{ firstName: '' }, { firstName: 'Это поле необходимо заполнить.' }],
    [{ firstName: '   ' }, { firstName: 'Это поле необходимо заполнить.' }],
    [{ firstName: 'Анна1' }, { firstName: 'Это поле должно содержать только буквы' }],
    [{ firstName: 'А' }, { firstName: 'Пожалуйста, введите не меньше 2 символов.' }],
    [{ firstName: 'а'.repeat(101) }, { firstName: 'Не больше 100 символов.' }],
    [{ lastName: '<b>' }, { lastName: 'Это поле должно содержать только буквы' }],
    [{ phone: '' }, { phone: 'Это поле необходимо заполнить.' }],
    [{ phone: '+7 (495) 123-45-67' }, { phone: 'Код номера мобильного телефона должен начинаться с «9»' }],
    [{ phone: '+7 (949) 123' }, { phone: 'Введите номер полностью: 10 цифр после +7.' }],
    [{ phone: '+380501234567' }, { phone: 'Мы звоним только на российские номера: +7 и десять цифр.' }],
    [{ email: 'anna@' }, { email: 'Пожалуйста, введите корректный email.' }],
  ])('%o', (over, expected) => {
    expect(errorsOf(over)).toEqual(expected);
  });

  test('each field says its own', () => {
    expect(Object.keys(errorsOf({ firstName: '', phone: '', email: 'x' }) ?? {}).sort()).toEqual(['email', 'firstName', 'phone']);
  });
});

test('double names and names with an apostrophe are names', () => {
  expect(errorsOf({ firstName: 'Анна-Мария', lastName: "О'Нил" })).toBeNull();
});

test('digital goods need an address to send the code to', () => {
  expect(errorsOf({ email: '' }, true)).toEqual({ email: 'Это поле необходимо заполнить.' });
  expect(errorsOf({ email: 'anna@vitrina.test' }, true)).toBeNull();
});
