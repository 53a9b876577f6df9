import { expect, test } from 'vitest';
import { isAbsent, receivingNote } from './receiving.ts';

const availability = { isAvailable: true, storesCount: 2, pickupDayText: null, deliveryDayText: null, deliveryCost: null };
const offer = { orderType: 'BUY' as const };
const goods = { isDigital: false, isShownAsAvailable: true, offer, availability };

test('a preorder names the day of the delivery step, when it is known', () => {
  const preorder = { ...goods, offer: { ...offer, orderType: 'PREORDER' as const } };
  expect(receivingNote({ ...preorder, availability: { ...availability, isAvailable: false, pickupDayText: '31 декабря' } })).toBe(
    'Предзаказ: забрать можно с 31 декабря.',
  );
  expect(receivingNote({ ...preorder, isDigital: true, availability: null })).toBe('Предзаказ: код придёт на почту в день начала продаж.');
  const known = { ...availability, isAvailable: false, pickupDayText: '13 декабря' };
  expect(receivingNote({ ...preorder, isDigital: true, availability: known })).toBe(
    'Предзаказ: код придёт на почту 13\u00a0декабря, в день начала продаж.',
  );
  expect(receivingNote({ ...preorder, availability: null })).toContain('как только товар поступит в продажу');
});

test('a code comes by e-mail, as long as there is one', () => {
  expect(receivingNote({ ...goods, isDigital: true })).toContain('на почту сразу после оплаты');
  expect(receivingNote({ ...goods, isDigital: true, isShownAsAvailable: false })).toBeNull();
  expect(receivingNote({ ...goods, isDigital: true, availability: null })).toBeNull();
});

test('what is picked up or brought has its own lines', () => expect(receivingNote(goods)).toBeNull());

test('what is in no shop is absent; what nobody knows, and what is still to come, is not', () => {
  const nowhere = { ...availability, isAvailable: false };
  expect(isAbsent(goods)).toBe(false);
  expect(isAbsent({ ...goods, availability: nowhere })).toBe(true);
  expect(isAbsent({ ...goods, isShownAsAvailable: false })).toBe(true);
  expect(isAbsent({ ...goods, availability: null })).toBe(false);
  expect(isAbsent({ ...goods, availability: nowhere, offer: { ...offer, orderType: 'PREORDER' } })).toBe(false);
});
