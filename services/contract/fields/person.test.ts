import { expect, test } from 'vitest';
import { isEmail, longestEmail } from './email.ts';
import { isMobile, namePattern } from './person.ts';

test('a name is letters, with what stands inside of double ones', () => {
  expect(['Анна', 'Анна-Мария', "О'Нил", 'Ван Дер Ваальс'].every((name) => namePattern.test(name))).toBe(true);
  expect(['', ' Анна', 'Анна2', '-', 'Анна_'].some((name) => namePattern.test(name))).toBe(false);
});

test('a mobile phone begins with nine', () => expect(['79491234567', '74951234567'].map(isMobile)).toEqual([true, false]));

test('an e-mail has a name, a host and a length', () => {
  expect(isEmail('anna@shop.example')).toBe(true);
  expect(['', 'anna', 'anna@', 'anna@shop', 'an na@shop.example', `${'x'.repeat(longestEmail)}@y.example`].some(isEmail)).toBe(false);
});
