import { InvalidInputError } from '@vitrina/services/http/invalid-input-error.ts';
import { ProviderError } from '@vitrina/services/http/provider-error.ts';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { refusal } from '../testing/provider.ts';
import { badInput, errorCodes, formatError, meaningOf, ShopError } from './errors.ts';

describe('what a failure of the provider means', () => {
  test.each<[ProviderError, string]>([
    [refusal(400, 'validation_failed', 'upstream text', {}, 'orders.create'), 'BAD_USER_INPUT'],
    [refusal(422, 'validation_failed', 'upstream text', {}, 'orders.create'), 'BAD_USER_INPUT'],
    [refusal(401, 'unauthorized'), 'UNAUTHENTICATED'],
    [refusal(403, 'forbidden'), 'FORBIDDEN'],
    [refusal(404, 'not_found'), 'NOT_FOUND'],
    [refusal(404, 'route_not_found'), 'UNSUPPORTED'],
    [refusal(405, 'method_not_allowed'), 'PROVIDER_CONTRACT'],
    [refusal(429, 'rate_limited'), 'RATE_LIMITED'],
    [new ProviderError('unavailable', 'a.b', { status: 500, message: 'upstream text' }), 'PROVIDER_UNAVAILABLE'],
    [new ProviderError('aborted', 'a.b', { message: 'upstream text' }), 'PROVIDER_UNAVAILABLE'],
    [new ProviderError('timeout', 'a.b', { message: 'upstream text' }), 'PROVIDER_TIMEOUT'],
    [new ProviderError('contract', 'a.b', { message: 'upstream text' }), 'PROVIDER_CONTRACT'],
  ])('%o', (error, code) => {
    const meaning = meaningOf(error);
    expect(meaning.code).toBe(code);
    expect(meaning.message).not.toContain('upstream');
  });

  test('409 of a change keeps its words, which are for shoppers', () => {
    expect(meaningOf(refusal(409, 'out_of_stock', 'Осталось 2 штуки.', {}, 'basket.addItem'))).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Осталось 2 штуки.',
    });
    expect(meaningOf(refusal(409, 'conflict', 'Корзина изменилась.', {}, 'orders.create'))).toMatchObject({
      code: 'CONFLICT',
      message: 'Корзина изменилась.',
    });
  });

  test('seconds to wait stand beside the code; what else a program needs is data of the change', () => {
    const refuseWith = (status: number, code: string, details: object) =>
      formatError(new GraphQLError('', { originalError: new ProviderError('refused', 'orders.create', { status, code, ...details }) }));
    expect(refuseWith(409, 'out_of_stock', { available: 2 }).extensions).toEqual({ code: 'OUT_OF_STOCK' });
    expect(refuseWith(429, 'too_many_attempts', { retryAfter: 900 }).extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 900 });
  });

  test('409 without a code, or without anything to read, is not in the contract’s form and has no words', () => {
    const ownError = { code: 'CONFLICT', message: errorCodes.CONFLICT };
    expect(meaningOf(new ProviderError('refused', 'orders.create', { status: 409 }))).toMatchObject(ownError);
    expect(meaningOf(refusal(409, 'conflict', ' \u0000\n', {}, 'orders.create'))).toMatchObject(ownError);
  });

  test('409 of a read breaks the contract, but goods may be gone; neither has the provider’s words', () => {
    expect(meaningOf(refusal(409, 'conflict', 'upstream text', {}, 'products.product'))).toMatchObject({
      code: 'PROVIDER_CONTRACT',
      message: errorCodes.PROVIDER_CONTRACT,
    });
    expect(meaningOf(refusal(409, 'out_of_stock', 'upstream text', {}, 'delivery.variationsOrders'))).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: errorCodes.OUT_OF_STOCK,
    });
  });

  test('422 of a change names its inputs in camelCase, with the provider’s words', () => {
    const fields = { 'contact.first_name': ['Слишком длинно.'], payment_type_id: ['Не подходит.'] };
    expect(meaningOf(refusal(422, 'validation_failed', 'upstream text', fields, 'orders.create'))).toMatchObject({
      message: errorCodes.BAD_USER_INPUT,
      fields: { 'input.contact.firstName': ['Слишком длинно.'], 'input.paymentTypeId': ['Не подходит.'] },
    });
    expect(meaningOf(refusal(422, 'wrong', '', { id: ['Нет.'] }, 'basket.removeItem')).fields).toEqual({ 'input.id': ['Нет.'] });
  });

  test('422 of a change names nothing that the call does not take', () => {
    const fields = { first_name: ['x'], constructor: ['x'], 'contact.first name <b>': ['x'], [`comment.${'x'.repeat(80)}`]: ['x'] };
    expect(meaningOf(refusal(422, 'validation_failed', '', fields, 'orders.create'))).toMatchObject({ code: 'BAD_USER_INPUT', fields: {} });
  });

  test.each([400, 422])('%i of a read names its inputs in our words', (status) => {
    const fields = { 'filter.price.min': ['upstream text'], per_page: ['upstream text'], first_name: ['upstream text'] };
    const meaning = meaningOf(refusal(status, 'validation_failed', 'upstream text', fields, 'products.search'));
    expect(meaning).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: errorCodes.BAD_USER_INPUT,
      fields: { filter: ['Недопустимое значение.'], perPage: ['Недопустимое значение.'] },
    });
    expect(Object.keys(meaning.fields ?? {})).toEqual(['filter', 'perPage']);
  });

  test.each([
    ['products.search', { first_name: ['upstream text'] }],
    ['profile.read', { first_name: ['upstream text'] }],
    ['products.search', {}],
    ['nobodys.call', { page: ['upstream text'] }],
  ])('422 of the read %s that names no input of the call breaks the contract', (endpoint, fields) => {
    const meaning = meaningOf(refusal(422, 'validation_failed', 'upstream text', fields, endpoint));
    expect(meaning).toMatchObject({ code: 'PROVIDER_CONTRACT', message: errorCodes.PROVIDER_CONTRACT, fields: undefined });
  });
});

test('a value that a call cannot carry is the client’s', () => {
  const fields = (endpoint: string) => meaningOf(new InvalidInputError(endpoint, ['product_id'], undefined)).fields;
  expect(fields('products.product')).toEqual({ productId: ['Недопустимое значение.'] });
  expect(fields('basket.addItem')).toEqual({ 'input.productId': ['Недопустимое значение.'] });
  expect(meaningOf(new InvalidInputError('basket.addItem', [], undefined)).code).toBe('BAD_USER_INPUT');
});

test('what nobody has foreseen says nothing', () => {
  expect(meaningOf(new TypeError('secret'))).toMatchObject({ code: 'INTERNAL', message: errorCodes.INTERNAL });
  expect(meaningOf('secret')).toMatchObject({ code: 'INTERNAL', message: errorCodes.INTERNAL });
});

describe('an error as clients see it', () => {
  const thrown = (cause: Error) => new GraphQLError(cause.message, { path: ['basket', 'items', 0], originalError: cause });

  test('has a path, a code and the fields at fault, and nothing else', () => {
    const publicError = formatError(thrown(badInput({ quantity: ['От 1.'] }))).toJSON();
    expect(publicError).toEqual({
      message: errorCodes.BAD_USER_INPUT,
      path: ['basket', 'items', 0],
      extensions: { code: 'BAD_USER_INPUT', fields: { quantity: ['От 1.'] } },
    });
  });

  test('has the shop’s words where it has any', () => {
    expect(formatError(thrown(new ShopError('CONFLICT', 'В корзине ничего нет.'))).message).toBe('В корзине ничего нет.');
  });

  test('hides everything of an unforeseen one', () => {
    expect(JSON.stringify(formatError(thrown(new Error('select * from users'))))).not.toContain('select');
  });

  test('a null where none may be is ours, a missing argument the client’s', () => {
    const nonNullError = new GraphQLError('Cannot return null for non-nullable field Query.menu.', { path: ['menu'] });
    expect(formatError(nonNullError).toJSON()).toMatchObject({ message: errorCodes.INTERNAL, extensions: { code: 'INTERNAL' } });
    const missing = new GraphQLError('Argument "id" of required type "Int!" was not provided.', { path: ['product'] });
    expect(formatError(missing).extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });
});
