import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { changeOrder } from './change.server.ts';

const path = '/account/orders/5';
const order = { contactName: 'Анна', mobilePhone: '+79000000001', email: null, comment: 'Позвоните' };

/** What a form of the order's page comes to, and what it asks of the gateway. */
async function send(fields: Record<string, string>, errors: OperationResult['errors'] = []) {
  const requests: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return 'input' in (variables ?? {})
        ? { data: { orderUpdate: errors.length === 0 ? { order } : null }, errors }
        : { data: { order, orderToRepay: null } };
    },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { answer: await changeOrder(context, new Request(`http://shop.example${path}`), form, '5', path), requests };
}

test('the courier comes at another time, to whom the order is made for', async () => {
  const { answer, requests } = await send({ intent: 'reschedule', deliveryDate: '2026-11-24 09:00 13:00' });
  const time = { deliveryDate: '2026-11-24', deliveryTimeFrom: '09:00', deliveryTimeTo: '13:00' };
  expect(requests).toEqual([{ id: '5' }, { input: { orderId: '5', ...order, ...time } }]);
  expect(answer).toMatchObject({ status: 303 });
});

test('another recipient is named, and the buyer stays who he is', async () => {
  const { answer, requests } = await send({ intent: 'recipient', 'addressee.name': 'Ольга Ким', 'addressee.phone': '8 949 765-43-22' });
  const addressee = { name: 'Ольга Ким', phone: '+79497654322' };
  expect(requests).toEqual([{ id: '5' }, { input: { orderId: '5', ...order, addressee } }]);
  expect(answer).toMatchObject({ status: 303 });
  const fields = { 'input.addressee.phone': ['Код номера мобильного телефона должен начинаться с «9»'] };
  const failure = { message: '', path: ['orderUpdate'], extensions: { code: 'BAD_USER_INPUT', fields } };
  const refused = await send({ intent: 'recipient', 'addressee.name': 'Ольга Ким', 'addressee.phone': '8 949 765-43-22' }, [failure]);
  expect(refused.answer).toMatchObject({ data: { errors: { 'addressee.phone': expect.any(String) } } });
  expect((await send({ intent: 'recipient' })).requests).toEqual([]);
});

test('the buyer is called by a name', async () => {
  const fields = { intent: 'update', mobilePhone: '8 900 000-00-01', email: '', comment: '' };
  const wrong = await send({ ...fields, contactName: 'evil.ru/x' });
  expect(wrong.answer).toMatchObject({ data: { errors: { contactName: 'Это поле должно содержать только буквы' } } });
  expect(wrong.requests).toEqual([]);
  expect((await send({ ...fields, contactName: 'Анна-Мария Ким' })).answer).toMatchObject({ status: 303 });
});

test('nothing chosen is said beside the times, and asks nobody', async () => {
  const { answer, requests } = await send({ intent: 'reschedule' });
  expect(answer).toMatchObject({ data: { errors: { deliveryDate: 'Выберите день и время.' } } });
  expect(requests).toEqual([]);
});

test('a time that has gone meanwhile is said beside the times, and stays chosen', async () => {
  const chosen = '2026-11-24 09:00 13:00';
  const fields = { 'input.deliveryDate': ['Это время уже недоступно, выберите другое'] };
  const failure = { message: '', path: ['orderUpdate'], extensions: { code: 'BAD_USER_INPUT', fields } };
  const { answer } = await send({ intent: 'reschedule', deliveryDate: chosen }, [failure]);
  expect(answer).toMatchObject({
    data: { values: { deliveryDate: chosen }, errors: { deliveryDate: 'Это время уже недоступно, выберите другое' } },
  });
});

test('a request to return something is withdrawn by its number; what was decided meanwhile is said', async () => {
  const { answer, requests } = await send({ intent: 'withdraw', request: '17' });
  expect(requests).toEqual([{ input: { orderId: '5', requestId: '17' } }]);
  expect(answer).toMatchObject({ status: 303 });
  const failure = { message: 'Заявку уже рассмотрели.', path: ['orderWithdrawReturn'], extensions: { code: 'CONFLICT' } };
  const refused = await send({ intent: 'withdraw', request: '17' }, [failure]);
  expect(refused.answer).toMatchObject({ data: { message: 'Заявку уже рассмотрели.' }, init: { status: 409 } });
  await expect(send({ intent: 'withdraw', request: '' })).rejects.toMatchObject({ init: { status: 404 } });
});

const device = {
  tId: '12345',
  calculatorId: '1',
  modelId: '71',
  memory: 128,
  condition: 'PERFECT',
  color: null,
  brand: 'Acme',
  model: 'One',
  price: 900000,
};

test.each([
  ['CANCELLED', [{ tId: '12345', calculatorId: '1', modelId: '71', memory: 128, condition: 'PERFECT', color: null }]],
  ['CLOSED', [{ tId: '12345', calculatorId: '1', modelId: '71', memory: 128, condition: 'PERFECT', color: null }]],
  // It is the shop's by now.
  ['RECEIVED', []],
])('an order that is made once more after it was %s has its old device', async (status, kept) => {
  const requests: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return { data: { order: { ...order, status, items: [], exchangeDevices: [device] }, orderToRepay: null } };
    },
  });
  const form = new FormData();
  form.set('intent', 'repeat');
  const answer = await changeOrder(context, new Request(`http://shop.example${path}`), form, '5', path);
  expect(requests).toEqual([{ id: '5' }, ...kept.map((input) => ({ input }))]);
  expect(answer).toMatchObject({ status: 303 });
});

test('one line is bought again by itself, one piece of it', async () => {
  const requests: unknown[] = [];
  const item = { isWarranty: false, parentId: null, quantity: 3 };
  const items = [
    { ...item, id: '1', productId: '42' },
    { ...item, id: '2', productId: '43', parentId: '1' },
  ];
  const { context } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return {
        data: { order: { ...order, status: 'RECEIVED', items, exchangeDevices: [] }, orderToRepay: null, basketAddItem: { basket: null } },
      };
    },
  });
  const form = new FormData();
  form.set('intent', 'repeat');
  form.set('item', '2');
  const answer = await changeOrder(context, new Request(`http://shop.example${path}`), form, '5', path);
  expect(requests).toEqual([{ id: '5' }, { input: { productId: '43', quantity: 1 } }]);
  expect(answer).toMatchObject({ status: 303 });
});
