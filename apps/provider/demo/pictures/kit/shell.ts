import { alpha, edge, isDark, seam } from './colour.ts';
import type { Pen } from './pen.ts';
import { type Box, box, inset, line, rect } from './shapes.ts';

export interface BodyOptions {
  r?: number;
  colour?: string;
  finish?: 'matt' | 'gloss' | 'metal' | 'steel' | 'round' | 'glass';
  /** Any paint instead of the finish. */
  fill?: string;
}

/** The outer shell of a thing: material, fine edge, and the rim of light along its upper left. */
export const body = (pen: Pen, b: Box, o: BodyOptions = {}): string => {
  const colour = o.colour ?? pen.colour;
  const r = o.r ?? 10;
  const paints = {
    matt: () => pen.matt(colour),
    gloss: () => pen.gloss(colour),
    metal: () => pen.metal(colour),
    steel: () => pen.metal(colour, 8),
    round: () => pen.round(colour),
    glass: () => pen.glassPaint(colour),
  };
  const brushedLayer = o.finish === 'steel' ? rect(b, r, { fill: brushing(pen), opacity: 0.5 }) : '';
  return (
    rect(b, r, { fill: o.fill ?? paints[o.finish ?? 'matt'](), stroke: edge(colour), line: 1.6 }) + brushedLayer + rim(pen, b, r, colour)
  );
};

/** The line of light just inside an upper left edge. */
export const rim = (pen: Pen, b: Box, r: number, colour = pen.colour): string =>
  rect(inset(b, 1.8), Math.max(0, r - 1.8), {
    stroke: pen.linear(
      [
        [0, alpha('#ffffff', isDark(colour) ? 0.42 : 0.75)],
        [0.4, '#ffffff1a'],
        [1, '#ffffff00'],
      ],
      55,
    ),
    line: 1.8,
  });

/** Fine lying scratches, a fill to lay over metal. */
export const brushing = (pen: Pen): string =>
  pen.tile(
    90,
    7,
    line(0, 1, 60, 1, { stroke: '#ffffff', line: 0.7, opacity: 0.35 }) +
      line(30, 4.5, 90, 4.5, { stroke: '#000000', line: 0.7, opacity: 0.1 }),
  );

/** A part set into or onto the body (door, drawer, control strip): a seam around and a light of its own. */
export const panel = (pen: Pen, b: Box, o: { r?: number; colour?: string; fill?: string } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const r = o.r ?? 6;
  return (
    rect(b, r, { fill: o.fill ?? pen.matt(colour, 68), stroke: alpha(seam(colour), 0.75), line: 1.6 }) +
    rect(inset(b, 1.6), Math.max(0, r - 1.6), {
      stroke: pen.linear(
        [
          [0, '#ffffff80'],
          [0.5, '#ffffff00'],
        ],
        65,
      ),
      line: 1.2,
    })
  );
};

/** A pressed line, lit on its lower side. */
export const groove = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 2): string => {
  const lying = Math.abs(x2 - x1) > Math.abs(y2 - y1);
  const [ox, oy] = lying ? [0, width * 0.75] : [width * 0.75, 0];
  return (
    line(x1, y1, x2, y2, { stroke: seam(colour), line: width, opacity: 0.8 }) +
    line(x1 + ox, y1 + oy, x2 + ox, y2 + oy, { stroke: '#ffffff', line: width * 0.6, opacity: isDark(colour) ? 0.2 : 0.5 })
  );
};

/** Feet at both ends of a lower edge. */
export const feet = (b: Box, w: number, h: number, colour = '#26282c'): string =>
  rect(box(b.x + b.w * 0.08, b.y + b.h - 1, w, h), 2, { fill: colour }) +
  rect(box(b.x + b.w * 0.92 - w, b.y + b.h - 1, w, h), 2, { fill: colour });
