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
