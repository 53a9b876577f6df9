import { expect, test } from 'vitest';
import type { ShopError } from '../base/errors.ts';
import { parseLogin } from './rules.ts';

test.each([
  ['+7 900 000-00-01', { phone: '79000000001' }],
  ['8 (900) 000 00 01', { phone: '79000000001' }],
  ['9000000001', { phone: '79000000001' }],
  [' demo@vitrina.example ', { email: 'demo@vitrina.example' }],
])('%s is a login', (text, login) => expect(parseLogin(text)).toEqual(login));

test.each(['', ' ', 'anna', '+1 900 000 00 01', `${'x'.repeat(250)}@y.example`])('%j is none, and the field is told', (text) => {
  expect(() => parseLogin(text)).toThrow(
    expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { 'input.login': [expect.stringMatching(/[а-яё]/)] } }) as ShopError,
  );
});
