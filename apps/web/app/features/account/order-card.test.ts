import { describe, expect, test } from 'vitest';
import { pickupPlace, purchasedGoods, stateText, wayTo } from './order-card.ts';

const order: Parameters<typeof stateText>[0] = {
  isActive: true,
  isCancelled: false,
  isPhoneToConfirm: false,
  isAwaitingPayment: false,
  heldUntil: null,
  receivedAt: null,
  deliveryDate: null,
  deliveryTimeFrom: null,
  deliveryTimeTo: null,
};
const held = { heldUntil: '2026-11-30T03:53:00Z' };

describe('how an order stands, in words', () => {
  test.each([
    ['on its way', { deliveryDate: '2026-11-29', deliveryTimeFrom: '13:00', deliveryTimeTo: '18:00' }, 'Получение: 29 ноября'],
    ['not paid', { ...held, isAwaitingPayment: true }, 'Ждём оплату, товары отложены до 30 ноября, 06:53 по Москве'],
    ['kept for minutes', { ...held, isPhoneToConfirm: true }, 'Ждём, когда вы подтвердите телефон: товары отложены до 30 ноября'],
    ['received', { isActive: false, receivedAt: '2026-11-02T10:00:00Z' }, 'Получен 2 ноября 2026'],
    ['cancelled', { isActive: false, isCancelled: true }, 'Товары вернулись в продажу'],
  ])('%s', (_, over, text) => expect(stateText({ ...order, ...over })?.replaceAll('\u00a0', ' ')).toContain(text));

  test('nothing is added where nothing is known', () => {
    expect(stateText(order)).toBeNull();
    expect(stateText({ ...order, isActive: false })).toBeNull();
  });
});

test('a warranty is counted with its thing', () => {
  const items = [
    { id: '1', isWarranty: false },
    { id: '2', isWarranty: true },
  ] as Parameters<typeof purchasedGoods>[0]['items'];
  expect(purchasedGoods({ items }).map(({ id }) => id)).toEqual(['1']);
});

test('an order that is picked up says where, and the way there once it is ready', () => {
  const steps = (reached: number) => ['Принят', 'Собран', 'Выдан'].map((name, at) => ({ name, isActive: at < reached }));
  const pickup = { isActive: true, store: { id: '1', url: '/shops/1' }, deliveryAddress: 'ул. Артёма, 44', steps: steps(1) };
  expect([pickupPlace(pickup), wayTo(pickup)]).toEqual(['ул. Артёма, 44', null]);
  expect(wayTo({ ...pickup, steps: steps(2) })).toBe('/shops/1');
  const over = { ...pickup, isActive: false, steps: steps(3) };
  expect([pickupPlace(over), wayTo(over)]).toEqual([null, null]);
  const brought = { ...pickup, store: null, steps: steps(2) };
  expect([pickupPlace(brought), wayTo(brought)]).toEqual([null, null]);
});
