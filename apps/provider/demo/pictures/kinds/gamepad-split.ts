import {
  type Box,
  body,
  circle,
  contactShadow,
  d,
  edge,
  isDark,
  lighten,
  type Pen,
  part,
  path,
  rect,
  screen,
  spot,
  times,
  zoom,
} from '../kit/index.ts';
import { dark, stick } from './gamepad-front.ts';

const cross = (pen: Pen, x: number, y: number, u: number): string =>
  path(d('M', x - u, y, 'h', u * 2, 'M', x, y - u, 'v', u * 2), { stroke: edge(dark(pen)), line: u * 0.86 }) +
  path(d('M', x - u * 0.93, y, 'h', u * 1.86, 'M', x, y - u * 0.93, 'v', u * 1.86), { stroke: dark(pen), line: u * 0.7 });

const four = (pen: Pen, x: number, y: number, u: number): string =>
  times(4, (i) => {
    const a = (i * Math.PI) / 2;
    return circle(x + Math.cos(a) * u, y + Math.sin(a) * u, u * 0.46, {
      fill: pen.ball(isDark(pen.colour) ? '#4a4d54' : '#f1f2f4'),
      stroke: edge(dark(pen)),
      line: 1.3,
    });
  });

/** One of a pair, upright; `mirror` makes the right one's outline. */
const half = (pen: Pen, b: Box, mirror: boolean): string => {
  const x = (share: number): number => b.x + b.w * (mirror ? 1 - share : share);
  const shell =
    d('M', x(1), b.y, 'H', x(0.62), 'C', x(0.2), b.y, x(0), b.y + b.h * 0.1, x(0), b.y + b.h * 0.24) +
    d('V', b.y + b.h * 0.76, 'C', x(0), b.y + b.h * 0.9, x(0.2), b.y + b.h, x(0.62), b.y + b.h, 'H', x(1), 'Z');
  const u = b.w * 0.15;
  const [high, low] = [b.y + b.h * 0.27, b.y + b.h * 0.56];
  const middle = b.x + b.w * 0.5;
  return (
    rect(part(b, mirror ? 0.04 : 0.12, -0.025, 0.84, 0.1), b.h * 0.05, { fill: pen.matt(dark(pen)), stroke: edge(dark(pen)), line: 1.6 }) +
    path(shell, { fill: pen.matt(pen.colour, 50), stroke: edge(pen.colour), line: 2 }) +
    path(d('M', x(0.08), b.y + b.h * 0.3, 'C', x(0.08), b.y + b.h * 0.12, x(0.24), b.y + b.h * 0.045, x(0.6), b.y + b.h * 0.04), {
      stroke: '#ffffff',
      line: b.h * 0.012,
      round: true,
      opacity: isDark(pen.colour) ? 0.26 : 0.6,
    }) +
    stick(pen, middle, mirror ? low : high, b.w * 0.2) +
    (mirror ? four(pen, middle, high, u * 1.6) : cross(pen, middle, low, u * 1.5)) +
    (mirror
      ? path(d('M', x(0.8), b.y + b.h * 0.1, 'h', b.w * 0.16, 'm', -b.w * 0.08, -b.w * 0.08, 'v', b.w * 0.16), {
          stroke: edge(pen.colour),
          line: 5,
        }) + circle(middle - b.w * 0.06, b.y + b.h * 0.76, b.w * 0.085, { fill: '#1b1c20', stroke: edge(dark(pen)), line: 1.4 })
      : path(d('M', x(0.78), b.y + b.h * 0.1, 'h', b.w * 0.16), { stroke: edge(pen.colour), line: 5 }) +
        rect({ x: middle, y: b.y + b.h * 0.74, w: b.w * 0.15, h: b.w * 0.15 }, 4, { fill: '#1b1c20', stroke: edge(dark(pen)), line: 1.4 }))
  );
};

/** Two small ones that are taken in a hand each. */
const pair = (pen: Pen, b: Box): string => {
  const rail = (x: number): string =>
    rect(part(b, x, 0.02, 0.028, 0.96), 4, { fill: pen.metal('#26282d', 0), stroke: '#6d7178', line: 1.2 });
  return rail(0.42) + rail(0.552) + half(pen, part(b, 0, 0, 0.42, 1), false) + half(pen, part(b, 0.58, 0, 0.42, 1), true);
};

/** What a phone is put between: it is drawn out to the phone's length. */
const stretchedBody = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const phone = part(b, 0.22, 0.1, 0.56, 0.62);
  const lit = part(phone, 0.02, 0.04, 0.96, 0.92);
  const grip = (mirror: boolean): string => half(pen, mirror ? part(b, 0.745, 0, 0.255, 1) : part(b, 0, 0, 0.255, 1), mirror);
  return (
    rect(part(b, 0.2, 0.66, 0.6, 0.14), 8, { fill: pen.matt(dark(pen)), stroke: edge(dark(pen)), line: 1.6 }) +
    body(pen, phone, { r: phone.h * 0.09, colour: '#26282d' }) +
    screen(
      pen,
      lit,
      phone.h * 0.07,
      times(3, (i) => circle(lit.x + lit.w * (0.1 + i * 0.05), lit.y + lit.h * 0.12, lit.h * 0.035, { fill: '#ff6a5a' })) +
        rect(part(lit, 0.36, 0.72, 0.2, 0.05), 4, { fill: '#ffffffc0' }) +
        rect(part(lit, 0.44, 0.55, 0.04, 0.16), 5, { fill: '#ffffff' }) +
        circle(lit.x + lit.w * 0.46, lit.y + lit.h * 0.5, lit.h * 0.05, { fill: '#ffd7b0' }),
    ) +
    grip(false) +
    grip(true) +
    path(d('M', ...at(0.24, 0.14), 'V', b.y + b.h * 0.86, 'M', ...at(0.76, 0.14), 'V', b.y + b.h * 0.86), {
      stroke: lighten(dark(pen), 0.14),
      line: b.w * 0.008,
    })
  );
};

/** A pad of two halves: those of a phone, and those that come off a console. */
export const splitPad = (pen: Pen, angle: number): string => {
  const single = pen.size.width < 8;
  const b = single ? pen.fit(11.4, 11.6) : pen.fit(pen.size.width, pen.size.width * 0.46);
  const whole = single ? pair(pen, b) : stretchedBody(pen, b);
  if (angle === 1) return zoom(whole, b.x + b.w * (single ? 0.21 : 0.14), b.y + b.h * 0.4, single ? 1.6 : 2.3);
  if (angle === 2) return zoom(whole, b.x + b.w * (single ? 0.79 : 0.86), b.y + b.h * 0.4, single ? 1.6 : 2.3);
  return [0.14, 0.86].map((x) => contactShadow(pen, b.x + b.w * x, b.y + b.h + 6, b.w * 0.26)).join('') + whole;
};
