import { alpha, darken, edge, isDark, isLight } from './colour.ts';
import type { Pen } from './pen.ts';
import { type Box, box, circle, rect, times } from './shapes.ts';

/** Upright or lying slots that let air through. */
export const vent = (pen: Pen, b: Box, count: number, o: { upright?: boolean; colour?: string } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const dark = isLight(colour) ? darken(colour, 0.55) : darken(colour, 0.72);
  const step = (o.upright ? b.w : b.h) / count;
  const thick = step * 0.5;
  return times(count, (i) => {
    const at = step * (i + 0.25);
    const slot = o.upright ? box(b.x + at, b.y, thick, b.h) : box(b.x, b.y + at, b.w, thick);
    return rect(slot, thick / 2, { fill: dark, stroke: alpha('#ffffff', isDark(colour) ? 0.14 : 0.4), line: 0.6 });
  });
};

/** A perforated or woven field, as before loudspeakers. */
export const grille = (pen: Pen, b: Box, r: number, o: { colour?: string; hole?: number } = {}): string => {
  const colour = o.colour ?? '#23252a';
  const step = o.hole ?? 6;
  const hole = { fill: darken(colour, isLight(colour) ? 0.5 : 0.72) };
  const dots = pen.tile(
    step,
    step,
    circle(step * 0.25, step * 0.25, step * 0.23, hole) + circle(step * 0.75, step * 0.75, step * 0.23, hole),
  );
  return rect(b, r, { fill: pen.matt(colour, 60), stroke: edge(colour), line: 1.2 }) + rect(b, r, { fill: dots, opacity: 0.85 });
};

/** A socket in the shell. */
export const port = (b: Box, r = 2, inside = '#0b0c0f'): string =>
  rect(b, r, { fill: inside, stroke: '#9da1a8', line: Math.max(0.7, Math.min(b.w, b.h) * 0.1) });
