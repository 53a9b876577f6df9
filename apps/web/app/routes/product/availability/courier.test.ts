import { expect, test } from 'vitest';
import { courierCost, courierDays } from './courier.ts';
import type { Delivery } from './pickup.ts';

const option = (day: string, from: string, interval: string | null, cost = 490): Delivery =>
  ({
    ...{ kind: 'COURIER', cost: { amount: cost * 100 }, minutes: null, storeId: null, store: null },
    ...{ day: `2026-11-${day}`, timeText: `${day === '24' ? 'завтра' : '25 ноября'} с ${from}`, interval },
  }) as Delivery;
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

test('each day is one row with its hours, and with one cost where that is all', () => {
  const days = courierDays([
    option('24', '09:00', '09:00 - 13:00'),
    option('24', '13:00', '13:00 - 17:00'),
    option('25', '09:00', '09:00 - 13:00', 300),
    option('25', '13:00', '13:00 - 17:00'),
    { ...option('24', '12:00', null), kind: 'EXPRESS' },
  ]);
  expect(days.map(({ name, hours, cost }) => [plain(name), hours.map(plain), plain(cost)])).toEqual([
    ['завтра, вторник', ['09:00–13:00', '13:00–17:00'], '490 ₽'],
    ['25 ноября, среда', ['09:00–13:00, 300 ₽', '13:00–17:00, 490 ₽'], undefined],
  ]);
});

test('one cost of all days is said once', () => {
  const cost = (...costs: number[]) =>
    plain(courierCost(courierDays(costs.map((each, at) => option(String(24 + at), '09:00', '09:00 - 13:00', each)))));
  expect([cost(990, 990), cost(990, 490), cost()]).toEqual(['990 ₽', undefined, undefined]);
});

test('a day without agreed hours says when it begins; later days are left out', () => {
  const days = courierDays(['24', '25', '26', '27'].map((day) => option(day, '10:00', null)));
  expect(days).toHaveLength(3);
  expect(days[0]).toMatchObject({ name: 'завтра с 10:00 (вторник)', hours: [] });
});
