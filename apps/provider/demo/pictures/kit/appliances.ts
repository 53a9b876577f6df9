import { hue, luminance } from './colour.ts';
import { digits } from './digits.ts';
import type { Pen } from './pen.ts';
import { type Box, box, circle, d, group, inset, type Point, part, path, rect, times } from './shapes.ts';

/** The paint of large appliances: greys are steel, everything else is lacquer. */
export const skin = (pen: Pen, colour = pen.colour): string => {
  const light = luminance(colour);
  return hue(colour).chroma < 0.08 && light > 0.1 && light < 0.72 ? pen.metal(colour, 8) : pen.matt(colour, 66);
};

/** A strip of touch signs with a clock, lit from within. */
export const touchStrip = (b: Box, text: string, o: { signs?: number; ink?: string } = {}): string => {
  const ink = o.ink ?? '#dfe9f7';
  const signs = o.signs ?? 3;
  const u = Math.min(b.h * 0.3, b.w * 0.04);
  const sign = (i: number, side: -1 | 1): string => {
    const [x, y]: Point = [b.x + b.w / 2 + side * b.w * (0.2 + (i * 0.26) / signs), b.y + b.h / 2];
    return i % 3 === 0
      ? circle(x, y, u * 0.62, { stroke: ink, line: u * 0.2 })
      : i % 3 === 1
        ? path(d('M', x - u * 0.6, y, 'h', u * 1.2, 'M', x, y - u * 0.6, 'v', u * 1.2), { stroke: ink, line: u * 0.2, round: true })
        : rect(box(x - u * 0.55, y - u * 0.4, u * 1.1, u * 0.8), u * 0.2, { stroke: ink, line: u * 0.2 });
  };
  return (
    digits(inset(part(b, 0.36, 0, 0.28, 1), 0, b.h * 0.14), text, ink) +
    group(
      times(signs, (i) => sign(i, -1) + sign(i, 1)),
      { opacity: 0.8 },
    )
  );
};
