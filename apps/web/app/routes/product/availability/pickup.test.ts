import { describe, expect, test } from 'vitest';
import { type Delivery, pickupPlaces, type Stock, stockText } from './pickup.ts';

const store = (id: string): Stock['store'] => ({
  id,
  typeId: '1',
  kind: 'STORE',
  url: `/store/${id}`,
  name: `Витрина ${id}`,
  address: 'ул. Артёма, 1',
  stations: [],
  directions: '',
  longitude: 37.8,
  latitude: 48,
  workTimeLine: '',
  convenience: [],
  services: [],
  isOpen: true,
  hoursText: 'открыто до 21:00',
});
const delivery = (id: string | null): Delivery => ({
  kind: id === null ? 'COURIER' : 'STORE',
  cost: { amount: 0 },
  timeText: 'завтра с 10:00',
  day: '2026-11-24',
  interval: null,
  minutes: null,
  storeId: id,
  store: id === null ? null : store(id),
});
const stock = (id: string, quantity: number, timeText: string | null = 'через 15 минут'): Stock => ({
  store: store(id),
  quantity,
  timeText,
});

describe('places where it can be picked up', () => {
  const brief = (...lists: Parameters<typeof pickupPlaces>) =>
    pickupPlaces(...lists).map((place) => [place.store.id, place.quantity, place.timeText]);
  test('are those where a delivery ends, with their stock, and then the others', () => {
    expect(brief([delivery(null), delivery('6'), delivery('5')], [stock('4', 0, null), stock('5', 2), stock('6', 0)])).toEqual([
      ['6', 0, 'завтра с 10:00'],
      ['5', 2, 'завтра с 10:00'],
      ['4', 0, null],
    ]);
  });
  test('are known from either of the two alone', () => {
    expect(brief([delivery('5')], null)).toEqual([['5', null, 'завтра с 10:00']]);
    expect(brief(null, [stock('5', 2)])).toEqual([['5', 2, 'через 15 минут']]);
    expect(brief(null, null)).toEqual([]);
  });
});

test.each([
  [0, null, 'Нет в наличии', false],
  [null, null, 'Нет в наличии', false],
  [null, 'завтра с 10:00', 'Привезём завтра с 10:00', true],
  [0, '', 'Привезём под заказ', true],
  [1, null, 'В наличии 1 шт.', true],
  [4, 'через 15 минут', 'В наличии 4 шт., забрать через 15 минут', true],
  [5, 'через 15 минут', 'В наличии много, забрать через 15 минут', true],
])('%s pieces, %s: «%s»', (quantity, timeText, text, isGood) => {
  const said = stockText({ quantity, timeText });
  expect({ ...said, text: said.text.replace('\u00a0', ' ') }).toEqual({ text, isGood });
});
