import { expect, test } from 'vitest';
import type { OrderDelivery } from '../delivery-choice.ts';
import { paymentsOf } from './payments.ts';

const option = {
  typeId: '2',
  kind: 'COURIER' as const,
  cost: { amount: 399_90 },
  datetime: '2026-11-24T10:00:00+03:00',
  interval: '10:00 - 14:00',
  timeText: '24 ноября с 10:00',
  day: '2026-11-24',
  minutes: null,
  storeId: null,
  paymentTypeIds: ['17', '1'],
  costPrepayment: { amount: 0 },
};
const order = {
  items: [{ id: '1', product: null }],
  isPreorder: false,
  isDigital: false,
  isOnlyInStores: false,
  soonerInParts: [],
  pickup: [],
  courier: [],
  expressOptions: [],
};
const goods: OrderDelivery = { order: { ...order, key: 'buy', sum: { amount: 1000_10 } }, way: 'COURIER', option };
const codes: OrderDelivery = { order: { ...order, key: 'digital', sum: { amount: 500_00 }, isDigital: true }, way: null, option: null };
const cards: OrderDelivery = { order: { ...order, key: 'special', sum: { amount: 3000_00 }, isDigital: true }, way: null, option: null };

const quoted = {
  orders: [
    { orderKey: 'buy', total: { amount: 1400_00 } },
    { orderKey: 'digital', total: { amount: 500_00 } },
    { orderKey: 'special', total: { amount: 3000_00 } },
  ],
};

test('each order of a basket is paid by itself, with its delivery', () => {
  expect(paymentsOf([goods, codes], true, quoted)).toEqual([
    { key: 'buy', name: 'Заказ 1', sum: 1400_00, isOnline: true },
    { key: 'digital', name: 'Цифровые товары', sum: 500_00, isOnline: true },
  ]);
});

test('what the chosen way to pay takes off is in the sums of the payments', () => {
  const orders = [{ orderKey: 'buy', total: { amount: 1369_90 } }];
  expect(paymentsOf([goods, codes], true, { orders }).map(({ sum }) => sum)).toEqual([1369_90, 500_00]);
});

test('what is sent is paid online, also beside goods that are paid on receipt', () => {
  expect(paymentsOf([goods, codes, cards], false, quoted).map(({ isOnline }) => isOnline)).toEqual([false, true, true]);
});

test('one payment, and none online, need no list', () => {
  expect(paymentsOf([goods], true, quoted)).toEqual([]);
  expect(paymentsOf([goods, { ...goods, order: { ...goods.order, key: 'preorder' } }], false, quoted)).toEqual([]);
});
