import { expect, test } from 'vitest';
import { readDraft } from '../../../entities/order-draft/draft.server.ts';
import { emptyDraft } from '../../../entities/order-draft/draft.ts';
import { visit } from '../../../testing/visit.ts';
import { placeOrder } from './place.server.ts';

const input = {
  revision: 7,
  contact: { firstName: 'Анна', phone: '+79491234567' },
  deliveries: [],
  consents: [],
  paymentTypeId: '17',
  idempotencyKey: 'order-1234-7',
};

test('the button that is pressed twice pays by one attempt: its key is made of the order’s', async () => {
  const keys: unknown[] = [];
  const press = async () => {
    const { context } = visit({
      acquirerOrigins: ['https://pay.example'],
      execute: async ({ document = '', variables = {} }) => {
        if (document.includes('mutation CreateOrder')) {
          return { data: { orderCreate: { orders: [{ id: '5', isAwaitingPayment: true }] } } };
        }
        keys.push(variables.input);
        return { data: { paymentStart: { url: 'https://pay.example/1' } } };
      },
    });
    const request = new Request('http://shop.example/cart/summary', { method: 'POST' });
    const answer = await placeOrder(context, request, { draft: emptyDraft, input, goods: '' });
    return answer instanceof Response ? answer.headers.get('location') : answer;
  };
  expect([await press(), await press()]).toEqual(['https://pay.example/1', 'https://pay.example/1']);
  const attempt = { orderId: '5', typeId: '17', returnUrl: '/cart/payment/5', idempotencyKey: 'order-1234-7-pay' };
  expect(keys).toEqual([attempt, attempt]);
});

test.each([true, undefined])('an address that was left unfinished (%s) is none of the next order', async (isUnfinished) => {
  const { context } = visit({
    execute: async () => ({ data: { orderCreate: { orders: [{ id: '5', isAwaitingPayment: false }] } } }),
  });
  const request = new Request('http://shop.example/cart/summary', { method: 'POST' });
  const address = { street: 'Артёма', houseNumber: '74', building: '', housing: '', floor: '', flatNumber: '' };
  const delivery = { rev: 1, cityId: '1', address, choices: {}, comment: '', addressee: null, isUnfinished };
  await placeOrder(context, request, { draft: { ...emptyDraft, delivery } as typeof emptyDraft, input, goods: '' });
  expect(readDraft(context).delivery?.address?.street).toBe(isUnfinished ? undefined : 'Артёма');
});

test.each(['QUOTE_EXPIRED', 'QUOTE_INVALID'])('%s orders nothing: what comes next is another order, of the sums of then', async (code) => {
  const userErrors = [{ code, message: 'Проверьте сумму', field: ['input', 'quote'] }];
  const { context } = visit({ execute: async () => ({ data: { orderCreate: { orders: null, userErrors } } }) });
  const request = new Request('http://shop.example/cart/summary', { method: 'POST' });
  const pending = { revision: 7, consents: [], quote: 'quoted.signed' };
  const draft = { ...emptyDraft, seed: 'a'.repeat(32), pending };
  expect(await placeOrder(context, request, { draft, input, goods: '' })).toBe('outdated');
  expect(readDraft(context)).toEqual({ ...draft, pending: null, seed: expect.not.stringMatching(/^a{32}$/) });
});
