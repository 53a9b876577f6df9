import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { card, store } from '../testing/samples.ts';
import { hoursText, isOpen, stockTimeText, storeKind, storePath, typesOf } from './rules.ts';

test.each([
  [1, 'STORE'],
  [9, 'POSTAMAT'],
  [10, 'PICKUP_POINT'],
  [12, 'POSTAMAT'],
  [13, 'PICKUP_POINT'],
  [14, 'PICKUP_POINT'],
  [77, 'OTHER'],
])('type %i is %s', (type, kind) => {
  expect(storeKind(type)).toBe(kind);
});

test.each([
  [{ id: '1001', name: 'Витрина, улица Артёма' }, '/store/vitrina-ulica-artema-1001'],
  [{ id: '7', name: 'ТЦ «Южный»: щит' }, '/store/tc-yuzhnyy-shchit-7'],
  [{ id: '7', name: '«»' }, '/store/store-7'],
  [{ id: 'msk-17', name: 'Витрина' }, '/store/vitrina.msk-17'],
])('%j stands at %s', (storeNames, path) => {
  expect(storePath(store({ ...storeNames, id: asId(storeNames.id) }))).toBe(path);
});

describe('working hours', () => {
  const day = { opens: '09:00', closes: '21:00' };
  const week = [day, day, day, day, day, { opens: '10:00', closes: '02:00' }, null];
  // 2026-11-21 is a Saturday.
  const moscow = (text: string) => isOpen(week, new Date(`${text}:00+03:00`), 'Europe/Moscow');

  test('begin and end to the minute', () => {
    expect(moscow('2026-11-20T08:59')).toBe(false);
    expect(moscow('2026-11-20T09:00')).toBe(true);
    expect(moscow('2026-11-20T20:59')).toBe(true);
    expect(moscow('2026-11-20T21:00')).toBe(false);
  });

  test('may end after midnight, also into a day off', () => {
    expect(moscow('2026-11-21T23:30')).toBe(true);
    expect(moscow('2026-11-22T01:59')).toBe(true);
    expect(moscow('2026-11-22T02:00')).toBe(false);
    expect(moscow('2026-11-22T12:00')).toBe(false);
  });

  test('are the city’s', () => {
    const now = new Date('2026-11-20T20:30:00+03:00');
    expect(isOpen(week, now, 'Europe/Moscow')).toBe(true);
    expect(isOpen(week, now, 'Asia/Yekaterinburg')).toBe(false);
  });

  test('may be around the clock', () => {
    const always = Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '00:00' }));
    expect(isOpen(always, new Date('2026-11-21T03:00:00+03:00'), 'Europe/Moscow')).toBe(true);
  });
});

describe('hours in words', () => {
  const day = { opens: '09:00', closes: '21:00' };
  // Monday first; on Sunday it is closed, and on Saturday open until two in the night.
  const week = [day, day, day, day, day, { opens: '10:00', closes: '02:00' }, null];
  const at = (text: string, hours: typeof week = week) =>
    hoursText(hours, new Date(`${text}:00+03:00`), 'Europe/Moscow').replace('\u00a0', ' ');

  test('open until it closes, to the minute', () => {
    expect(at('2026-11-20T09:00')).toBe('открыто до 21:00');
    expect(at('2026-11-20T20:59')).toBe('открыто до 21:00');
    expect(at('2026-11-22T01:59')).toBe('открыто до 02:00');
  });
  test('closed until it opens', () => {
    expect(at('2026-11-20T08:59')).toBe('откроется сегодня в 09:00');
    expect(at('2026-11-20T21:00')).toBe('откроется завтра в 10:00');
    expect(at('2026-11-22T02:00')).toBe('откроется завтра в 09:00');
    expect(at('2026-11-20T22:00', [day, null, null, null, null, null, null])).toBe('откроется в понедельник в 09:00');
    expect(at('2026-11-23T22:00', [day, null, null, null, null, null, null])).toBe('откроется в понедельник в 09:00');
  });
  test('never, and always', () => {
    expect(at('2026-11-20T12:00', [null, null, null, null, null, null, null])).toBe('закрыто');
    for (const closes of ['24:00', '00:00'])
      expect(
        at(
          '2026-11-20T12:00',
          Array.from({ length: 7 }, () => ({ opens: '00:00', closes })),
        ),
      ).toBe('открыто круглосуточно');
    const lateOnFriday = [day, day, day, day, { opens: '09:00', closes: '24:00' }, null, null];
    expect(at('2026-11-20T23:59', lateOnFriday)).toBe('открыто до 00:00');
  });
});

describe('when a store’s stock can be picked up', () => {
  const now = new Date('2026-11-20T12:00:00+03:00');
  const stock = (quantity: number, pickup_at: string | null, order_type = 'buy') => ({
    store: store(),
    product: card({ offer: { ...card().offer, order_type } }),
    quantity,
    pickup_at,
  });

  test('on the spot and open', () => {
    expect(stockTimeText(stock(2, '2026-11-20T12:15:00+03:00'), 'Europe/Moscow', now)).toBe('через 15 минут');
  });
  test('brought from elsewhere', () => {
    expect(stockTimeText(stock(0, '2026-11-21T10:00:00+03:00'), 'Europe/Moscow', now)).toBe('завтра с 10:00');
  });
  test('a preorder', () => {
    expect(stockTimeText(stock(0, '2026-12-05T10:00:00+03:00', 'preorder'), 'Europe/Moscow', now)).toBe('');
  });
  test('not at all', () => expect(stockTimeText(stock(0, null), 'Europe/Moscow', now)).toBeNull());
});

test('kinds are asked for by the types they have', () => {
  expect(typesOf(['POSTAMAT', 'OTHER'])).toEqual([9, 12]);
  expect(typesOf(null)).toEqual([1, 9, 10, 12, 13, 14]);
});
