import fc from 'fast-check';
import { expect, test } from 'vitest';
import { devicePrice } from './evaluate.ts';

test.each([
  ['is in whole hundreds of rubles', { price: 30_149_99, extra: 0, percent: 100 }, 30_100_00],
  ['is more for a colour', { price: 30_000_00, extra: 500_00, percent: 100 }, 30_500_00],
  ["is the calculator's percent of both", { price: 30_000_00, extra: 1000_00, percent: 90 }, 27_900_00],
  ['is in whole rubles below a hundred', { price: 99_99, extra: 0, percent: 100 }, 99_00],
  ['is a hundred from a hundred on', { price: 100_00, extra: 0, percent: 100 }, 100_00],
  ['is never below a ruble', { price: 1, extra: 0, percent: 1 }, 1_00],
])('a price %s', (_, worth, price) => {
  expect(devicePrice(worth)).toBe(price);
});

test('a price is whole rubles, at least one, never above what the percent gives, and grows with the device', () => {
  const worth = fc.record({
    price: fc.integer({ min: 1, max: 2_000_000_00 }),
    extra: fc.integer({ min: 0, max: 10_000_00 }),
    percent: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(worth, fc.nat(1000_00), (device, more) => {
      const price = devicePrice(device);
      expect(price % 100).toBe(0);
      expect(price).toBeGreaterThanOrEqual(1_00);
      expect(price).toBeLessThanOrEqual(Math.max(1_00, ((device.price + device.extra) * device.percent) / 100));
      expect(devicePrice({ ...device, price: device.price + more })).toBeGreaterThanOrEqual(price);
    }),
  );
});
