import { describe, expect, test } from 'vitest';
import { frameOf, pointOf, rulerOf } from './projection.ts';

const size = { width: 400, height: 300, margin: 20 };
const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const donetsk = [at(37.8, 48.0), at(37.9, 48.0), at(37.85, 48.05)];
const points = (places: ReturnType<typeof at>[]) => places.map((place) => pointOf(place, frameOf(places, size)));

test('north is above, east to the right, everything inside the margin', () => {
  const [west, east, north] = points(donetsk);
  expect(east!.x).toBeGreaterThan(west!.x);
  expect(north!.y).toBeLessThan(west!.y);
  for (const { x, y } of points(donetsk)) {
    expect(x).toBeGreaterThanOrEqual(19);
    expect(x).toBeLessThanOrEqual(381);
    expect(y).toBeGreaterThanOrEqual(19);
    expect(y).toBeLessThanOrEqual(281);
  }
});

test('a kilometre is as long to the north as to the east', () => {
  // One degree of longitude is cos(48°) of a degree of latitude.
  const [origin, east, north] = points([at(37.8, 48), at(37.8 + 0.02 / Math.cos((48.01 * Math.PI) / 180), 48), at(37.8, 48.02)]);
  expect(Math.abs(east!.x - origin!.x - (origin!.y - north!.y))).toBeLessThan(1);
});

describe('few places', () => {
  test('one stands in the middle', () => {
    expect(points([at(37.8, 48)])).toEqual([{ x: 200, y: 150 }]);
  });
  test('none is an empty drawing with a ruler', () => {
    expect(Number.isFinite(rulerOf(frameOf([], size)).length)).toBe(true);
  });
  test('two at the ends of the country are drawn too', () => {
    for (const { x } of points([at(20.5, 54.7), at(158.6, 53)])) expect(x).toBeGreaterThanOrEqual(0);
  });
});

test('the ruler is a round distance that fits', () => {
  const { metres, length } = rulerOf(frameOf(donetsk, size));
  expect(String(metres)).toMatch(/^[125]0+$/);
  expect(length).toBeLessThanOrEqual(size.width / 3 + 0.1);
  expect(length).toBeGreaterThan(size.width / 10);
});
