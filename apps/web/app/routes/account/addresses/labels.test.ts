import { expect, test } from 'vitest';
import { addressText, formType } from './labels.ts';

const address = {
  id: '5',
  cityName: 'Донецк',
  street: 'Артёма',
  houseNumber: '74',
  floor: null,
  flatNumber: '12',
  building: null,
  housing: '2',
};

test('an address is one line without what it has not', () => {
  expect(addressText(address)).toBe('Донецк, Артёма, д. 74, корп. 2, кв. 12');
});

test('the form is of a new address, unless it is of one that there is', () => {
  expect(formType('5', [address])).toEqual({ type: 'put', address });
  expect([formType(null, [address]), formType('6', [address])]).toEqual([{ type: 'post' }, { type: 'post' }]);
});
