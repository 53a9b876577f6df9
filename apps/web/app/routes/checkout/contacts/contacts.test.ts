import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { expect, test } from 'vitest';
import { visit } from '../../../testing/visit.ts';
import { action } from './route.tsx';

const url = new URL('http://shop.example/cart/contacts');
const basket = {
  revision: 3,
  quantity: 1,
  sum: { amount: 500_00 },
  discount: { amount: 0 },
  totalSum: { amount: 500_00 },
  discounts: [],
  exchangeDevices: [],
  orders: [{ key: 'buy', items: [{ id: '7' }] }],
  items: [{ id: '7', productId: '12', quantity: 1, price: { amount: 500_00 }, sum: { amount: 500_00 }, product: null }],
};

/** What becomes of a form for a company that the register does not have. */
async function press(fields: Record<string, string>) {
  const { context } = visit({ execute: async () => ({ data: { basket, currentCity: { id: '1', name: 'Донецк' }, company: null } }) });
  const form = { firstName: 'Анна', phone: '+7 (949) 123-45-67', inn: '7707083893', rev: '0', ...fields };
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
  return action({ context, request, url, pattern: '/cart/contacts', params: {} });
}

test('a company that no register knows goes on with its name alone: without it the field says so', async () => {
  const nameMissing = { data: { errors: { companyName: messages.required }, hint: expect.any(String) }, init: { status: 422 } };
  expect(await press({ intent: 'contacts', companyName: ' ' })).toMatchObject(nameMissing);
  expect(await press({ intent: 'find' })).toMatchObject({ data: { errors: null, hint: expect.any(String) } });
  expect(await press({ intent: 'contacts', companyName: 'ООО «Заря»' })).toMatchObject({ status: 303 });
});
