import { expect, test } from 'vitest';
import { toBring } from './to-bring.ts';

const store = { id: '1', name: 'Витрина', url: '/store/1', address: '', workTimeLine: '', directions: '' };

test('what to bring: the number where it is fetched, money where it is paid there', () => {
  const brought = {
    id: '7',
    store: null,
    isPaid: true,
    isAwaitingPayment: false,
    company: null,
    cmsAddressee: null,
    totalSum: { amount: 990_00 },
    paymentTypeId: '17',
    paymentTypeName: 'Картой',
    exchangeDevices: [],
  };
  expect(toBring(brought)).toEqual(['телефон, указанный в заказе: курьер позвонит за час']);
  const passport = 'паспорт: договор подписывают при получении';
  // Whoever has signed on the page of the bank brings none.
  const types = ['12', '13', '48', '50', '59', '19', null];
  expect(types.filter((paymentTypeId) => toBring({ ...brought, paymentTypeId }).includes(passport))).toEqual(['12']);
  const device = { brand: 'Apple', model: 'iPhone 13' } as never;
  expect(toBring({ ...brought, exchangeDevices: [device] })).toContainEqual(expect.stringContaining('старое устройство'));
  expect(toBring({ ...brought, isPaid: false, paymentTypeId: '5' })).toEqual(['телефон, указанный в заказе: курьер позвонит за час']);
  const fetched = { ...brought, store, isPaid: false, company: { inn: '1', name: 'ООО' } };
  expect(toBring(fetched)).toEqual([
    'номер заказа — 7 — и телефон, указанный в заказе: на него придёт СМС',
    'к оплате 990\u00a0₽: картой',
    'доверенность или печать компании',
  ]);
});
