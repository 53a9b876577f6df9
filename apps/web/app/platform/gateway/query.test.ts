import { expect, test } from 'vitest';
import { type Document, query, queryOrFail } from './query.server.ts';
import type { Operation } from './shop.server.ts';
import { visit } from './visit.ts';

const document: Document<{ city: string }, { id: number }> = { toString: () => 'query City { city }', __meta__: { hash: 'sha256:1' } };

const request = () => new Request('http://shop.example/', { headers: { cookie: 'city_id=5; basket_id=abc' } });

test('an operation goes by its id and its text, with the visitor’s cookies and the trace', async () => {
  const sent: Operation[] = [];
  const { context, cookies } = visit({
    execute: async (operation) => {
      sent.push(operation);
      return { data: { city: 'Донецк' }, cookies: ['basket_id=new; Path=/'] };
    },
  });
  const { data, errors } = await query(context, request(), document, { id: 1 });
  expect(data).toEqual({ city: 'Донецк' });
  expect(errors).toEqual([]);
  expect(sent[0]).toMatchObject({ id: 'sha256:1', document: 'query City { city }', variables: { id: 1 } });
  expect(sent[0]?.headers.get('cookie')).toBe('city_id=5; basket_id=abc');
  expect(sent[0]?.headers.get('x-trace-id')).toBe('trace-1');
  expect(cookies).toEqual(['basket_id=new; Path=/']);
});

test('the city of a path stands in for the visitor’s', async () => {
  let cookie: string | null = null;
  const { context } = visit({
    execute: async ({ headers }) => {
      cookie = headers.get('cookie');
      return { data: {} };
    },
  });
  await query(context, request(), document, { id: 1 }, { cityId: '7' });
  expect(cookie).toBe('basket_id=abc; city_id=7');
});

test('the branch that the visitor has just been given is that of what is asked next', async () => {
  const sent: (string | null)[] = [];
  const { context } = visit({
    execute: async ({ headers }) => {
      sent.push(headers.get('cookie'));
      return { data: {}, cookies: sent.length === 1 ? ['branch=B; Path=/'] : [] };
    },
  });
  await query(context, request(), document, { id: 1 });
  await query(context, request(), document, { id: 1 });
  expect(sent).toEqual(['city_id=5; basket_id=abc', 'branch=B; city_id=5; basket_id=abc']);
});

test('errors of fields come with what could be loaded', async () => {
  const { context } = visit({
    execute: async () => ({
      data: { city: null },
      errors: [{ message: 'no', path: ['city'], extensions: { code: 'BAD_USER_INPUT', fields: { phone: ['Допустимы только цифры.'] } } }],
    }),
  });
  const { errors } = await query(context, request(), document, { id: 1 });
  expect(errors).toEqual([
    { code: 'BAD_USER_INPUT', message: 'no', path: 'city', fields: { phone: ['Допустимы только цифры.'] }, repriced: null },
  ]);
});

test('an executor that throws is a failed operation, and is logged', async () => {
  const refused = new Error('connection refused');
  const { context, logged } = visit({ execute: () => Promise.reject(refused) });
  const { data, errors } = await query(context, request(), document, { id: 1 });
  expect(data).toBeNull();
  expect(errors[0]?.code).toBe('INTERNAL');
  expect(logged).toEqual([{ details: { err: refused }, message: 'operation failed' }]);
});

test.each([
  ['NOT_FOUND', 404],
  ['PROVIDER_UNAVAILABLE', 503],
  ['PROVIDER_TIMEOUT', 503],
  ['RATE_LIMITED', 429],
  ['SOMETHING_NEW', 500],
])('a screen that cannot be shown because of %s answers %d', async (code, status) => {
  const { context } = visit({ execute: async () => ({ data: null, errors: [{ message: 'no', extensions: { code } }] }) });
  await expect(queryOrFail(context, request(), document, { id: 1 })).rejects.toMatchObject({ init: { status } });
});

test('a basket that an operation has begun is the one of those that follow in the same request', async () => {
  const cookies: (string | null)[] = [];
  const { context } = visit({
    execute: async ({ headers }) => {
      cookies.push(headers.get('cookie'));
      return { data: {}, cookies: ['city_id=9; Path=/', 'basket_id=begun; Path=/; HttpOnly'] };
    },
  });
  const first = new Request('http://shop.example/');
  for (const options of [{}, {}, { cityId: '7' }]) await query(context, first, document, { id: 1 }, options);
  expect(cookies).toEqual([null, 'basket_id=begun', 'basket_id=begun; city_id=7']);
});
