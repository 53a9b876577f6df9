import type { Pen } from './pen.ts';
import { type Box, ellipse, n, rect } from './shapes.ts';

/** The soft shadow where a thing stands: give the middle of its foot and its width. */
export const contactShadow = (pen: Pen, x: number, y: number, w: number, strength = 0.42, flat = 0.06): string => {
  const h = Math.max(9, Math.min(26, w * flat));
  const wide = pen.radial([
    [0, '#05070d'],
    [0.5, '#05070d99'],
    [1, '#05070d00'],
  ]);
  return (
    ellipse(x, y + h * 0.15, w * 0.58, h, { fill: wide, opacity: strength }) +
    ellipse(x, y, w * 0.47, h * 0.34, { fill: wide, opacity: strength + 0.25 })
  );
};

/** A shadow a thing throws on the one behind it: an offset, blurred rounded box. */
export const dropShadow = (pen: Pen, b: Box, r: number, by = 16, strength = 0.3): string => {
  const blur = pen.define(
    (id) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${n(by * 0.8)}"/></filter>`,
  );
  return `<g filter="${blur}">${rect({ ...b, x: b.x + by * 0.5, y: b.y + by * 0.7 }, r, { fill: '#05070d', opacity: strength })}</g>`;
};
