import { alpha, darken, edge, lighten, mark, seam } from './colour.ts';
import type { Pen } from './pen.ts';
import { type Box, box, circle, d, line, part, path, rect, times } from './shapes.ts';

/** A round control with an index. `turn` in degrees, 0 up. */
export const knob = (pen: Pen, x: number, y: number, r: number, o: { colour?: string; turn?: number; metal?: boolean } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const turn = (((o.turn ?? -40) - 90) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return pen.reuse(
    circle(r * 0.12, r * 0.2, r * 1.1, {
      fill: pen.radial([
        [0.6, '#05070d80'],
        [1, '#05070d00'],
      ]),
    }) +
      circle(0, 0, r, { fill: o.metal ? pen.metal(colour, 35) : pen.matt(darken(colour, 0.1), 50), stroke: edge(colour), line: 1.2 }) +
      circle(0, 0, r * 0.78, { fill: pen.matt(lighten(colour, 0.08), 235), stroke: alpha('#ffffff', 0.25), line: 0.8 }) +
      line(cos * r * 0.35, sin * r * 0.35, cos * r * 0.72, sin * r * 0.72, {
        stroke: mark(colour),
        line: Math.max(1.6, r * 0.11),
        round: true,
      }),
    x,
    y,
  );
};

/** Round or oblong push buttons in a row. */
export const buttons = (pen: Pen, b: Box, count: number, o: { colour?: string; oblong?: boolean; lit?: number } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const step = b.w / count;
  return times(count, (i) => {
    const x = b.x + step * (i + 0.5);
    const y = b.y + b.h / 2;
    const r = Math.min(step * 0.36, b.h / 2);
    const style = { fill: pen.matt(lighten(colour, 0.05), 60), stroke: alpha(seam(colour), 0.8), line: 1.2 };
    const shape = o.oblong ? rect(box(x - step * 0.38, b.y, step * 0.76, b.h), b.h * 0.3, style) : circle(x, y, r, style);
    return shape + (o.lit === i ? circle(x, y, Math.max(1.6, r * 0.28), { fill: '#5db8ff' }) : '');
  });
};

/** A handle: a bar on two posts, upright or lying by its box. */
export const handle = (pen: Pen, b: Box, o: { colour?: string } = {}): string => {
  const colour = o.colour ?? '#b9bcc1';
  const upright = b.h > b.w;
  const r = Math.min(b.w, b.h) / 2;
  const posts = upright
    ? [part(b, 0.15, 0.05, 0.9, 0.05), part(b, 0.15, 0.9, 0.9, 0.05)]
    : [part(b, 0.05, 0.3, 0.04, 0.9), part(b, 0.91, 0.3, 0.04, 0.9)];
  return (
    rect({ ...b, x: b.x + r * 0.7, y: b.y + r * 0.8 }, r, { fill: '#05070d', opacity: 0.2 }) +
    posts.map((p) => rect(p, 2, { fill: darken(colour, 0.35) })).join('') +
    rect(b, r, { fill: pen.metal(colour, upright ? 0 : 90), stroke: edge(colour), line: 1 })
  );
};

/** What one pulls a door or a drawer by: a bar, a flat or bowed one, or a slot at the upper edge. */
export const grip = (pen: Pen, b: Box, kind: 'bar' | 'flat' | 'arc' | 'slot', colour: string): string => {
  switch (kind) {
    case 'bar':
      return handle(pen, b, { colour });
    case 'flat': {
      const flat = box(b.x, b.y - b.h * 0.3, b.w, b.h * 1.6);
      return (
        rect({ ...flat, y: flat.y + flat.h * 0.6 }, 2, { fill: '#05070d', opacity: 0.3 }) +
        rect(flat, 2, { fill: pen.metal(colour, 90), stroke: edge(colour), line: 1 })
      );
    }
    case 'arc': {
      const bow = d('M', b.x, b.y + b.h * 0.2, 'Q', b.x + b.w / 2, b.y + b.h * 2.4, b.x + b.w, b.y + b.h * 0.2);
      return (
        path(bow, { stroke: edge(colour), line: b.h + 2, round: true }) +
        path(bow, { stroke: lighten(colour, 0.12), line: b.h, round: true })
      );
    }
    case 'slot':
      return rect(part(b, 0.14, -0.2, 0.72, 1.1), b.h * 0.4, { fill: '#0b0c10', opacity: 0.8, stroke: alpha('#ffffff', 0.35), line: 1 });
  }
};
