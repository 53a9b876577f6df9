import {
  alpha,
  type Box,
  box,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  sheen,
  spot,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

/** Glass platform from above: electrodes, lit digits. */
const top = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const r = b.w * 0.09;
  const light = isLight(pen.colour) ? '#2f5fa8' : '#eaf4ff';
  const pad = (x: number, y: number, turn: number): string =>
    path(d('M', ...at(x, y), 'c', b.w * 0.1 * turn, -b.h * 0.02, b.w * 0.17 * turn, b.h * 0.06, b.w * 0.18 * turn, b.h * 0.16), {
      stroke: isDark(pen.colour) ? '#7d828a' : '#b3b8bf',
      line: b.w * 0.055,
      round: true,
    });
  const body = pen.number('metrics', 10, 1, 99) > 1;
  return (
    rect(b, r, {
      fill: isDark(pen.colour)
        ? pen.glassPaint(lighten(pen.colour, 0.02))
        : pen.linear(
            [
              [0, lighten(pen.colour, 0.4)],
              [0.45, pen.colour],
              [1, darken(pen.colour, 0.1)],
            ],
            55,
          ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    rect(part(b, 0.012, 0.012, 0.976, 0.976), r, { stroke: alpha('#ffffff', 0.55), line: 2 }) +
    sheen(pen, b, r, isDark(pen.colour) ? 0.12 : 0.4) +
    (body
      ? pad(0.1, 0.34, 1) +
        pad(0.9, 0.34, -1) +
        `<g transform="translate(0 ${Math.round(b.y * 2 + b.h * 1.24)}) scale(1 -1)">${pad(0.1, 0.34, 1)}${pad(0.9, 0.34, -1)}</g>`
      : times(3, (i) => rect(part(b, 0.12, 0.42 + i * 0.16, 0.76, 0.008), 2, { fill: darken(pen.colour, 0.35), opacity: 0.5 }))) +
    digits(part(b, 0.32, 0.12, 0.36, 0.15), '64.8', light) +
    times(4, (i) => rect(part(b, 0.41 + i * 0.05, 0.3, 0.034, 0.01), 2, { fill: light, opacity: i < 3 ? 0.9 : 0.3 })) +
    wordmark(pen.subject.brand, part(b, 0.36, 0.9, 0.28, 0.045), mark(pen.colour), { opacity: 0.75 })
  );
};

export const scales: Drawing = {
  angles: 2,
  size: { width: 30, height: 2.5, depth: 30 },
  draw(pen, _subject, angle) {
    const { width: w, height, depth } = pen.size;
    const deep = Math.max(depth, w * 0.7);
    const h = Math.min(height, 4);
    const v: View = pen.view(angle === 0 ? 24 : 0, angle === 0 ? 42 : 78, { width: w, height: h, depth: deep });
    const foot = (x: number, z: number): string => v.cylinder(w * x, 0, deep * z, w * 0.06, h * 0.5, { colour: '#33363c' });
    return (
      v.shadow(0, 0, w, deep, 0.55) +
      foot(0.1, 0.1) +
      foot(0.9, 0.1) +
      foot(0.1, 0.9) +
      foot(0.9, 0.9) +
      v.solid({ at: [0, h * 0.45, 0], size: [w, h * 0.55, deep], face: 'top', r: w * 0.09, content: (b) => top(pen, box(0, 0, b.w, b.h)) })
    );
  },
};
