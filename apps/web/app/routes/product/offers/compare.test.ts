import { expect, test } from 'vitest';
import { bestOf, byDay, byPrice } from './compare.ts';

const offer = (supplierId: string, amount: number, day: number | null, isBuyable = true) => ({
  ...{ supplierId, price: { amount }, isBuyable },
  availability: day === null ? null : availability(`2026-12-${String(day).padStart(2, '0')}T14:00:00+03:00`),
});
const availability = (pickupAt: string) => ({
  ...{ isAvailable: true, pickupAt, pickupDayText: null, deliveryAt: null, deliveryDayText: null, deliveryCost: null },
});
const names = (offers: { supplierId: string }[]): string => offers.map(({ supplierId }) => supplierId).join('');

test('offers are ordered by price, or by the day and then by price; what nobody promises comes last', () => {
  const offers = [offer('a', 300, 2), offer('b', 100, null), offer('c', 200, 5), offer('d', 250, 2)];
  expect([names(offers.toSorted(byPrice)), names(offers.toSorted(byDay))]).toEqual(['bcda', 'dacb']);
});

test('the cheapest and the soonest are named where they are two', () => {
  const both = { cheapest: 'b', soonest: 'a' };
  expect(bestOf([offer('a', 300, 2), offer('b', 100, 5)])).toEqual(both);
  expect(bestOf([offer('a', 300, 2), offer('b', 100, null)])).toEqual(both);
  expect(bestOf([offer('a', 300, 2), offer('b', 100, 5), offer('c', 50, 1, false)])).toEqual(both);
  const none = { cheapest: null, soonest: null };
  expect([bestOf([offer('a', 100, 2), offer('b', 300, 5)]), bestOf([offer('a', 100, 2), offer('b', 300, 2)])]).toEqual([none, none]);
  // Of two that ask the same the sooner is both.
  expect([bestOf([offer('a', 100, 5), offer('b', 100, 2)]), bestOf([offer('a', 1, null)]), bestOf([])]).toEqual([none, none, none]);
});
