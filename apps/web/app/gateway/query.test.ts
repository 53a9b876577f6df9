import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Document, query, queryOrFail } from './query.server.ts';
import { type Execute, type Operation, type Shop, shopContext } from './shop.server.ts';

const document: Document<{ city: string }, { id: number }> = { toString: () => 'query City { city }', __meta__: { hash: 'sha256:1' } };

function visit(execute: Execute): { context: RouterContextProvider; shop: Shop; logged: string[] } {
  const logged: string[] = [];
  const shop: Shop = {
    execute,
    nonce: '',
    traceId: 'trace-1',
    sessionSecret: '',
    isSecure: false,
    origin: 'http://shop.example',
    acquirerOrigins: [],
    redirectGuard: null,
    cookies: [],
    now: () => new Date(0),
    log: { error: (_details, message) => logged.push(message) },
  };
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  return { context, shop, logged };
}

const request = () => new Request('http://shop.example/', { headers: { cookie: 'city_id=5; basket_id=abc' } });

test('an operation goes by its id and its text, with the visitor’s cookies and the trace', async () => {
  const sent: Operation[] = [];
  const { context, shop } = visit(async (operation) => {
    sent.push(operation);
    return { data: { city: 'Донецк' }, cookies: ['basket_id=new; Path=/'] };
  });
  const { data, errors } = await query(context, request(), document, { id: 1 });
  expect(data).toEqual({ city: 'Донецк' });
  expect(errors).toEqual([]);
  expect(sent[0]).toMatchObject({ id: 'sha256:1', document: 'query City { city }', variables: { id: 1 } });
  expect(sent[0]?.headers.get('cookie')).toBe('city_id=5; basket_id=abc');
  expect(sent[0]?.headers.get('x-trace-id')).toBe('trace-1');
  expect(shop.cookies).toEqual(['basket_id=new; Path=/']);
});

test('the city of a path stands in for the visitor’s', async () => {
  let cookie: string | null = null;
  const { context } = visit(async ({ headers }) => {
    cookie = headers.get('cookie');
    return { data: {} };
  });
  await query(context, request(), document, { id: 1 }, { cityId: 7 });
  expect(cookie).toBe('basket_id=abc; city_id=7');
});

test('errors of fields come with what could be loaded', async () => {
  const { context } = visit(async () => ({
    data: { city: null },
    errors: [{ message: 'no', path: ['city'], extensions: { code: 'BAD_USER_INPUT', fields: { phone: ['Допустимы только цифры.'] } } }],
  }));
  const { errors } = await query(context, request(), document, { id: 1 });
  expect(errors).toEqual([{ code: 'BAD_USER_INPUT', message: 'no', path: 'city', fields: { phone: ['Допустимы только цифры.'] } }]);
});

test('an executor that throws is a failed operation, and is logged', async () => {
  const { context, logged } = visit(async () => {
    throw new Error('connection refused');
  });
  const { data, errors } = await query(context, request(), document, { id: 1 });
  expect(data).toBeNull();
  expect(errors[0]?.code).toBe('INTERNAL');
  expect(logged).toHaveLength(1);
});

test.each([
  ['NOT_FOUND', 404],
  ['PROVIDER_UNAVAILABLE', 503],
  ['PROVIDER_TIMEOUT', 503],
  ['RATE_LIMITED', 429],
  ['SOMETHING_NEW', 500],
])('a screen that cannot be shown because of %s answers %d', async (code, status) => {
  const { context } = visit(async () => ({ data: null, errors: [{ message: 'no', extensions: { code } }] }));
  await expect(queryOrFail(context, request(), document, { id: 1 })).rejects.toMatchObject({ init: { status } });
});
