import { expect, test } from 'vitest';
import { paymentTypes } from '../contract/fields/special-ids.ts';
import { invoiceEmailFault } from './invoice-email.ts';

test.each([
  [paymentTypes.nonCash, null, true],
  [paymentTypes.nonCash, '', true],
  [paymentTypes.nonCash, 'anna@example.ru', false],
  [paymentTypes.cash, null, false],
])('what type %i pays lacks an e-mail, being «%s»: %s', (type, email, isLacking) => {
  expect(invoiceEmailFault(type, email) !== null).toBe(isLacking);
});
