import { expect, test } from 'vitest';
import type { CheckoutOrder } from '../delivery-choice.ts';
import { twoTripsOf } from './two-trips.ts';

const pickup = (storeId: string, timeText: string, cost = 0) => ({
  ...{
    typeId: '1',
    kind: 'STORE',
    cost: { amount: cost * 100 },
    datetime: '2026-11-24T10:00:00+03:00',
    interval: null,
    timeText,
    day: '2026-11-24',
  },
  ...{ minutes: null, storeId, paymentTypeIds: null, costPrepayment: 0 },
  store: { id: storeId, name: 'Витрина', address: `ул. Артёма, ${storeId}` },
});
const items = (...ids: string[]) => ids.map((id) => ({ id }));
const order = (over: object) =>
  ({
    key: 'buy',
    pickup: [pickup('5', 'завтра с 14:00')],
    courier: [],
    expressOptions: [],
    soonerInParts: [
      { items: items('1', '3'), delivery: pickup('5', 'сегодня с 12:15') },
      { items: items('2'), delivery: pickup('5', 'завтра с 14:00', 99) },
    ],
    ...over,
  }) as unknown as CheckoutOrder;
const lines = [
  { id: '1', name: 'Утюг' },
  { id: '2', name: 'Чайник' },
  { id: '3', name: 'Фен' },
];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('the sooner part, then the rest, with what both trips cost', () => {
  const offer = twoTripsOf(order({}), lines);
  expect(offer?.laterIds).toEqual(['2']);
  expect(offer?.trips.map(plain)).toEqual([
    '«Утюг» и «Фен» — сегодня с 12:15 (вторник), ул. Артёма, 5',
    '«Чайник» — завтра с 14:00 (вторник), там же',
  ]);
  expect(plain(offer?.cost ?? '')).toBe('99 ₽');
});

test('many goods are counted', () => {
  const soonerInParts = [
    { items: items('1', '2', '3'), delivery: pickup('5', 'сегодня с 12:15') },
    { items: items('4'), delivery: pickup('6', 'завтра с 14:00') },
  ];
  const offer = twoTripsOf(order({ soonerInParts }), [...lines, { id: '4', name: 'Весы' }]);
  expect(offer?.trips.map(plain)).toEqual([
    '3 товара — сегодня с 12:15 (вторник), ул. Артёма, 5',
    '«Весы» — завтра с 14:00 (вторник), ул. Артёма, 6',
  ]);
});

test('there is nothing to choose where nothing is gained', () => expect(twoTripsOf(order({ soonerInParts: [] }), lines)).toBeNull());
