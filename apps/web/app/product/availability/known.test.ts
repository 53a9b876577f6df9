import { expect, test } from 'vitest';
import { knownDeliveries } from './known.ts';

const store = (quantity: number, timeText: string | null = null) => ({ availability: { quantity, timeText } });

test('what came is known', () => {
  expect(knownDeliveries(['courier'], null)).toEqual(['courier']);
  expect(knownDeliveries(null, [])).toBeNull();
});

test('nothing is believed when the stores have nothing either', () => {
  expect(knownDeliveries([], [])).toEqual([]);
  expect(knownDeliveries([], [{ availability: null }, store(0)])).toEqual([]);
});

test('nothing beside stores that have it, or that nobody could ask, is not known', () => {
  expect(knownDeliveries([], [store(2)])).toBeNull();
  expect(knownDeliveries([], [store(0, 'завтра с 10:00')])).toBeNull();
  expect(knownDeliveries([], null)).toBeNull();
});
