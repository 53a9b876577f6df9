import { expect, test } from 'vitest';
import type { FailureCode } from '../../gateway/failure.ts';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import { stepAtFault } from './fault.ts';
import { orderInput } from './order-input.ts';

const address = { street: 'Артёма', houseNumber: '1', building: '', floor: '', flatNumber: '12' };
const draft: Draft = {
  ...emptyDraft,
  contacts: { rev: 1, firstName: 'Анна', lastName: '', phone: '79491234567', email: '' },
  delivery: {
    rev: 1,
    cityId: 1,
    address,
    comment: '',
    choices: {
      buy: { way: 'COURIER', deliveryTypeId: 2, datetime: '2026-11-24T10:00:00+03:00', interval: '10:00 - 14:00' },
      preorder: { way: 'PICKUP', deliveryTypeId: 1, storeId: 5 },
    },
  },
  payment: { rev: 1, paymentTypeId: 17 },
};

test('every order gets its own way, and only the courier the address', () => {
  expect(orderInput(draft, 7, ['personal-data'])).toEqual({
    revision: 7,
    contact: { firstName: 'Анна', lastName: null, phone: '79491234567', email: null },
    deliveries: [
      {
        orderKey: 'buy',
        deliveryTypeId: 2,
        datetime: '2026-11-24T10:00:00+03:00',
        interval: '10:00 - 14:00',
        address: { street: 'Артёма', houseNumber: '1', housing: null, floor: null, flatNumber: '12' },
      },
      { orderKey: 'preorder', deliveryTypeId: 1, storeId: 5 },
    ],
    paymentTypeId: 17,
    isOneClick: false,
    comment: null,
    consents: ['personal-data'],
  });
});

test('the same draft is the same submission', () => {
  expect(orderInput(draft, 7, ['personal-data'])).toEqual(orderInput(structuredClone(draft), 7, ['personal-data']));
});

test('nothing is sent before the steps are done', () => {
  expect(orderInput({ ...draft, contacts: null }, 7, [])).toBeNull();
  expect(orderInput({ ...draft, payment: null }, 7, [])).toBeNull();
});

test.each<[FailureCode, string[], string]>([
  ['NO_DELIVERIES', [], 'delivery'],
  ['BAD_USER_INPUT', ['contact.phone'], 'contacts'],
  ['BAD_USER_INPUT', ['deliveries.buy'], 'delivery'],
  ['BAD_USER_INPUT', ['payment_type_id'], 'payments'],
  ['BAD_USER_INPUT', ['paymentTypeId'], 'payments'],
  ['BAD_USER_INPUT', [], 'summary'],
])('%s of %j is mended at %s', (code, fields, step) => {
  expect(stepAtFault(code, fields)).toBe(step);
});
