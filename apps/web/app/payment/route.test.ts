import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type OperationResult, type Shop, shopContext } from '../gateway/shop.server.ts';
import { loader } from './route.tsx';

const pattern = '/cart/payment/:id';
const url = new URL('http://shop.example/cart/payment/5?payment=7');
const awaiting = { orderId: 5, totalSum: 100, status: 'AWAITING', canRepay: true, methods: [{ paymentTypeId: 17 }] };
const failure = (path: string, code: string): OperationResult['errors'] => [{ message: code, path: [path], extensions: { code } }];

const visited = (answer: (document: string) => OperationResult) => {
  const shop: Shop = {
    execute: async ({ document = '' }) => answer(document),
    nonce: '',
    traceId: 'trace-1',
    sessionSecret: 'a secret of at least thirty-two characters',
    isSecure: false,
    origin: 'http://shop.example',
    acquirerOrigins: [],
    redirectGuard: null,
    cookies: [],
    now: () => new Date(0),
    log: { error: () => undefined },
  };
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  return context;
};

/** What is shown: the outcome, or the status of the screen in its place. */
async function shown(order: OperationResult, attempt: OperationResult): Promise<string | number> {
  const context = visited((document) => (document.includes('query AttemptStatus') ? attempt : order));
  return loader({ context, request: new Request(url), params: { id: '5' }, url, pattern }).then(
    ({ outcome }) => outcome,
    (refused: { init: { status: number } }) => refused.init.status,
  );
}

const pending = { data: { payment: { id: 7, orderId: 5, status: 'PENDING' } } };

test('an order whose payment cannot be read is not one that does not exist', async () => {
  expect(await shown({ data: { orderToRepay: null }, errors: failure('orderToRepay', 'RATE_LIMITED') }, pending)).toBe(429);
  expect(await shown({ data: { orderToRepay: null } }, pending)).toBe(404);
});

test('while nobody knows how the attempt stands nobody is asked to pay again', async () => {
  const order = { data: { orderToRepay: awaiting } };
  expect(await shown(order, { data: { payment: null }, errors: failure('payment', 'PROVIDER_UNAVAILABLE') })).toBe(503);
  expect(await shown(order, pending)).toBe('waiting');
  expect(await shown(order, { data: { payment: null } })).toBe('choose');
});
