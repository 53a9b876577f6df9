import { alpha, edge, lighten } from './colour.ts';
import type { Pen } from './pen.ts';
import { type Box, circle, d, ellipse, n, path, rect } from './shapes.ts';

/** Dark glass with the daylight's slant across it. */
export const glass = (pen: Pen, b: Box, r = 8, tint = '#14161b'): string =>
  rect(b, r, { fill: pen.glassPaint(tint), stroke: lighten(tint, 0.22), line: 1.2 }) + sheen(pen, b, r);

/** The slanting reflection alone, for anything under glass. */
export const sheen = (pen: Pen, b: Box, r = 8, strength = 0.17): string => {
  const shape = d('M', b.x, b.y, 'H', b.x + b.w * 0.62, 'L', b.x + b.w * 0.2, b.y + b.h, 'H', b.x, 'Z');
  return path(shape, {
    fill: pen.linear(
      [
        [0, alpha('#ffffff', strength)],
        [1, '#ffffff05'],
      ],
      75,
    ),
    clip: pen.clip(rect(b, r, {})),
  });
};

/** A camera's glass: barrel, ring, coated front with two reflections. */
export const lensGlass = (pen: Pen, x: number, y: number, r: number, o: { ring?: string } = {}): string => {
  const ring = o.ring ?? '#2b2d33';
  return (
    circle(x, y, r, { fill: pen.metal(ring, 45), stroke: edge(ring), line: Math.max(0.8, r * 0.04) }) +
    circle(x, y, r * 0.84, { fill: '#08090c' }) +
    circle(x, y, r * 0.66, {
      fill: pen.radial(
        [
          [0, '#05060a'],
          [0.55, '#0d1830'],
          [0.8, '#1b2440'],
          [1, '#07080c'],
        ],
        0.5,
        0.55,
        0.55,
      ),
    }) +
    circle(x, y, r * 0.36, {
      fill: pen.radial(
        [
          [0, '#1f3f74'],
          [0.7, '#0a1226'],
          [1, '#030409'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    }) +
    ellipse(x - r * 0.25, y - r * 0.3, r * 0.2, r * 0.12, {
      fill: '#dfe9ff',
      opacity: 0.75,
      transform: `rotate(-42 ${n(x - r * 0.25)} ${n(y - r * 0.3)})`,
    }) +
    circle(x + r * 0.24, y + r * 0.28, r * 0.09, { fill: '#8b6bd8', opacity: 0.7 })
  );
};
