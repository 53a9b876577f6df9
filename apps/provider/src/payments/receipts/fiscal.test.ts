import { innFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { expect, test } from 'vitest';
import { till } from './fiscal.ts';

test('the seller’s own tax number passes the check that companies’ numbers have to', () => {
  expect(innFault(till.seller.inn)).toBeNull();
});
