import { expect, test } from 'vitest';
import type { DeliveryDraft, Draft } from '../../../entities/order-draft/draft.ts';
import type { CheckoutOrder } from '../delivery-choice.ts';
import { droppedText, startValues } from './form.server.ts';

const free = { cost: { amount: 0 }, minutes: null, storeId: null, timeText: '' };
const pickup = { ...free, typeId: '1', storeId: '5', day: '2026-11-24', datetime: '2026-11-24T14:00:00+03:00', interval: null };
const courier = { ...free, typeId: '2', day: '2026-11-23', datetime: '2026-11-23T18:00:00+03:00', interval: '18:00 - 22:00' };
const order = { key: 'buy', isDigital: false, pickup: [pickup], courier: [courier], expressOptions: [] } as unknown as CheckoutOrder;
const saved = (choice: DeliveryDraft['choices'][string]) => ({
  ...{ rev: 1, cityId: '1', choices: { buy: choice }, address: null, comment: '', addressee: null },
});
const values = (delivery: Draft['delivery'], of = order) => startValues([of], delivery, '1');

test('no way is ticked that nobody has chosen, unless it is the only one; within each the earliest is', () => {
  expect(values(null)).toMatchObject({ 'way.buy': '', 'place.buy': '1:5', 'slot.buy': `${courier.datetime}|${courier.interval}` });
  expect(values(null, { ...order, courier: [] })['way.buy']).toBe('PICKUP');
});

test('a shopper’s own way stays; a place that is not possible any more is chosen anew', () => {
  expect(values(saved({ way: 'PICKUP', typeId: '1', storeId: '5' }))).toMatchObject({ 'way.buy': 'PICKUP', 'place.buy': '1:5' });
  const gone = values(saved({ way: 'PICKUP', typeId: '1', storeId: '9' }));
  expect([gone['way.buy'], gone['place.buy']]).toEqual(['PICKUP', undefined]);
});

const other = { cityId: '2', cityName: 'Макеевка' };
const dropped = (choice: DeliveryDraft['choices'][string], of: object = {}, city = other) =>
  droppedText([{ ...order, ...of }], saved(choice), city)
    ?.replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
const hours = { way: 'COURIER', typeId: '7', datetime: '2026-11-23T18:00:00+05:00', interval: '18:00 - 22:00' } as const;

test('the hours of a courier are kept in a city that has them too', () => {
  const later = { ...courier, datetime: '2026-11-24T18:00:00+03:00' };
  const elsewhere = { ...order, courier: [later, courier] } as unknown as CheckoutOrder;
  const kept = { ...saved(hours), cityId: '3' };
  expect(startValues([elsewhere], kept, '2')).toMatchObject({
    'way.buy': 'COURIER',
    'slot.buy': `${courier.datetime}|${courier.interval}`,
  });
  expect(dropped(hours)).toBeUndefined();
});

test('what a city has not is named', () => {
  expect(dropped({ ...hours, interval: '10:00 - 14:00' })).toBe(
    'Курьер, 23 ноября, понедельник, 10:00–14:00: в городе Макеевка этого времени нет. Выберите другое.',
  );
  expect(dropped(hours, { courier: [] })).toBe('Способ «Курьер» в городе Макеевка недоступен. Выберите другой.');
  expect(dropped({ way: 'PICKUP', typeId: '1', storeId: '9' })).toBe('Пункт вы выбрали в другом городе. Выберите пункт в городе Макеевка.');
  const here = { ...other, cityId: '1' };
  expect(dropped({ way: 'PICKUP', typeId: '1', storeId: '9' }, {}, here)).toBe('Этот пункт уже недоступен. Выберите другой.');
  expect(dropped({ way: 'PICKUP', typeId: '1', storeId: '5' }, { key: 'later' }, here)).toMatch(/^Заказ изменился/);
});

test('express that sets out from another store now is no loss: nobody chose the store', () => {
  const express = { ...free, typeId: '27', salePointId: '6', day: '2026-11-23', datetime: '2026-11-23T16:00:00+03:00', interval: null };
  const chosen = { way: 'EXPRESS', typeId: '27', salePointId: '4' } as const;
  expect(dropped(chosen, { expressOptions: [express] })).toBeUndefined();
  const quick = { ...order, expressOptions: [express] } as unknown as CheckoutOrder;
  expect(values(saved(chosen), quick)).toMatchObject({ 'way.buy': 'EXPRESS', 'express.buy': '27:6' });
  expect(dropped(chosen)).toBe('Способ «Экспресс-доставка» в городе Макеевка недоступен. Выберите другой.');
});
