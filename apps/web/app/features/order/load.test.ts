import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { loadOrder } from './load.server.ts';

const zero = { amount: 0 };
const order = {
  ...{ id: '5', city: null, status: 'ACCEPTED', steps: [], items: [], discounts: [], refunds: [], exchangeDevices: [], returnRequests: [] },
  ...{ isAwaitingPayment: false, isActive: true, isCancelled: false, isPaid: false, isPhoneToConfirm: false, isReturnable: null },
  ...{ deliveryDate: null, deliveryTimeFrom: null, deliveryTimeTo: null, deliveryTimes: [], store: null, company: null, gift: null },
  ...{
    paymentTypeId: '1',
    paymentTypeName: 'Наличными',
    paymentStatusName: 'Не оплачен',
    receiptUrl: null,
    receivedAt: null,
    heldUntil: null,
  },
  ...{ sumPrepaid: zero, waitingSum: zero, totalSum: zero, insertedAt: '2026-11-30T09:00:00Z', mobilePhone: '79491234567' },
};

test.each([
  ['Пётр Иванов, +7 949 765-43-21', 'Пётр Иванов, +7 (949) 765-43-21'],
  [null, null],
])('who receives it has a phone as its buyer has: %s', async (cmsAddressee, text) => {
  const { context } = visit({ execute: async () => ({ data: { order: { ...order, cmsAddressee }, orderToRepay: null } }) });
  const loaded = await loadOrder(context, new Request('http://shop.example/order-info/5'), '5');
  expect([loaded?.order.cmsAddressee, loaded?.phone]).toEqual([text, '+7 (949) 123-45-67']);
});

const courierOrder = {
  ...{ id: '7', isActive: true, isEditable: true, isCancelled: false, isPaid: false, isAwaitingPayment: false, paymentTypeId: '3' },
  ...{ deliveryDate: '2026-11-20', deliveryTimeFrom: '09:00', deliveryTimeTo: '13:00', deliveryTimes: [], deliveryAddress: 'Артёма, 74' },
  ...{ steps: [{ name: 'Принят', isActive: true }], insertedAt: '2026-11-19T09:00:00Z', heldUntil: null, mobilePhone: '79991234567' },
  ...{ items: [], company: null, email: null, store: null, exchangeDevices: [], refunds: [], receiptUrl: null, status: 'ACCEPTED' },
  ...{ sum: zero, totalSum: zero, sumPrepaid: zero, waitingSum: zero, deliveryCost: zero, city: { timeZone: 'Europe/Moscow' } },
};
const nextOf = async (over: object, now = '2026-11-20T10:30:00Z') => {
  const { context } = visit({
    execute: async () => ({ data: { order: { ...courierOrder, ...over }, orderToRepay: null } }),
    now: () => new Date(now),
  });
  return (await loadOrder(context, new Request('http://shop.example/order-info/7'), '7'))?.next;
};

test('an order whose courier was to have come asks for another time, paid or not, unless it asks for its zero first', async () => {
  const another = expect.stringContaining('Выберите новое');
  expect(await Promise.all([nextOf({}), nextOf({ isPaid: true })])).toEqual([another, another]);
  expect(await nextOf({}, '2026-11-20T09:30:00Z')).toContain('передадим курьеру');
  expect(await nextOf({ isAwaitingPayment: true })).toContain('ждём оплату');
  expect(await nextOf({ paymentTypeId: '5' })).toContain('Ждём оплату');
});
