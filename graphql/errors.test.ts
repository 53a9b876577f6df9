import { ProviderError } from '@vitrina/services/http/errors.ts';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { badInput, errorCodes, formatError, meaningOf, ShopError } from './errors.ts';
import { refusal } from './testing/provider.ts';

describe('what a failure of the provider means', () => {
  test.each<[ProviderError, string]>([
    [refusal(400, 'validation_failed'), 'BAD_USER_INPUT'],
    [refusal(422, 'validation_failed'), 'BAD_USER_INPUT'],
    [refusal(401, 'unauthorized'), 'UNAUTHENTICATED'],
    [refusal(403, 'forbidden'), 'FORBIDDEN'],
    [refusal(404, 'not_found'), 'NOT_FOUND'],
    [refusal(404, 'route_not_found'), 'PROVIDER_CONTRACT'],
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

  test('409 keeps its words, which are for shoppers', () => {
    expect(meaningOf(refusal(409, 'out_of_stock', 'Осталось 2 штуки.'))).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Осталось 2 штуки.',
    });
    expect(meaningOf(refusal(409, 'conflict', 'Корзина изменилась.'))).toMatchObject({ code: 'CONFLICT', message: 'Корзина изменилась.' });
  });

  test('409 without a code is not in the contract’s form and has no words', () => {
    expect(meaningOf(new ProviderError('refused', 'a.b', { status: 409 }))).toMatchObject({
      code: 'CONFLICT',
      message: errorCodes.CONFLICT,
    });
  });

  test('422 names its fields in camelCase', () => {
    const error = refusal(422, 'validation_failed', 'upstream text', { 'contact.first_name': ['Слишком длинно.'] });
    expect(meaningOf(error)).toMatchObject({ message: errorCodes.BAD_USER_INPUT, fields: { 'contact.firstName': ['Слишком длинно.'] } });
  });
});

test('a value that a call cannot carry is the client’s', () => {
  const error = Object.assign(new Error('zod'), { issues: [{ path: ['product_id'], message: 'Too small' }] });
  expect(meaningOf(error)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { productId: ['Недопустимое значение.'] } });
});

test('what nobody has foreseen says nothing', () => {
  expect(meaningOf(new TypeError('secret'))).toMatchObject({ code: 'INTERNAL', message: errorCodes.INTERNAL });
  expect(meaningOf('secret')).toMatchObject({ code: 'INTERNAL', message: errorCodes.INTERNAL });
});

describe('an error as clients see it', () => {
  const thrown = (cause: Error) => new GraphQLError(cause.message, { path: ['basket', 'items', 0], originalError: cause });

  test('has a path, a code and the fields at fault, and nothing else', () => {
    const seen = formatError(thrown(badInput({ quantity: ['От 1.'] }))).toJSON();
    expect(seen).toEqual({
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
    const promised = new GraphQLError('Cannot return null for non-nullable field Query.menu.', { path: ['menu'] });
    expect(formatError(promised).toJSON()).toMatchObject({ message: errorCodes.INTERNAL, extensions: { code: 'INTERNAL' } });
    const missing = new GraphQLError('Argument "id" of required type "Int!" was not provided.', { path: ['product'] });
    expect(formatError(missing).extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });
});
