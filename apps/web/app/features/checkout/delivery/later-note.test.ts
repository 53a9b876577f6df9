import { expect, test } from 'vitest';
import { laterNote } from './later-note.server.ts';

const good = (name: string, day: string | null) => ({ name, pickupAt: day === null ? null : `${day}T14:00:00+03:00` });
const tomorrow = { day: '2026-11-27', timeText: 'завтра с 14:00' };
const note = (...goods: ReturnType<typeof good>[]) => laterNote(goods, tomorrow)?.replaceAll('\u00a0', ' ');

test('the goods that delay an order are named', () => {
  expect(note(good('Чайник', '2026-11-27'), good('Утюг', '2026-11-26'))).toBe(
    'Дольше всего ждать: Чайник. Остальное есть раньше (26 ноября, четверг): оформите его отдельным заказом, если торопитесь.',
  );
});

test('it is said that no store has all of them', () => {
  expect(note(good('Чайник', '2026-11-26'), good('Утюг', '2026-11-26'))).toMatch(
    /^Каждый товар по отдельности .*26 ноября.* нет всех сразу/,
  );
});

test.each([
  ['all come that day', [good('Чайник', '2026-11-27'), good('Утюг', '2026-11-27')]],
  ['there is one product', [good('Чайник', '2026-11-26')]],
  ['nobody knows when one comes', [good('Чайник', '2026-11-26'), good('Утюг', null)]],
])('nothing is explained when %s', (_, goods) => {
  expect(laterNote(goods, tomorrow)).toBeNull();
});

test('nothing is explained of an order that cannot be picked up', () => {
  expect(laterNote([good('Чайник', '2026-11-26'), good('Утюг', '2026-11-26')], undefined)).toBeNull();
});
