import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { action, loader } from './route.tsx';

const pattern = '/cart/payment/:id';
const url = new URL('http://shop.example/cart/payment/5?payment=7');
const awaiting = { orderId: '5', totalSum: { amount: 100_00 }, status: 'AWAITING', canRepay: true, methods: [{ typeId: '17' }] };
const failure = (path: string, code: string): OperationResult['errors'] => [{ message: code, path: [path], extensions: { code } }];

/** What is shown: the outcome, or the status of the screen in its place. */
async function outcomeOf(order: OperationResult, attempt: OperationResult): Promise<string | number> {
  const { context } = visit({ execute: async ({ document = '' }) => (document.includes('query AttemptStatus') ? attempt : order) });
  return loader({ context, request: new Request(url), params: { id: '5' }, url, pattern }).then(
    ({ outcome }) => outcome,
    (refused: { init: { status: number } }) => refused.init.status,
  );
}

const pending = { data: { payment: { id: '7', orderId: '5', status: 'PENDING' } } };

test('an order whose payment cannot be read is not one that does not exist', async () => {
  expect(await outcomeOf({ data: { orderToRepay: null }, errors: failure('orderToRepay', 'RATE_LIMITED') }, pending)).toBe(429);
  expect(await outcomeOf({ data: { orderToRepay: null } }, pending)).toBe(404);
});

test('while nobody knows how the attempt stands nobody is asked to pay again', async () => {
  const order = { data: { orderToRepay: awaiting } };
  expect(await outcomeOf(order, { data: { payment: null }, errors: failure('payment', 'PROVIDER_UNAVAILABLE') })).toBe(503);
  expect(await outcomeOf(order, pending)).toBe('waiting');
  expect(await outcomeOf(order, { data: { payment: null } })).toBe('choose');
});

test('whoever breaks an attempt off comes to the order, which says so', async () => {
  const { context } = visit({
    execute: async ({ document = '' }) =>
      document.includes('query AttemptStatus')
        ? { data: { payment: { id: '7', orderId: '5', status: 'CANCELLED' } } }
        : { data: { orderToRepay: awaiting } },
  });
  const shown = loader({ context, request: new Request(url), params: { id: '5' }, url, pattern });
  const redirection: Response = await shown.then(
    () => Response.error(),
    (thrown: Response) => thrown,
  );
  expect([redirection.status, redirection.headers.get('location')]).toEqual([302, '/order-info/5?payment=cancelled']);
});

test('what the shop says of a method stands beside the choice; a page that does not open is said to', async () => {
  const pay = async (errors: OperationResult['errors']) => {
    const order = { ...awaiting, methods: [{ typeId: '19', tab: 'IN_PARTS' }] };
    const { context } = visit({
      execute: async ({ document = '' }) =>
        document.includes('mutation') ? { data: { paymentStart: null }, errors } : { data: { orderToRepay: order } },
    });
    const body = new URLSearchParams({ tab: 'IN_PARTS', 'method.IN_PARTS': '19' });
    const answer = await action({ context, request: new Request(url, { method: 'POST', body }), params: { id: '5' }, url, pattern });
    return answer instanceof Response ? null : answer.data;
  };
  const exceeded = 'Ваш лимит в Мокке — 50\u00a0000\u00a0₽. Выберите другой способ оплаты.';
  const extensions = { code: 'BAD_USER_INPUT', fields: { 'input.typeId': [exceeded] } };
  expect(await pay([{ message: '', path: ['paymentStart'], extensions }])).toMatchObject({
    values: { paymentTypeId: '19' },
    errors: { tab: exceeded },
  });
  expect(await pay(failure('paymentStart', 'PROVIDER_TIMEOUT'))).toMatchObject({
    errors: null,
    message: 'Страница оплаты не открылась. Попробуйте ещё раз или выберите другой способ.',
  });
});
