import { expect, test } from 'vitest';
import { leastDelivery, lineDays } from './receiving.ts';

const availability = { isAvailable: true, pickupDayText: 'сегодня', deliveryDayText: 'завтра', deliveryCost: 490 };
const line = (over: object = {}, stock: object | null = {}, isDigital = false) => ({
  isWarranty: false,
  isPreorder: false,
  product: { isDigital, availability: stock && { ...availability, ...stock } },
  ...over,
});

test('each line says when it can be had', () => {
  expect(lineDays(line())).toBe('Самовывоз сегодня, доставка завтра');
  expect(lineDays(line({}, { pickupDayText: null }))).toBe('Доставка завтра');
  expect(lineDays(line({}, null))).toBeNull();
  expect(lineDays(line({ isWarranty: true }))).toBeNull();
  expect(lineDays(line({ isPreorder: true }, { pickupDayText: '10 декабря' }))).toBe('Предзаказ, можно забрать с 10 декабря');
  expect(lineDays(line({}, null, true))).toBe('Код придёт на почту сразу после оплаты');
  expect(lineDays(line({ isPreorder: true }, null, true))).toBe('Код придёт на почту в день начала продаж');
});

test('delivery costs nothing where all can be picked up, else at least what the dearest is brought for', () => {
  expect(leastDelivery([line(), line({}, null, true)])).toBe(0);
  expect(leastDelivery([line(), line({}, { pickupDayText: null })])).toBe(490);
  expect(leastDelivery([line(), line({}, null)])).toBeNull();
});
