import { expect, test } from 'vitest';
import { tilesOf, zoomOf } from './tiles.ts';

const frame = { latitude: 48.0159, longitude: 37.8028, width: 400, height: 480, scale: 26 };
const source = 'https://tiles.example/{z}/{x}/{y}.png';

test('tiles are at least as fine as the screen, between the first zoom and the last', () => {
  expect(zoomOf(frame)).toBe(12);
  expect(zoomOf({ ...frame, scale: 0.02 })).toBe(2);
  expect(zoomOf({ ...frame, scale: 2000 })).toBe(18);
});

test('they cover the frame without gaps, and the one of the town is among them', () => {
  const tiles = tilesOf(frame, source);
  // Donetsk is on 2478/1423 of zoom 12, as every map of this projection has it.
  expect(tiles.map(({ href }) => href)).toContain('https://tiles.example/12/2478/1423.png');
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(400);
  expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(480);
  const [first, below] = tiles;
  expect(below!.y).toBeCloseTo(first!.y + first!.height, 0);
});
