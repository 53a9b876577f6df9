import { expect, test } from 'vitest';
import { type Choice, emptyDraft } from '../../../entities/order-draft/draft.ts';
import { visit } from '../../../testing/visit.ts';
import type { OpenStep } from '../load.server.ts';
import { confirmationOf, confirmOrder, revOf } from './confirm.server.ts';

const choice = { way: 'PICKUP' as const, typeId: '1', storeId: '5' };
const draft = {
  ...emptyDraft,
  contacts: { firstName: 'Анна', lastName: '', phone: '+79491234567', email: '', rev: 1 },
  delivery: { cityId: '1', choices: { buy: choice }, address: null, comment: '', addressee: null, rev: 1 },
  payment: { paymentTypeId: '17', rev: 1 },
  seed: 'a'.repeat(32),
};
const option = {
  ...choice,
  cost: { amount: 0 },
  minutes: null,
  interval: null,
  timeText: 'завтра с 14:00',
  datetime: '2026-12-02T14:00:00+03:00',
};

const conflict = { message: 'no', path: ['orderCreate'], extensions: { code: 'CONFLICT' } };

/** What comes of an order whose form has shown the first of December and the revision 7, when its goods come on this day. */
async function press(day: string | null, revision = 7) {
  let isOrdered = false;
  const checkoutOrders =
    day === null ? null : [{ key: 'buy', isDigital: false, pickup: [{ ...option, day }], courier: [], expressOptions: [] }];
  const { context } = visit({
    execute: async ({ document = '' }) => {
      if (document.includes('query CheckoutDeliveries')) return { data: { checkoutOrders } };
      if (document.includes('query BasketRevision')) return { data: { basket: { revision } } };
      if (revision !== 7) return { data: { orderCreate: null }, errors: [conflict] };
      isOrdered = true;
      return { data: { orderCreate: { orders: [{ id: '5', isAwaitingPayment: false }] } } };
    },
  });
  const form = new FormData();
  const fields = { rev: revOf(draft), revision: '7', quote: 'quoted.signed', 'consent.personal-data': 'yes', 'day.buy': '2026-12-01' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await confirmOrder(context, new Request('http://shop.example/cart/summary', { method: 'POST' }), form, draft);
  const { message = null, values = null } = answer instanceof Response ? {} : answer.data;
  const path = answer instanceof Response ? answer.headers.get('location') : null;
  return { isOrdered, path, message, values };
}

test('an order that can be picked up only later than was shown is confirmed once more', async () => {
  expect(await press('2026-12-02')).toEqual({
    isOrdered: false,
    path: null,
    message: expect.stringContaining('теперь самовывоз завтра с 14:00'),
    // Whoever has agreed does not agree anew, with scripts or without.
    values: expect.objectContaining({ 'consent.personal-data': 'yes' }),
  });
});

test('a basket that another tab has changed is what has to be looked at, and no stock is blamed', async () => {
  expect(await press('2026-12-02', 8)).toEqual({ isOrdered: false, path: '/cart', message: null, values: null });
});

test.each(['2026-12-01', '2026-11-30', null])(
  'one that comes as it was shown, or sooner, or of which nobody can tell, is made (%s)',
  async (day) => {
    expect(await press(day)).toEqual({ isOrdered: true, path: '/order-info/5', message: null, values: null });
  },
);

test('the delivery of goods that have left the basket is not ordered, nor their address and recipient', async () => {
  const courier = { way: 'COURIER' as const, typeId: '2', datetime: '2026-12-02T10:00:00+03:00', interval: '10:00 - 14:00' };
  const address = { street: 'Артёма', houseNumber: '74', housing: '', building: '', floor: '', flatNumber: '' };
  const addressee = { name: 'Пётр Иванов', phone: '79497654321' };
  const choices: Record<string, Choice> = { buy: courier, preorder: choice };
  const delivery = { ...draft.delivery, choices, address, comment: 'Домофон 12', addressee };
  /** What is sent by a form that shows these orders, some of them handed over. */
  const ordered = async (shown: readonly { key: string; way: 'PICKUP' | 'COURIER' | null }[], choices = delivery.choices) => {
    const inputs: unknown[] = [];
    const { context } = visit({
      execute: async ({ document = '', variables = {} }) => {
        if (document.includes('mutation CreateOrder')) inputs.push(variables.input);
        return { data: { orderCreate: { orders: [{ id: '5', isAwaitingPayment: false }] } } };
      },
    });
    const orderDeliveries = shown.map(({ key, way }) => ({ order: { key }, way, option: way && { ...option, day: '2026-12-02' } }));
    const basket = { revision: 7, items: [], exchangeDevices: [] };
    const { handovers } = confirmationOf({ basket, quote: null, method: null, orderDeliveries } as unknown as OpenStep);
    const form = new FormData();
    const fields = { rev: revOf(draft), revision: '7', quote: 'quoted.signed', 'consent.personal-data': 'yes' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const { field, day } of handovers) form.set(field, day);
    const request = new Request('http://shop.example/cart/summary', { method: 'POST' });
    await confirmOrder(context, request, form, { ...draft, delivery: { ...delivery, choices } });
    return inputs;
  };
  const buy = { orderKey: 'buy', address: { street: 'Артёма' } };
  expect(
    await ordered([
      { key: 'buy', way: 'COURIER' },
      { key: 'preorder', way: 'PICKUP' },
    ]),
  ).toMatchObject([{ deliveries: [buy, { orderKey: 'preorder', storeId: '5' }], addressee, comment: 'Домофон 12' }]);
  expect(await ordered([{ key: 'buy', way: 'COURIER' }])).toMatchObject([{ deliveries: [buy], addressee }]);
  expect(await ordered([{ key: 'digital', way: null }])).toMatchObject([{ deliveries: [], addressee: null, comment: null }]);
  // The one screen has asked for a comment to the codes.
  expect(await ordered([{ key: 'digital', way: null }], {})).toMatchObject([{ deliveries: [], addressee: null, comment: 'Домофон 12' }]);
});
