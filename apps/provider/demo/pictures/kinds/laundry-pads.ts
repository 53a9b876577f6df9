import { circle, darken, edge, ellipse, isDark, lighten, type Pen, times } from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const hollow = (pen: Pen): string => darken(pen.colour, isDark(pen.colour) ? 0.55 : 0.3);

/** Four rubber cups: a foot of the machine stands in the hollow of each. */
export const pads = (pen: Pen, angle: number): string => {
  const [r, h] = [2.6, 3.4];
  const grid = angle === 1 ? [[r, r]] : [0, 1].flatMap((z) => [0, 1].map((x) => [r + x * 6.6, r + z * 6.6]));
  const wide = angle === 1 ? r * 2 : r * 2 + 6.6;
  const v = pen.view(24, angle === 1 ? 38 : 32, { width: wide, height: h, depth: wide });
  const top = (k: number): string =>
    circle(0, 0, r * 0.72 * k, { fill: hollow(pen), stroke: edge(pen.colour), line: 1.6 }) +
    circle(0, 0, r * 0.66 * k, { stroke: pen.look(makers).accent, line: r * 0.09 * k }) +
    circle(0, r * 0.06 * k, r * 0.6 * k, { fill: pen.matt(darken(pen.colour, 0.14)), stroke: hollow(pen), line: 1.2 }) +
    times(8, (i) => {
      const turn = (i * Math.PI) / 4;
      return ellipse(Math.cos(turn) * r * 0.86 * k, Math.sin(turn) * r * 0.86 * k, r * 0.05 * k, r * 0.05 * k, {
        fill: hollow(pen),
        opacity: 0.7,
      });
    });
  return grid
    .map(([x = 0, z = 0]) => {
      const [px, py] = v.point(x, h * 0.34, z);
      return (
        v.roundShadow(x, z, r, 0.45) +
        v.cylinder(x, 0, z, r, h * 0.34, { colour: darken(pen.colour, 0.16) }) +
        ellipse(px, py, r * 0.98 * v.k, r * 0.98 * v.k * 0.56, { fill: hollow(pen) }) +
        v.cylinder(x, h * 0.36, z, r * 0.98, h * 0.64, { rTop: r * 0.92, content: top })
      );
    })
    .join('');
};

/** A mat with a grain, one corner of it nearer in the second view. */
export const mat = (pen: Pen, angle: number): string => {
  const [w, deep, h] = [62, 55, 2.4];
  const v = pen.view(angle === 1 ? -20 : 26, angle === 1 ? 26 : 40, { width: w, height: h, depth: deep });
  const dot = isDark(pen.colour) ? lighten(pen.colour, 0.22) : darken(pen.colour, 0.22);
  const grain = pen.tile(30, 30, circle(8, 8, 5, { fill: dot, opacity: 0.75 }) + circle(23, 23, 5, { fill: dot, opacity: 0.75 }));
  return (
    v.shadow(0, 0, w, deep, 0.4) +
    v.solid({
      at: [0, 0, 0],
      size: [w, h, deep],
      face: 'top',
      r: 3,
      content: (b) => `<rect x="14" y="14" width="${Math.round(b.w - 28)}" height="${Math.round(b.h - 28)}" rx="16" fill="${grain}"/>`,
    })
  );
};
