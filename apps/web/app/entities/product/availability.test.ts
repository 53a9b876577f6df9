import { expect, test } from 'vitest';
import { availabilityLine } from './availability.ts';

const here = { isAvailable: true, storesCount: 3, pickupDayText: 'сегодня', deliveryDayText: 'завтра' };
const offer = { orderType: 'BUY' as const };

test.each([
  [{ offer, availability: here, isShownAsAvailable: true }, 'Сегодня, 3\u00a0магазина', true],
  [{ offer, availability: { ...here, storesCount: 0, pickupDayText: '24 ноября' } }, 'Самовывоз 24 ноября', true],
  [{ offer, availability: { ...here, pickupDayText: null } }, 'Доставка завтра', true],
  [{ offer, availability: { ...here, pickupDayText: null, deliveryDayText: null } }, 'В наличии', true],
  [{ offer, availability: null }, 'Наличие уточняется', false],
  [{ offer, availability: { ...here, isAvailable: false } }, 'Нет в наличии', false],
  [{ offer, availability: here, isShownAsAvailable: false }, 'Нет в наличии', false],
  [{ offer: { orderType: 'PREORDER' as const }, availability: null }, 'Предзаказ', true],
])('%o', (stock, text, isGood) => {
  expect(availabilityLine(stock)).toEqual({ text, isGood });
});
