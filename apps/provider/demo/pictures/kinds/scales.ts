import {
  alpha,
  type Box,
  box,
  circle,
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
import { type Maker, makers } from '../looks/makers.ts';

const cornerOf: Readonly<Record<Maker['grip'], number>> = { bar: 0.09, flat: 0.04, arc: 0.32, slot: 0.16 };

/** Where one reads, and how many of the measures are told there: a colour screen, lit digits, or digits on grey. */
const display = (pen: Pen, b: Box, light: string, controls: Maker['controls']): string => {
  const kind = pen.text('display');
  const y = { left: 0.1, middle: 0.2, right: 0.1, spread: 0.42 }[controls];
  const own = part(b, 0.3, y, 0.4, 0.19);
  const metricCount = Math.round(Math.min(8, pen.number('metrics', 10, 1, 99) / 3));
  const dots = times(metricCount, (i) =>
    rect(part(b, 0.5 - metricCount * 0.025 + i * 0.05, y + 0.22, 0.034, 0.014), 2, { fill: light, opacity: 0.85 }),
  );
  if (/цвет/.test(kind))
    return (
      rect(own, 10, { fill: '#0b0d12', stroke: '#4a4f58', line: 1.6 }) +
      digits(part(own, 0.1, 0.16, 0.56, 0.5), '64.8', '#ffffff') +
      times(4, (i) =>
        rect(part(own, 0.1 + i * 0.2, 0.78, 0.17, 0.1), 2, { fill: ['#4fb3e8', '#57c785', '#f0c04a', '#e8705a'][i] ?? light }),
      )
    );
  if (/жк/.test(kind))
    return (
      rect(own, 8, { fill: '#b9c6b4', stroke: '#78836f', line: 2 }) + digits(part(own, 0.12, 0.18, 0.76, 0.64), '64.8', '#1d231a') + dots
    );
  return digits(part(b, 0.32, y + 0.02, 0.36, 0.15), '64.8', light) + dots;
};

/** A coat that conducts is seen as a ring or as broad fields. */
const electrodes = (pen: Pen, b: Box, broad: boolean): string => {
  const metal = isDark(pen.colour) ? '#5d636c' : '#c2c7cd';
  return broad
    ? rect(part(b, 0.06, 0.36, 0.26, 0.56), 12, { fill: metal, opacity: 0.8 }) +
        rect(part(b, 0.68, 0.36, 0.26, 0.56), 12, { fill: metal, opacity: 0.8 })
    : rect(part(b, 0.06, 0.06, 0.88, 0.88), b.w * 0.1, { stroke: metal, line: b.w * 0.03 });
};

/** A bar on a cord, for hands: each arm and leg is measured by itself. */
const bar = (pen: Pen, b: Box): string =>
  rect(part(b, 0.12, 0.015, 0.76, 0.07), b.h * 0.035, { fill: pen.metal('#b9bdc3', 90), stroke: '#6d7178', line: 1.4 });

const heart = (b: Box): string =>
  path(
    d(
      'M',
      b.x + b.w / 2,
      b.y + b.h,
      'C',
      b.x - b.w * 0.3,
      b.y + b.h * 0.3,
      b.x + b.w * 0.2,
      b.y - b.h * 0.3,
      b.x + b.w / 2,
      b.y + b.h * 0.22,
      'C',
      b.x + b.w * 0.8,
      b.y - b.h * 0.3,
      b.x + b.w * 1.3,
      b.y + b.h * 0.3,
      b.x + b.w / 2,
      b.y + b.h,
      'Z',
    ),
    { fill: '#e0484f' },
  );

/** Glass platform from above: electrodes, lit digits. */
const top = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const { controls, grip: shape } = pen.look(makers);
  const r = b.w * cornerOf[shape];
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
      ? shape === 'flat' || /ito/.test(pen.text('platform'))
        ? electrodes(pen, b, shape === 'flat')
        : pad(0.1, 0.34, 1) +
          pad(0.9, 0.34, -1) +
          `<g transform="translate(0 ${Math.round(b.y * 2 + b.h * 1.24)}) scale(1 -1)">${pad(0.1, 0.34, 1)}${pad(0.9, 0.34, -1)}</g>`
      : times(3, (i) => rect(part(b, 0.12, 0.42 + i * 0.16, 0.76, 0.008), 2, { fill: darken(pen.colour, 0.35), opacity: 0.5 }))) +
    display(pen, b, light, controls) +
    rect(part(b, 0.3, 0.955, 0.4, 0.02), 3, { fill: pen.look(makers).accent }) +
    times(Math.round(Math.min(8, pen.number('users', 8) / 3)), (i) =>
      circle(b.x + b.w * (0.34 + i * 0.045), b.y + b.h * 0.92, b.w * 0.012, { fill: light }),
    ) +
    (pen.flag('segmental') ? bar(pen, b) : '') +
    (pen.flag('heartRate') ? heart(part(b, 0.46, 0.84, 0.08, 0.07)) : '') +
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
    const v: View = pen.view(
      angle === 0 ? 24 : 0,
      angle === 0 ? 42 : 78,
      { width: w, height: h, depth: deep },
      { w: 650 * Math.max(0.6, Math.min(1, w / 33)), h: 820 },
    );
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
