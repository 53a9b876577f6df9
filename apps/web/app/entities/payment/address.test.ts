import { expect, test } from 'vitest';
import { isPaymentAddress } from './address.ts';

const acquirers = ['https://pay.bank.test'];

test.each(['/sandbox-acquirer/abc', '/sandbox-acquirer/abc?x=1', 'https://pay.bank.test/form/1'])('%s may be paid at', (url) => {
  expect(isPaymentAddress(url, acquirers)).toBe(true);
});

test.each([
  '//evil.test/pay',
  '/\\evil.test',
  'https://evil.test/',
  'https://pay.bank.test.evil.test/',
  'https://pay.bank.test:444/',
  'http://pay.bank.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/pay\nlocation: x',
  '',
  'pay',
])('%s may not', (url) => {
  expect(isPaymentAddress(url, acquirers)).toBe(false);
});
