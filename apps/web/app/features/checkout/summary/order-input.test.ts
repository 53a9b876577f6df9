import { expect, test } from 'vitest';
import { type Draft, emptyDraft, type OrderSubmission } from '../../../entities/order-draft/draft.ts';
import type { FailureCode } from '../../../platform/gateway/gateway-failure.ts';
import { orderInput } from '../order-input.ts';
import { stepAtFault } from './fault.ts';

const address = { street: 'Артёма', houseNumber: '1', housing: '2', building: '3', floor: '', flatNumber: '12' };
const draft: Draft = {
  ...emptyDraft,
  contacts: { rev: 1, firstName: 'Анна', lastName: '', phone: '79491234567', email: '' },
  delivery: {
    rev: 1,
    cityId: '1',
    address,
    comment: '',
    addressee: null,
    choices: {
      buy: { way: 'COURIER', typeId: '2', datetime: '2026-11-24T10:00:00+03:00', interval: '10:00 - 14:00' },
      preorder: { way: 'PICKUP', typeId: '1', storeId: '5' },
    },
  },
  payment: { rev: 1, paymentTypeId: '17' },
  seed: 'a'.repeat(32),
};

const submission: OrderSubmission = {
  revision: 7,
  consents: ['PERSONAL_DATA'],
  quote: 'quoted.signed',
};

test('every order gets its own way, and only the courier the address', () => {
  expect(orderInput(draft, submission)).toEqual({
    revision: 7,
    contact: { firstName: 'Анна', lastName: null, phone: '79491234567', email: null },
    addressee: null,
    deliveries: [
      {
        orderKey: 'buy',
        typeId: '2',
        datetime: '2026-11-24T10:00:00+03:00',
        interval: '10:00 - 14:00',
        address: { street: 'Артёма', houseNumber: '1', housing: '2', building: '3', floor: null, flatNumber: '12' },
      },
      { orderKey: 'preorder', typeId: '1', storeId: '5' },
    ],
    paymentTypeId: '17',
    quote: 'quoted.signed',
    isOneClick: false,
    comment: null,
    sim: false,
    consents: ['PERSONAL_DATA'],
    idempotencyKey: `order-${'a'.repeat(32)}-7`,
  });
});

test('express names the store that sends it, another recipient goes along', () => {
  const addressee = { name: 'Пётр Иванов', phone: '79497654321' };
  const choices = { buy: { way: 'EXPRESS', typeId: '27', salePointId: '6' } } as const;
  const input = orderInput({ ...draft, delivery: { ...draft.delivery!, choices, addressee } }, submission);
  expect(input?.addressee).toEqual(addressee);
  expect(input?.deliveries).toMatchObject([{ typeId: '27', salePointId: '6', address: { street: 'Артёма' } }]);
});

test('the same draft is the same submission', () => {
  expect(orderInput(draft, submission)).toEqual(orderInput(structuredClone(draft), structuredClone(submission)));
});

test('nothing is sent before the steps are done', () => {
  expect(orderInput({ ...draft, contacts: null }, submission)).toBeNull();
  expect(orderInput({ ...draft, payment: null }, submission)).toBeNull();
  expect(orderInput({ ...draft, seed: null }, submission)).toBeNull();
});

test.each<[FailureCode, string[], string]>([
  ['NO_DELIVERIES', [], 'delivery'],
  ['BAD_USER_INPUT', ['input.contact.phone'], 'contacts'],
  ['BAD_USER_INPUT', ['input.deliveries.0.address.street'], 'delivery'],
  ['BAD_USER_INPUT', ['input.comment'], 'delivery'],
  ['BAD_USER_INPUT', ['input.paymentTypeId'], 'payments'],
  ['BAD_USER_INPUT', [], 'summary'],
])('%s of %j is mended at %s', (code, fields, step) => {
  expect(stepAtFault(code, fields)).toBe(step);
});

test('a term that was chosen goes along, and nothing where none was', () => {
  expect(orderInput({ ...draft, payment: { rev: 1, paymentTypeId: '50', months: 6 } }, submission)).toMatchObject({
    paymentTypeId: '50',
    months: 6,
  });
  expect(orderInput(draft, submission)).not.toHaveProperty('months');
});
