import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { ShopError } from '../base/errors.ts';
import type { OrderCreateInput } from '../generated/resolvers.ts';
import { submissionOf } from './submission.ts';

const input = (over: Partial<OrderCreateInput> = {}): OrderCreateInput => ({
  revision: 3,
  contact: { firstName: ' Анна-Мария ', phone: '79991234567', email: '' },
  deliveries: [{ orderKey: 'buy', typeId: asId(1), storeId: asId(5) }],
  paymentTypeId: asId(17),
  consents: ['PERSONAL_DATA', 'PERSONAL_DATA'],
  idempotencyKey: 'checkout-0123456789',
  ...over,
});

const fieldsOf = (orderInput: OrderCreateInput) => {
  try {
    submissionOf(orderInput, 'Донецк');
  } catch (error) {
    if (error instanceof ShopError && error.code === 'BAD_USER_INPUT') return error.fields;
  }
  return expect.fail('The input was taken.');
};

test('an order picked up at a store', () => {
  expect(submissionOf(input(), 'Донецк')).toEqual({
    revision: 3,
    order_type_id: 33,
    contact: { first_name: 'Анна-Мария', last_name: '', phone: '79991234567', email: null },
    deliveries: { buy: { delivery_type_id: 1, finish_storage_id: asId(5) } },
    payment_type_id: 17,
    is_one_click: false,
    comment: null,
    consents: ['personal-data'],
  });
});

test('a company that buys goes along; a number that can be none and a name that is none are at fault', () => {
  const company = { inn: '9301000177', name: ' ООО «Степной маяк» ' };
  expect(submissionOf(input({ company }), 'Донецк').company).toEqual({ inn: '9301000177', name: 'ООО «Степной маяк»' });
  expect(fieldsOf(input({ company: { inn: '9301000178', name: ' ' } }))).toEqual({
    'input.company.inn': [expect.any(String)],
    'input.company.name': [expect.any(String)],
  });
});

test('an order brought to a door', () => {
  const address = { street: 'Артёма', houseNumber: '1', flatNumber: ' 12 ', floor: '' };
  const choice = { orderKey: 'buy', typeId: asId(2), address, datetime: '2026-11-22T10:00:00+03:00', interval: '10:00 - 12:00' };
  expect(submissionOf(input({ deliveries: [choice] }), 'Донецк').deliveries).toEqual({
    buy: {
      delivery_type_id: 2,
      datetime: '2026-11-22T10:00:00+03:00',
      interval: '10:00 - 12:00',
      address: {
        city: { name: 'Донецк' },
        street: 'Артёма',
        house_number: '1',
        building: null,
        housing: null,
        floor: null,
        flat_number: '12',
      },
    },
  });
});

test('another recipient goes along, and is checked like the first', () => {
  const addressee = { name: ' Пётр Иванов ', phone: '79497654321' };
  expect(submissionOf(input({ addressee }), 'Донецк').addressee).toEqual({ name: 'Пётр Иванов', phone: '79497654321' });
  expect(submissionOf(input(), 'Донецк')).not.toHaveProperty('addressee');
  expect(fieldsOf(input({ addressee: { name: '7', phone: '74951234567' } }))).toEqual({
    'input.addressee.name': ['Это поле должно содержать только буквы'],
    'input.addressee.phone': ['Код номера мобильного телефона должен начинаться с «9»'],
  });
});

test('a house has a number', () => {
  const address = { street: 'абракадабра 999999', houseNumber: '-5' };
  expect(fieldsOf(input({ deliveries: [{ orderKey: 'buy', typeId: asId(2), address }] }))).toEqual({
    'input.deliveries.0.address.houseNumber': ['Укажите номер дома цифрами: «74», «7А», «12/3».'],
  });
});

describe('one-click mode', () => {
  test('needs neither delivery nor payment, and sends none', () => {
    const oneClick = submissionOf(input({ isOneClick: true, paymentTypeId: null, deliveries: [] }), 'Донецк');
    expect(oneClick).toMatchObject({ is_one_click: true, deliveries: {}, payment_type_id: null });
  });
  test('is the only mode that does without', () => {
    expect(fieldsOf(input({ deliveries: [], paymentTypeId: null }))).toEqual({ 'input.paymentTypeId': [expect.any(String)] });
  });
});

test('an order of codes alone is not delivered', () => {
  expect(submissionOf(input({ deliveries: [] }), 'Донецк')).toMatchObject({ is_one_click: false, deliveries: {}, payment_type_id: 17 });
});

describe('fields at fault are named by their path', () => {
  const contact = input().contact;
  test.each<[string, OrderCreateInput, string]>([
    ['input.contact.firstName', input({ contact: { ...contact, firstName: '  ' } }), 'Это поле необходимо заполнить.'],
    ['input.contact.firstName', input({ contact: { ...contact, firstName: 'Анна1' } }), 'Это поле должно содержать только буквы'],
    ['input.contact.firstName', input({ contact: { ...contact, firstName: 'а'.repeat(101) } }), 'Не больше 100 символов.'],
    ['input.contact.lastName', input({ contact: { ...contact, lastName: '<b>' } }), 'Это поле должно содержать только буквы'],
    [
      'input.contact.phone',
      input({ contact: { ...contact, phone: '74951234567' } }),
      'Код номера мобильного телефона должен начинаться с «9»',
    ],
    ['input.contact.email', input({ contact: { ...contact, email: 'anna@' } }), 'Пожалуйста, введите корректный email.'],
    ['input.comment', input({ comment: 'x'.repeat(501) }), 'Не больше 500 символов.'],
    [
      'input.deliveries.0.address.street',
      input({ deliveries: [{ orderKey: 'buy', typeId: asId(2), address: { street: '', houseNumber: '1' } }] }),
      'Это поле необходимо заполнить.',
    ],
    [
      'input.deliveries.0.interval',
      input({ deliveries: [{ orderKey: 'buy', typeId: asId(2), interval: '10-12' }] }),
      'Время пишется так: 10:00 - 12:00.',
    ],
    [
      'input.deliveries.1.orderKey',
      input({
        deliveries: [
          { orderKey: 'buy', typeId: asId(1) },
          { orderKey: 'buy', typeId: asId(2) },
        ],
      }),
      'Для этого заказа доставка уже указана.',
    ],
  ])('%s', (path, orderInput, message) => {
    expect(fieldsOf(orderInput)).toEqual({ [path]: [message] });
  });

  test('at the bounds they are not', () => {
    const longestInput = input({ comment: 'x'.repeat(500), contact: { ...contact, firstName: 'а'.repeat(100), lastName: "О'Нил" } });
    expect(() => submissionOf(longestInput, 'Донецк')).not.toThrow();
  });
});
