import { expect, test } from 'vitest';
import { type Failure, failureOf } from '../platform/gateway/gateway-failure.ts';
import { showFailure } from './show-failure.server.ts';

const request = new Request('http://shop.example/corp', { method: 'POST' });
const failure = (over: Partial<Failure>): Failure => ({
  code: 'INTERNAL',
  message: '',
  path: '',
  fields: {},
  priceChange: null,
  ...over,
});
const answer = (over: Partial<Failure>) => {
  const { data, init } = showFailure(request, { name: 'Анна' }, failure(over));
  return { status: init?.status, ...data };
};

test('what is at fault stands beside its field, and what was typed stays', () => {
  expect(answer({ code: 'BAD_USER_INPUT', fields: { 'input.name': ['Слишком коротко.'] } })).toMatchObject({
    status: 422,
    values: { name: 'Анна' },
    errors: { name: 'Слишком коротко.' },
  });
});

test('what is gone is no trouble of the shop’s', () => {
  expect(answer({ code: 'NOT_FOUND' })).toMatchObject({
    status: 404,
    values: { name: 'Анна' },
    message: expect.stringContaining('больше нет'),
  });
});

test('only what the shop could not answer may be pressed again as it is', () => {
  expect(answer({ code: 'PROVIDER_TIMEOUT' })).toMatchObject({ status: 503, values: { name: 'Анна' } });
});

test.each([
  [undefined, 'Слишком много попыток. Подождите несколько минут и попробуйте ещё раз.'],
  [40, 'Слишком много попыток. Попробуйте ещё раз через 1 минуту.'],
  [121, 'Слишком много попыток. Попробуйте ещё раз через 3 минуты.'],
  [900, 'Слишком много попыток. Попробуйте ещё раз через 15 минут.'],
])('whoever tries too often is told for how long to wait: %s seconds', (retryAfter, message) => {
  const limited = answer({ code: 'RATE_LIMITED', ...(retryAfter !== undefined && { retryAfter }) });
  expect([limited.status, limited.message?.replaceAll('\u00a0', ' ')]).toEqual([429, message]);
});

test('how long to wait is read of what the gateway says', () => {
  expect(failureOf({ message: '', extensions: { code: 'RATE_LIMITED', retryAfter: 121 } })).toMatchObject({ retryAfter: 121 });
  expect(failureOf({ message: '', extensions: { code: 'RATE_LIMITED', retryAfter: 'soon' } })).not.toHaveProperty('retryAfter');
});
