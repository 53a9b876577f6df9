import {
  alpha,
  type Box,
  body,
  circle,
  d,
  darken,
  edge,
  ellipse,
  isDark,
  isLight,
  lensGlass,
  lighten,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
} from '../kit/index.ts';

const frame = (pen: Pen): string =>
  isDark(pen.colour) ? lighten(pen.colour, 0.2) : isLight(pen.colour) ? darken(pen.colour, 0.06) : pen.colour;

/** A propeller that turns within its ring. */
const ring = (pen: Pen, x: number, y: number, rx: number, ry: number): string => {
  const rim = frame(pen);
  const line = rx * 0.13;
  return (
    ellipse(x, y, rx, ry, {
      fill: pen.radial([
        [0, '#8d97a512'],
        [0.75, '#8d97a530'],
        [1, '#8d97a558'],
      ]),
    }) +
    path(d('M', x - rx, y, 'H', x + rx, 'M', x - rx * 0.66, y - ry * 0.72, 'L', x + rx * 0.66, y + ry * 0.72), {
      stroke: alpha(edge(rim), 0.75),
      line: rx * 0.05,
    }) +
    path(
      d(
        'M',
        x - rx * 0.9,
        y + ry * 0.16,
        'Q',
        x,
        y - ry * 0.34,
        x + rx * 0.9,
        y - ry * 0.16,
        'Q',
        x,
        y + ry * 0.26,
        x - rx * 0.9,
        y + ry * 0.16,
        'Z',
      ),
      {
        fill: '#33363c',
        opacity: 0.6,
      },
    ) +
    ellipse(x, y, rx * 0.14, Math.max(4, ry * 0.2), { fill: pen.ball('#4a4d54'), stroke: '#17181c', line: 1.2 }) +
    ellipse(x, y, rx, ry, { stroke: edge(rim), line: line + 3 }) +
    ellipse(x, y, rx, ry, { stroke: rim, line }) +
    ellipse(x, y - line * 0.25, rx, ry, { stroke: '#ffffff', line: line * 0.16, opacity: isDark(rim) ? 0.25 : 0.6 })
  );
};

const camera = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.h * 0.3, colour: '#2b2d33' }) + lensGlass(pen, b.x + b.w / 2, b.y + b.h * 0.5, b.h * 0.36);

/** Hovering before us. */
export const guardedFlying = (pen: Pen, b: Box): string => {
  const at = spot(b);
  return (
    ring(pen, ...at(0.27, 0.3), b.w * 0.19, b.h * 0.12) +
    ring(pen, ...at(0.73, 0.3), b.w * 0.19, b.h * 0.12) +
    body(pen, part(b, 0.36, 0.3, 0.28, 0.42), {
      r: b.h * 0.14,
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.34)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ],
        75,
      ),
    }) +
    rect(part(b, 0.4, 0.36, 0.2, 0.05), 8, { fill: darken(pen.colour, 0.5), opacity: 0.7 }) +
    // Eyes where it sees what is in the way, and lamps of the battery.
    (/спереди|всех/.test(pen.text('obstacle'))
      ? [0.4, 0.6].map((x) => circle(...at(x, 0.46), b.w * 0.022, { fill: '#0b0c0f', stroke: '#8d939b', line: 2 })).join('')
      : '') +
    times(Math.round(pen.number('flightTime', 20, 5, 60) / 5), (i) =>
      circle(...at(0.42 + i * 0.025, 0.385), b.w * 0.008, { fill: '#5fd08a' }),
    ) +
    ring(pen, ...at(0.2, 0.58), b.w * 0.235, b.h * 0.17) +
    ring(pen, ...at(0.8, 0.58), b.w * 0.235, b.h * 0.17) +
    camera(pen, part(b, 0.42, 0.5, 0.16, 0.26)) +
    [0.06, 0.94].map((x) => circle(...at(x, 0.62), b.w * 0.009, { fill: x < 0.5 ? '#ff4a3a' : '#4fe07a' })).join('')
  );
};

/** From above. */
const above = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const r = b.w * 0.21;
  return (
    [
      [0.23, 0.25],
      [0.77, 0.25],
      [0.23, 0.75],
      [0.77, 0.75],
    ]
      .map(([x = 0, y = 0]) => ring(pen, ...at(x, y), r, r))
      .join('') +
    camera(pen, part(b, 0.44, 0.08, 0.12, 0.1)) +
    body(pen, part(b, 0.41, 0.15, 0.18, 0.7), {
      r: b.w * 0.07,
      fill: pen.linear(
        [
          [0, darken(pen.colour, 0.1)],
          [0.3, lighten(pen.colour, 0.3)],
          [0.65, pen.colour],
          [1, darken(pen.colour, 0.26)],
        ],
        0,
      ),
    }) +
    rect(part(b, 0.44, 0.5, 0.12, 0.28), 12, { fill: pen.matt(darken(pen.colour, 0.14)), stroke: edge(pen.colour), line: 1.4 }) +
    times(4, (i) => circle(...at(0.464 + i * 0.024, 0.66), 4, { fill: i < 3 ? '#5fd08a' : '#4a4d53' }))
  );
};

/** One whose propellers turn within rings, so that it may fly indoors. */
export const guardedDrone = (pen: Pen, angle: 0 | 1): string => {
  const w = Math.max(pen.size.width, pen.size.depth);
  if (angle === 1) return above(pen, pen.fit(w, w));
  const b = pen.fit(w, w * 0.58);
  return (
    ellipse(400, b.y + b.h * 1.2, b.w * 0.36, 22, {
      fill: pen.radial([
        [0, '#05070d70'],
        [1, '#05070d00'],
      ]),
    }) + guardedFlying(pen, b)
  );
};
