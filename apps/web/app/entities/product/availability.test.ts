import { expect, test } from 'vitest';
import { availabilityLine } from './availability.ts';

const here = { isAvailable: true, storesCount: 3, pickupDayText: 'сегодня', deliveryDayText: 'завтра' };
const offer = { orderType: 'BUY' as const, isAvailable: true };
const partner = { supplierId: '8', supplierName: 'ТехноЛавка', price: { amount: 949_00 }, priceOld: null };
const nowhere = { ...here, isAvailable: false };

test.each([
  [{ offer, availability: here, isShownAsAvailable: true }, 'Сегодня, 3\u00a0магазина', true],
  [{ offer, availability: { ...here, storesCount: 0, pickupDayText: '24 ноября' } }, 'Самовывоз 24 ноября', true],
  [{ offer, availability: { ...here, pickupDayText: null } }, 'Доставка завтра', true],
  [{ offer, availability: { ...here, pickupDayText: null, deliveryDayText: null } }, 'В наличии', true],
  [{ offer, availability: { ...here, pickupDayText: null, deliveryDayText: null }, isDigital: true }, 'Сразу на почту', true],
  [{ offer, availability: nowhere, isDigital: true }, 'Нет в наличии', false],
  [{ offer, availability: null }, 'Наличие уточняется', false],
  [{ offer, availability: { ...here, isAvailable: false } }, 'Нет в наличии', false],
  [{ offer, availability: here, isShownAsAvailable: false }, 'Нет в наличии', false],
  [{ offer: { ...offer, orderType: 'PREORDER' as const }, availability: null }, 'Предзаказ', true],
  [{ offer: { orderType: 'NONE' as const, isAvailable: false }, availability: nowhere, isBuyable: false }, 'Нет в наличии', false],
  [
    { offer: { orderType: 'NONE' as const, isAvailable: false }, availability: nowhere, isBuyable: false, lowestSupplierOffer: partner },
    'Продаёт партнёр «ТехноЛавка»',
    true,
  ],
  [{ offer, availability: nowhere, isBuyable: false, lowestSupplierOffer: partner }, 'У партнёров — от 949\u00a0₽', true],
  [{ offer, availability: here, isBuyable: true, lowestSupplierOffer: partner }, 'Сегодня, 3\u00a0магазина', true],
  [{ offer, availability: null, isBuyable: null, lowestSupplierOffer: partner }, 'Наличие уточняется', false],
])('%o', (stock, text, isGood) => {
  expect(availabilityLine({ isBuyable: true, lowestSupplierOffer: null, ...stock })).toEqual({ text, isGood });
});
