import {
  type Box,
  box,
  contactShadow,
  d,
  darken,
  edge,
  ellipse,
  hose,
  isDark,
  lighten,
  type Pen,
  part,
  path,
  rect,
  rotate,
  spot,
  times,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const dark = '#33363c';

/** A union nut in a box of its greatest size, its thread downwards. */
const nut = (pen: Pen, b: Box, colour: string): string =>
  rect(part(b, 0.28, 0, 0.44, 0.4), 5, { fill: pen.round(darken(colour, 0.2)), stroke: edge(colour), line: 1.4 }) +
  rect(part(b, 0, 0.3, 1, 0.62), 9, { fill: pen.round(colour), stroke: edge(colour), line: 1.6 }) +
  times(6, (i) => rect(part(b, 0.08 + i * 0.15, 0.34, 0.07, 0.54), 3, { fill: darken(colour, 0.35), opacity: 0.4 })) +
  ellipse(b.x + b.w / 2, b.y + b.h * 0.92, b.w * 0.42, b.h * 0.09, { fill: darken(colour, 0.6), stroke: edge(colour), line: 1.4 });

/** The valve that shuts off the water, with the window that turns red. */
const valve = (pen: Pen, b: Box): string => {
  const shell = '#eceef1';
  return (
    nut(pen, part(b, 0.12, 0.55, 0.76, 0.45), '#c3c6cb') +
    rect(part(b, 0, 0.08, 1, 0.6), 16, { fill: pen.matt(shell), stroke: edge(shell), line: 1.8 }) +
    rect(part(b, 0.2, 0.24, 0.6, 0.2), 8, { fill: '#8a1d24', stroke: '#5c6067', line: 1.4 }) +
    rect(part(b, 0.2, 0.24, 0.34, 0.2), 8, { fill: '#dfe6ea' })
  );
};

/** The soft end of a drain hose. */
const cuff = (pen: Pen, b: Box): string =>
  rect(part(b, 0.14, 0, 0.72, 1), 8, { fill: pen.round(dark), stroke: edge(dark), line: 1.6 }) +
  [0.16, 0.32].map((y) => rect(part(b, 0.14, y, 0.72, 0.06), 2, { fill: lighten(dark, 0.2) })).join('') +
  ellipse(b.x + b.w / 2, b.y + b.h * 0.96, b.w * 0.36, b.h * 0.09, { fill: '#101114', stroke: lighten(dark, 0.3), line: 1.4 });

/** A hose that is coiled and tied, both of its ends hanging down. */
export const laundryHose = (pen: Pen, angle: number): string => {
  const isDrain = /сливн/.test(pen.text('type'));
  const hasValve = pen.flag('aquaStop') === true;
  const thick = isDrain || hasValve ? 46 : 34;
  const b = pen.fit(10, 11.4);
  const at = spot(b);
  const lead = (data: string): string => hose(data, thick, pen.colour);
  const turn = (s: number): string => {
    const [rx, ry] = [b.w * (0.45 - s), b.h * (0.275 - s * 0.9)];
    const [x, y] = at(0.5, 0.325);
    return d('M', x, y - ry, 'A', rx, ry, 0, 0, 1, x, y + ry, 'A', rx, ry, 0, 0, 1, x, y - ry, 'Z');
  };
  const left = d('M', ...at(0.12, 0.2), 'C', ...at(0, 0.44), ...at(0.26, 0.56), ...at(0.26, 0.74));
  const right = d('M', ...at(0.9, 0.22), 'C', ...at(1, 0.46), ...at(0.74, 0.56), ...at(0.74, 0.74));
  const place = (x: number, w: number, y: number, h: number): Box => box(b.x + b.w * (x - w / 2), b.y + b.h * y, b.w * w, b.h * h);
  const metal = isDark(pen.colour) ? '#9a9ea5' : '#5b5f66';
  const ends = isDrain
    ? cuff(pen, place(0.26, 0.15, 0.71, 0.2)) + cuff(pen, place(0.74, 0.17, 0.71, 0.22))
    : (hasValve ? valve(pen, place(0.26, 0.24, 0.67, 0.33)) : nut(pen, place(0.26, 0.15, 0.72, 0.16), metal)) +
      rotate(nut(pen, place(0.74, 0.15, 0.72, 0.16), metal), -38, b.x + b.w * 0.74, b.y + b.h * 0.73);
  const tie = (x: number): string =>
    rect(part(b, x - 0.035, 0.015, 0.07, 0.2), 8, { fill: pen.matt(dark), stroke: lighten(dark, 0.25), line: 1.4 });
  // Half a metre more lies in one turn more.
  const turns = Math.max(2, Math.min(4, Math.round((Number.parseFloat(pen.text('length').replace(',', '.')) || 2) * 2) - 2));
  const { accent, controls } = pen.look(makers);
  const tag = rect(part(b, { left: 0.3, middle: 0.44, right: 0.6, spread: 0.44 }[controls], 0.2, 0.12, 0.09), 8, {
    fill: accent,
    stroke: darken(accent, 0.4),
    line: 1.6,
  });
  const whole = times(turns, (i) => lead(turn(i * 0.062))) + lead(left) + lead(right) + tie(0.5) + tag + ends;
  if (angle === 1) return zoom(whole, b.x + b.w * 0.34, b.y + b.h * 0.8, 1.9);
  return contactShadow(pen, 400, b.y + b.h * 0.65, b.w * 0.84, 0.14) + whole + path(turn(0), { stroke: '#ffffff', line: 2, opacity: 0.12 });
};
