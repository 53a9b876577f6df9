import { describe, expect, test } from 'vitest';
import { purchasedGoods, stateText } from './order-card.ts';

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
