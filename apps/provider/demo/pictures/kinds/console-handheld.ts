import {
  type Box,
  body,
  circle,
  d,
  edge,
  groove,
  isDark,
  isLight,
  lighten,
  type Pen,
  part,
  path,
  rect,
  screen,
  spot,
  times,
  wordmark,
} from '../kit/index.ts';

/** A game on the screen: hills, a runner, points. */
const game = (pen: Pen, b: Box): string =>
  screen(
    pen,
    b,
    b.h * 0.02,
    times(4, (i) => circle(b.x + b.w * (0.06 + i * 0.045), b.y + b.h * 0.09, b.h * 0.03, { fill: i < 3 ? '#ff6a5a' : '#ffffff60' })) +
      rect(part(b, 0.78, 0.06, 0.17, 0.06), 6, { fill: '#00000060' }) +
      rect(part(b, 0.8, 0.08, 0.1, 0.025), 3, { fill: '#ffd76a' }) +
      rect(part(b, 0.3, 0.7, 0.2, 0.04), 4, { fill: '#ffffffc0' }) +
      rect(part(b, 0.38, 0.57, 0.035, 0.12), 5, { fill: '#ffffff' }) +
      circle(b.x + b.w * 0.398, b.y + b.h * 0.53, b.h * 0.035, { fill: '#ffd7b0' }),
  );

export const handheld = (pen: Pen, b: Box): string => {
  const r = b.h * 0.2;
  const at = spot(b);
  const hybrid = /гибрид/.test(pen.text('type')) || pen.mentions(/nintendo/);
  const wide = hybrid ? 0.15 : 0.19;
  const grip = isDark(pen.colour) && hybrid ? lighten(pen.colour, 0.14) : pen.colour;
  const stick = (x: number, y: number): string =>
    circle(...at(x, y), b.h * 0.085, { fill: '#0d0e11', stroke: '#5c6067', line: 1.4 }) +
    circle(...at(x, y), b.h * 0.07, { fill: pen.matt('#3a3c42', 50), stroke: '#16171b', line: 1.4 }) +
    circle(...at(x, y), b.h * 0.046, { fill: pen.matt('#26282d', 230) });
  const four = (x: number, y: number, colour: string): string =>
    times(4, (i) => {
      const a = (i * Math.PI) / 2;
      return circle(b.x + b.w * x + Math.cos(a) * b.h * 0.08, b.y + b.h * y + Math.sin(a) * b.h * 0.08, b.h * 0.036, {
        fill: pen.ball(colour),
        stroke: edge(colour),
        line: 1,
      });
    });
  const key = isLight(pen.colour) ? '#5c6067' : '#26282d';
  return (
    body(pen, b, { r, colour: hybrid ? '#17181c' : pen.colour }) +
    (hybrid
      ? path(
          d(
            'M',
            ...at(wide, 0),
            'H',
            b.x + r,
            'Q',
            b.x,
            b.y,
            b.x,
            b.y + r,
            'V',
            b.y + b.h - r,
            'Q',
            b.x,
            b.y + b.h,
            b.x + r,
            b.y + b.h,
            'H',
            b.x + b.w * wide,
            'Z',
          ),
          { fill: pen.matt(grip), stroke: edge(grip), line: 1.6 },
        ) +
        path(
          d(
            'M',
            ...at(1 - wide, 0),
            'H',
            b.x + b.w - r,
            'Q',
            b.x + b.w,
            b.y,
            b.x + b.w,
            b.y + r,
            'V',
            b.y + b.h - r,
            'Q',
            b.x + b.w,
            b.y + b.h,
            b.x + b.w - r,
            b.y + b.h,
            'H',
            b.x + b.w * (1 - wide),
            'Z',
          ),
          { fill: pen.matt(grip), stroke: edge(grip), line: 1.6 },
        )
      : '') +
    rect(part(b, wide + 0.005, 0.05, 0.99 - wide * 2, 0.9), 8, { fill: '#050608' }) +
    game(pen, part(b, wide + 0.025, 0.1, 0.95 - wide * 2, 0.8)) +
    stick(wide / 2, 0.27) +
    four(1 - wide / 2, 0.27, key) +
    four(wide / 2, 0.58, key) +
    stick(1 - wide / 2, 0.58) +
    [wide / 2, 1 - wide / 2].map((x) => rect(part(b, x - 0.013, 0.82, 0.026, 0.045), 4, { fill: key, stroke: edge(key) })).join('') +
    groove(b.x + b.w * wide, b.y + 3, b.x + b.w * wide, b.y + b.h - 3, '#33363c') +
    wordmark(pen.subject.brand, part(b, 0.44, 0.955, 0.12, 0.035), '#aeb4bd', { opacity: 0.6 })
  );
};
