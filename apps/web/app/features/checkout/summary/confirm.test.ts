import { expect, test } from 'vitest';
import { emptyDraft } from '../../../entities/order-draft/draft.ts';
import { visit } from '../../../testing/visit.ts';
import { confirmOrder, revOf } from './confirm.server.ts';

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
