import { expect, test } from 'vitest';
import { emptyDraft } from '../../../entities/order-draft/draft.ts';
import { visit } from '../../../platform/gateway/visit.ts';
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
          return { data: { orderCreate: { orderKey: 'key', orders: [{ id: '5', isAwaitingPayment: true }] } } };
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
