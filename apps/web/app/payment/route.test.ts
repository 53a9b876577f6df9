import { expect, test } from 'vitest';
import type { OperationResult } from '../gateway/shop.server.ts';
import { visit } from '../testing/visit.ts';
import { loader } from './route.tsx';

const pattern = '/cart/payment/:id';
const url = new URL('http://shop.example/cart/payment/5?payment=7');
const awaiting = { orderId: '5', totalSum: 100, status: 'AWAITING', canRepay: true, methods: [{ typeId: 17 }] };
const failure = (path: string, code: string): OperationResult['errors'] => [{ message: code, path: [path], extensions: { code } }];

/** What is shown: the outcome, or the status of the screen in its place. */
async function shown(order: OperationResult, attempt: OperationResult): Promise<string | number> {
  const { context } = visit({ execute: async ({ document = '' }) => (document.includes('query AttemptStatus') ? attempt : order) });
  return loader({ context, request: new Request(url), params: { id: '5' }, url, pattern }).then(
    ({ outcome }) => outcome,
    (refused: { init: { status: number } }) => refused.init.status,
  );
}

const pending = { data: { payment: { id: '7', orderId: '5', status: 'PENDING' } } };

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
