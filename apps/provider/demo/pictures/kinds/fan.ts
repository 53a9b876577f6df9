import {
  alpha,
  type Box,
  body,
  box,
  buttons,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  ellipse,
  glass,
  isDark,
  lighten,
  line,
  mark,
  type Pen,
  part,
  path,
  rect,
  rotate,
  spot,
  times,
  type View,
  vent,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

type Make = 'stand' | 'table' | 'tower' | 'ceiling';

const makeOf = (pen: Pen): Make => {
  if (pen.mentions(/колон/)) return 'tower';
  if (pen.mentions(/потолоч/)) return 'ceiling';
  return pen.mentions(/настольн/) || pen.size.height < 55 ? 'table' : 'stand';
};

/** Blades behind a wire cage. */
const cage = (pen: Pen, x: number, y: number, r: number): string => {
  const wire = isDark(pen.colour) ? '#7d828a' : darken(pen.colour, 0.16);
  const { accent, grip: shape } = pen.look(makers);
  // Quiet motors of direct current turn many narrow blades slowly.
  const count = /постоян/.test(pen.text('motor')) ? (shape === 'slot' ? 7 : 9) : shape === 'flat' ? 3 : shape === 'arc' ? 4 : 5;
  const blade = isDark(pen.colour) ? lighten(pen.colour, 0.14) : '#bcd3e6';
  const one = path(
    d(
      'M',
      0,
      -r * 0.12,
      'C',
      r * 0.08,
      -r * 0.7,
      r * 0.36,
      -r * 0.9,
      r * 0.6,
      -r * 0.62,
      'C',
      r * 0.62,
      -r * 0.36,
      r * 0.3,
      -r * 0.1,
      r * 0.12,
      0,
      'Z',
    ),
    {
      fill: pen.linear(
        [
          [0, lighten(blade, 0.3)],
          [1, darken(blade, 0.2)],
        ],
        50,
      ),
      stroke: alpha(edge(blade), 0.7),
      line: 1.2,
    },
  );
  const spoke = path(d('M', 0, -r * 0.2, 'Q', r * 0.06, -r * 0.6, 0, -r), { stroke: wire, line: Math.max(1.4, r * 0.011) });
  return (
    circle(x, y, r, { fill: alpha(isDark(pen.colour) ? '#3a3c42' : '#e6eaee', 0.5) }) +
    times(count, (i) => rotate(pen.reuse(one, x, y), (i * 360) / count, x, y)) +
    times(
      36,
      (i) => `<g transform="rotate(${i * 10} ${Math.round(x)} ${Math.round(y)})">${pen.reuse(spoke, Math.round(x), Math.round(y))}</g>`,
    ) +
    [0.45, 0.72].map((s) => circle(x, y, r * s, { stroke: wire, line: Math.max(1.4, r * 0.012) })).join('') +
    circle(x, y, r, { stroke: edge(pen.colour), line: r * 0.06 }) +
    circle(x, y, r, { stroke: pen.colour, line: r * 0.045 }) +
    circle(x, y, r * (shape === 'flat' ? 0.28 : 0.21), { fill: pen.ball(), stroke: edge(pen.colour), line: 1.6 }) +
    circle(x, y, r * 0.13, { fill: shape === 'slot' ? pen.matt() : accent, stroke: edge(pen.colour), line: 1.2 }) +
    wordmark(pen.subject.brand, box(x - r * 0.15, y - r * 0.04, r * 0.3, r * 0.08), mark(pen.colour))
  );
};

const stand = (pen: Pen, b: Box, k: number, table: boolean): string => {
  const r = Math.min(b.w * 0.5, b.h * (table ? 0.4 : 0.24));
  const [x, y] = [b.x + b.w / 2, b.y + r];
  const foot = b.y + b.h;
  const base = Math.min(b.w * 0.38, r * 0.95);
  const pole = Math.max(2.2 * k, r * 0.08);
  return (
    rect(box(x - pole / 2, y + r * 0.6, pole, foot - y - r * 0.6 - 4), 4, {
      fill: pen.metal(isDark(pen.colour) ? '#7d828a' : '#c9ccd1', 0),
      stroke: '#7d828a',
      line: 1,
    }) +
    (table ? '' : rect(box(x - pole * 0.8, y + r * 1.5, pole * 1.6, b.h * 0.05), 4, { fill: pen.round(), stroke: edge(pen.colour) })) +
    body(pen, box(x - r * 0.22, y + r * 0.9, r * 0.44, r * (table ? 0.42 : 0.56)), { r: r * 0.1, fill: pen.round() }) +
    buttons(pen, box(x - r * 0.17, y + r * (table ? 1.08 : 1.14), r * 0.34, r * 0.12), 3, { lit: 1 }) +
    (pen.flag('remote')
      ? body(pen, box(x + base * 0.66, foot - base * 0.95, base * 0.24, base * 0.74), { r: 6, colour: '#43464c' }) +
        circle(x + base * 0.78, foot - base * 0.8, base * 0.06, { fill: pen.look(makers).accent })
      : '') +
    (pen.flag('timer') ? digits(box(x - r * 0.16, y + r * (table ? 0.94 : 0.96), r * 0.32, r * 0.13), '2', pen.look(makers).ink) : '') +
    ellipse(x, foot - base * 0.12, base, base * 0.16, { fill: pen.matt(darken(pen.colour, 0.2)), stroke: edge(pen.colour), line: 1.6 }) +
    ellipse(x, foot - base * 0.16, base * 0.97, base * 0.14, { fill: pen.matt(pen.colour, 40) }) +
    cage(pen, x, y, r)
  );
};

const tower = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const own = part(b, 0.2, 0, 0.6, 0.94);
  return (
    ellipse(...at(0.5, 0.97), b.w * 0.5, b.h * 0.028, { fill: pen.matt(darken(pen.colour, 0.2)), stroke: edge(pen.colour), line: 1.6 }) +
    ellipse(...at(0.5, 0.962), b.w * 0.48, b.h * 0.024, { fill: pen.matt(pen.colour, 40) }) +
    body(pen, own, { r: own.w * 0.34, fill: pen.round() }) +
    rect(part(own, 0.16, 0.16, 0.68, 0.68), 10, {
      fill: pen.linear(
        [
          [0, '#0b0c0f'],
          [1, '#33363c'],
        ],
        0,
      ),
    }) +
    vent(pen, part(own, 0.16, 0.16, 0.68, 0.68), 46, { colour: isDark(pen.colour) ? '#8c9097' : pen.colour }) +
    rect(part(own, 0.48, 0.16, 0.04, 0.68), 0, { fill: pen.colour }) +
    glass(pen, part(own, 0.2, 0.055, 0.6, 0.07), 10) +
    digits(part(own, 0.3, 0.068, 0.4, 0.044), String(pen.number('speeds', 3, 1, 100)), pen.look(makers).ink) +
    rect(part(own, 0.1, 0.9, 0.8, 0.02), 4, { fill: pen.look(makers).accent }) +
    wordmark(pen.subject.brand, part(own, 0.2, 0.87, 0.6, 0.035), mark(pen.colour))
  );
};

/** A ceiling fan from a little below, with its lamp. */
const ceiling = (pen: Pen, pitch: number): string => {
  const { height: h } = pen.size;
  const w = Math.max(pen.size.width, pen.size.depth);
  const v: View = pen.view(0, pitch, { width: w, height: h, depth: w });
  const r = (w / 2) * v.k;
  const leaf = d(
    'M',
    r * 0.14,
    -r * 0.05,
    'L',
    r * 0.3,
    -r * 0.09,
    'H',
    r * 0.94,
    'Q',
    r,
    -r * 0.09,
    r,
    0,
    'Q',
    r,
    r * 0.09,
    r * 0.94,
    r * 0.09,
    'H',
    r * 0.3,
    'L',
    r * 0.14,
    r * 0.05,
    'Z',
  );
  const paint = pen.linear(
    [
      [0, lighten(pen.colour, 0.2)],
      [0.5, pen.colour],
      [1, darken(pen.colour, 0.2)],
    ],
    80,
  );
  const blades = times(
    5,
    (i) =>
      `<g transform="rotate(${i * 72 + 20})">${path(leaf, { fill: paint, stroke: edge(pen.colour), line: 1.8 })}${line(r * 0.34, 0, r * 0.92, 0, { stroke: darken(pen.colour, 0.4), line: 1.2, opacity: 0.4 })}</g>`,
  );
  const steel = '#b9bdc3';
  const [x, top] = v.point(w / 2, h, w / 2);
  const [, mid] = v.point(w / 2, h * 0.34, w / 2);
  const R = w * 0.1 * v.k;
  return (
    path(d('M', x - R * 0.8, top, 'h', R * 1.6, 'l', -R * 0.4, R * 0.5, 'h', -R * 0.8, 'Z'), {
      fill: pen.metal(steel, 0),
      stroke: edge(steel),
      line: 1.4,
    }) +
    rect(box(x - R * 0.12, top + R * 0.4, R * 0.24, mid - top - R * 0.5), 3, { fill: pen.metal(steel, 0), stroke: edge(steel) }) +
    v.on('top', w / 2, h * 0.34, w / 2, blades) +
    ellipse(x, mid - R * 0.1, R, R * 0.5, { fill: pen.metal(steel, 0), stroke: edge(steel), line: 1.4 }) +
    path(d('M', x - R, mid, 'C', x - R * 0.9, mid + R * 0.9, x + R * 0.9, mid + R * 0.9, x + R, mid, 'Z'), {
      fill: pen.radial([
        [0, '#fffdf2'],
        [0.6, '#ffedc0'],
        [1, '#e0c27c'],
      ]),
      stroke: '#b99f63',
      line: 1.4,
    })
  );
};

export const fan: Drawing = {
  angles: 2,
  size: { width: 40, height: 120, depth: 40 },
  draw(pen, _subject, angle) {
    const { width: w, height: h } = pen.size;
    const make = makeOf(pen);
    if (make === 'ceiling') return ceiling(pen, angle === 0 ? -22 : -58);
    const b = pen.fit(make === 'tower' ? Math.max(w, 22) : w, h, make === 'table' ? { w: 640, h: 820 } : { w: 640, h: 820, tallest: 130 });
    const whole = make === 'tower' ? tower(pen, b) : stand(pen, b, b.k, make === 'table');
    if (angle === 1)
      return zoom(
        whole,
        b.x + b.w / 2,
        b.y + (make === 'tower' ? b.h * 0.2 : Math.min(b.w * 0.5, b.h * 0.3)),
        make === 'table' ? 1.25 : 1.9,
      );
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * (make === 'tower' ? 1 : 0.8)) + whole;
  },
};
