import { expect, test } from 'vitest';
import { deliveryCost, lineDays, needsDelivery } from './receiving.ts';

const availability = { isAvailable: true, pickupDayText: 'сегодня', deliveryDayText: 'завтра', deliveryCost: { amount: 490_00 } };
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
  expect(lineDays(line({ supplierId: '3' }))).toBe('Самовывоз сегодня, доставка завтра');
  expect(lineDays(line({ supplierId: '3' }, null))).toBe('День получения назовём при оформлении');
  expect(lineDays(line({ isWarranty: true }))).toBeNull();
  expect(lineDays(line({ isPreorder: true }, { pickupDayText: '10 декабря' }))).toBe('Предзаказ, можно забрать с 10 декабря');
  expect(lineDays(line({}, null, true))).toBe('Код придёт на почту сразу после оплаты');
  expect(lineDays(line({ isPreorder: true }, null, true))).toBe('Код придёт на почту в день начала продаж');
  const comes = { isAvailable: false, pickupDayText: '13 декабря' };
  expect(lineDays(line({ isPreorder: true }, comes, true))).toBe('Код придёт на почту 13\u00a0декабря, в день начала продаж');
});

test('delivery costs nothing where all can be picked up, else at least what the dearest is brought for', () => {
  expect(deliveryCost([line(), line({}, null, true)])).toBe('самовывозом бесплатно');
  expect(deliveryCost([line(), line({}, { pickupDayText: null })])).toBe('от 490\u00a0₽');
  expect(deliveryCost([line(), line({}, null)])).toBeNull();
  expect(deliveryCost([line(), line({ supplierId: '3' }, null)])).toBeNull();
});

test('codes and warranties are sent, and nobody asks where to', () => {
  const sent = [line({}, null, true), line({ isWarranty: true })];
  expect(needsDelivery(sent)).toBe(false);
  expect(deliveryCost(sent)).toBe('не нужна');
  expect(needsDelivery([...sent, line()])).toBe(true);
});

test('of goods that could not be loaded nobody knows what their delivery costs', () => {
  const unknown = line({ product: null });
  expect(needsDelivery([unknown])).toBe(true);
  expect(deliveryCost([unknown, line()])).toBeNull();
});
