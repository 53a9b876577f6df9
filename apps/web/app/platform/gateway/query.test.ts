import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { type Document, query, queryOrFail } from './query.server.ts';
import type { Operation } from './shop.server.ts';

const document: Document<{ city: string }, { id: number }> = { toString: () => 'query City { city }', __meta__: { hash: 'sha256:1' } };

const request = () => new Request('http://shop.example/');
const visitor = () => visitorWith('city_id=5; basket_id=abc');

/** What an operation is told of the visitor's cookies. */
const cookiesOf = ({ visitor: { cookies } }: Operation) => Object.fromEntries(cookies);

const basket = (value: string) => ({ name: 'basket_id', value, maxAge: 60, httpOnly: true });

test('an operation goes by its id and its text, with the visitor’s cookies and the trace', async () => {
  const sent: Operation[] = [];
  const { context } = visit({
    visitor: visitor(),
    execute: async (operation) => {
      sent.push(operation);
      return { data: { city: 'Донецк' } };
    },
  });
  const { data, errors } = await query(context, request(), document, { id: 1 });
  expect(data).toEqual({ city: 'Донецк' });
  expect(errors).toEqual([]);
  expect(sent[0]).toMatchObject({ id: 'sha256:1', document: 'query City { city }', variables: { id: 1 } });
  expect(sent.map(cookiesOf)).toEqual([{ city_id: '5', basket_id: 'abc' }]);
  expect(sent[0]?.visitor.traceId).toBe('trace-1');
});

test('the city of a path stands in for the visitor’s', async () => {
  const sent: unknown[] = [];
  const { context } = visit({
    visitor: visitor(),
    execute: async ({ visitor }) => {
      sent.push(visitor.cityId);
      return { data: {} };
    },
  });
  await query(context, request(), document, { id: 1 }, { cityId: '7' });
  await query(context, request(), document, { id: 1 });
  expect(sent).toEqual(['7', undefined]);
});

test('the branch that the visitor has just been given is that of what is asked next', async () => {
  const sent: unknown[] = [];
  const { context } = visit({
    visitor: visitor(),
    execute: async (operation) => {
      sent.push(cookiesOf(operation));
      return { data: {}, cookies: sent.length === 1 ? [{ name: 'branch', value: 'B', maxAge: 60, httpOnly: true }] : [] };
    },
  });
  await query(context, request(), document, { id: 1 });
  await query(context, request(), document, { id: 1 });
  expect(sent).toEqual([
    { city_id: '5', basket_id: 'abc' },
    { branch: 'B', city_id: '5', basket_id: 'abc' },
  ]);
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
    { code: 'BAD_USER_INPUT', message: 'no', path: 'city', fields: { phone: ['Допустимы только цифры.'] }, priceChange: null },
  ]);
});

test('a change that has not happened is null, and why is a failure like any other', async () => {
  const userErrors = [
    { code: 'INVALID_VALUE', message: 'Раз.', field: ['input', 'name'] },
    { code: 'INVALID_VALUE', message: 'Два.', field: ['input', 'name'] },
    { code: 'INVALID_VALUE', message: 'Три.', field: ['input', 'contact', 'phone'] },
  ];
  const { context } = visit({ execute: async () => ({ data: { city: { id: null, userErrors }, other: { id: 1, userErrors: [] } } }) });
  const { data, errors } = await query(context, request(), document, { id: 1 });
  expect(data).toEqual({ city: null, other: { id: 1, userErrors: [] } });
  const fields = { 'input.name': ['Раз.', 'Два.'], 'input.contact.phone': ['Три.'] };
  expect(errors).toEqual([{ code: 'BAD_USER_INPUT', message: 'Раз.', path: 'city', fields, priceChange: null }]);
});

test('orders that come to something else say what they were to come to, and what they do', async () => {
  const order = { sum: { amount: 100_00 }, discount: { amount: 0 }, deliveryCost: { amount: 0 }, total: { amount: 100_00 } };
  const changed = {
    code: 'PRICE_CHANGED',
    message: 'Сумма изменилась.',
    field: null,
    was: [order],
    now: [{ ...order, sum: { amount: 120_00 }, total: { amount: 120_00 } }],
  };
  const { context } = visit({ execute: async () => ({ data: { orderCreate: { orders: null, userErrors: [changed] } } }) });
  const [failure] = (await query(context, request(), document, { id: 1 })).errors;
  expect(failure).toMatchObject({ code: 'CONFLICT', priceChange: { was: changed.was, now: changed.now } });
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
  const sent: unknown[] = [];
  const { context, cookies } = visit({
    execute: async (operation) => {
      sent.push(cookiesOf(operation));
      return { data: {}, cookies: sent.length === 1 ? [basket('begun')] : sent.length === 3 ? [{ ...basket(''), maxAge: 0 }] : [] };
    },
  });
  for (const options of [{}, {}, { cityId: '7' }, {}]) await query(context, request(), document, { id: 1 }, options);
  expect(sent).toEqual([{}, { basket_id: 'begun' }, { basket_id: 'begun' }, {}]);
  expect(cookies).toEqual([expect.stringMatching(/^basket_id=begun; Max-Age=60;/), expect.stringMatching(/^basket_id=; Max-Age=0;/)]);
});

test('the key of an order that was just made is there for its payment, beside a basket of its own too', async () => {
  const sent: unknown[] = [];
  const { context } = visit({
    visitor: visitor(),
    execute: async (operation) => {
      sent.push(cookiesOf(operation));
      return { data: {}, cookies: [basket(''), { name: 'order_keys', value: 'key-0001', maxAge: 60, httpOnly: true }] };
    },
  });
  await query(context, request(), document, { id: 1 }, { separateBasket: { basketId: 'beside' } });
  await query(context, request(), document, { id: 1 });
  expect(sent).toEqual([
    { city_id: '5', basket_id: 'beside' },
    { city_id: '5', basket_id: 'abc', order_keys: 'key-0001' },
  ]);
});
