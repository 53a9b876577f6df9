import { expect, test } from 'vitest';
import { earthRadius, metresBetween } from './distance.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
/** A degree along a great circle. */
const degree = (Math.PI * 6_371_000) / 180;

test('distance is that of a sphere of 6371000 m (spec 2 §9)', () => {
  expect(earthRadius).toBe(6_371_000);
  expect(metresBetween(at(48, 37), at(49, 37))).toBeCloseTo(degree, 3);
  expect(metresBetween(at(0, 37), at(0, 38))).toBeCloseTo(degree, 3);
  // Donetsk to Mariupol and back.
  expect(metresBetween(at(48.0159, 37.8028), at(47.0971, 37.5434))).toBeCloseTo(104_003.6, 0);
  expect(metresBetween(at(47.0971, 37.5434), at(48.0159, 37.8028))).toBeCloseTo(104_003.6, 0);
});

test('nothing lies between a place and itself, and half of the way around between two ends', () => {
  expect(metresBetween(at(48, 37), at(48, 37))).toBe(0);
  expect(metresBetween(at(90, 0), at(90, 120))).toBeCloseTo(0, 3);
  for (const [one, other] of [
    [at(0, 0), at(0, 180)],
    [at(90, 0), at(-90, 0)],
    [at(48.0159, 37.8028), at(-48.0159, -142.1972)],
  ] as const)
    expect(metresBetween(one, other)).toBeCloseTo(180 * degree, 0);
});

test('across the line where days begin the way is the short one', () =>
  expect(metresBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(degree, 3));
