import { describe, expect, test } from 'vitest';
import { project } from './projection.ts';

const size = { width: 400, height: 300, margin: 20 };
const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const donetsk = [at(37.8, 48.0), at(37.9, 48.0), at(37.85, 48.05)];

test('north is above, east to the right, everything inside the margin', () => {
  const { points } = project(donetsk, size);
  const [west, east, north] = points;
  expect(east!.x).toBeGreaterThan(west!.x);
  expect(north!.y).toBeLessThan(west!.y);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(380);
    expect(y).toBeGreaterThanOrEqual(20);
    expect(y).toBeLessThanOrEqual(280);
  }
});

test('a kilometre is as long to the north as to the east', () => {
  // One degree of longitude is cos(48°) of a degree of latitude.
  const { points } = project([at(37.8, 48), at(37.8 + 0.01 / Math.cos((48.005 * Math.PI) / 180), 48), at(37.8, 48.01)], size);
  const [origin, east, north] = points;
  expect(east!.x - origin!.x).toBeCloseTo(origin!.y - north!.y, 0);
});

describe('few places', () => {
  test('one stands in the middle', () => {
    expect(project([at(37.8, 48)], size).points[0]).toMatchObject({ x: 200, y: 150 });
  });
  test('none is an empty drawing with a scale', () => {
    const { points, scale } = project([], size);
    expect(points).toEqual([]);
    expect(Number.isFinite(scale.length)).toBe(true);
  });
});

test('the scale is a round distance that fits', () => {
  const { scale } = project(donetsk, size);
  expect(String(scale.metres)).toMatch(/^[125]0+$/);
  expect(scale.length).toBeLessThanOrEqual(size.width / 3 + 0.1);
  expect(scale.length).toBeGreaterThan(size.width / 10);
});
