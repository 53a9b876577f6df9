import { expect, test } from 'vitest';
import { tripsText } from './trips.server.ts';

type Order = Parameters<typeof tripsText>[0][number];

const time = (timeText: string, day: string) => ({ kind: 'STORE' as const, minutes: null, interval: null, timeText, day });
const order = (over: Partial<Order> = {}): Order => ({
  key: 'buy',
  isDigital: false,
  courier: [],
  pickup: [{ storeId: '5', ...time('завтра с 14:00', '2026-11-24') }],
  soonerInParts: [{ delivery: time('сегодня с 12:15', '2026-11-23') }, { delivery: time('завтра с 14:00', '2026-11-24') }],
  ...over,
});

test('one trip and two, each with its time', () => {
  expect(tripsText([order()])).toBe(
    'Забрать всё за одну поездку можно завтра с 14:00, за две — сегодня с 12:15 и завтра с 14:00: выберете на шаге «Доставка».',
  );
});

test('a basket that is parted already can be put together again', () => {
  expect(tripsText([order({ soonerInParts: [] }), order({ key: 'later', soonerInParts: [] })])).toContain('это две поездки');
});

test('what comes together says when, as the checkout does', () => {
  const courier = [{ ...time('сегодня с 18:00', '2026-11-23'), kind: 'COURIER' as const, interval: '18:00 - 22:00' }];
  const whole = order({ soonerInParts: [], courier });
  expect(tripsText([whole])).toBe('Всё вместе: самовывоз завтра с 14:00, курьер сегодня с 18:00.');
  expect(tripsText([whole, order({ key: 'digital', isDigital: true, pickup: [], soonerInParts: [] })])).toContain('Всё вместе');
  expect(tripsText([order({ soonerInParts: [] })])).toBe('Всё вместе: самовывоз завтра с 14:00.');
});

test.each([
  ['each order has days of its own', [order({ soonerInParts: [] }), order({ key: 'preorder', soonerInParts: [] })]],
  ['it is fetched nowhere', [order({ pickup: [] })]],
  ['there is no order', []],
])('nothing is said where %s', (_, orders) => expect(tripsText(orders)).toBeNull());
