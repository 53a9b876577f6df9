import {
  alpha,
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  fan,
  feet,
  groove,
  isDark,
  isLight,
  label,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  times,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';

type Shell = 0 | 1 | 2 | 3;

const across = (pen: Pen, b: Box, height: number): string =>
  groove(b.x + b.w * 0.015, b.y + b.h * height, b.x + b.w * 0.985, b.y + b.h * height, pen.colour, 1.6);

/** What lies on the shell: a flap, nothing, a strip of metal, or darker ends. */
const shells: Readonly<Record<Shell, (pen: Pen, b: Box) => string>> = {
  0: (pen, b) => across(pen, b, 0.6),
  1: () => '',
  2: (pen, b) => across(pen, b, 0.3) + rect(part(b, 0.015, 0.54, 0.97, 0.045), 2, { fill: pen.metal(), stroke: edge(pen.colour), line: 1 }),
  3: (pen, b) =>
    [0.03, 0.87]
      .map((x) => rect(part(b, x, 0.05, 0.1, 0.73), b.h * 0.06, { fill: alpha('#05070d', isDark(pen.colour) ? 0.3 : 0.09) }))
      .join('') + across(pen, b, 0.68),
};

/** The shell by the maker's hand, and where the temperature is told. */
const shellOf: Readonly<Record<Maker['grip'], Shell>> = { bar: 0, flat: 2, arc: 1, slot: 3 };
const placeOf: Readonly<Record<Maker['controls'], number>> = { left: 0.2, middle: 0.45, right: 0.84, spread: 0.68 };

/** The sign of a wireless network. */
const waves = (b: Box, colour: string): string =>
  circle(b.x + b.w / 2, b.y + b.h, b.h * 0.09, { fill: colour }) +
  [0.35, 0.7]
    .map((r) =>
      path(
        d(
          'M',
          b.x + b.w / 2 - b.w * r,
          b.y + b.h * (1 - r),
          'Q',
          b.x + b.w / 2,
          b.y + b.h * (0.8 - r * 1.1),
          b.x + b.w / 2 + b.w * r,
          b.y + b.h * (1 - r),
        ),
        { stroke: colour, line: 2.4, round: true },
      ),
    )
    .join('');

/** The indoor unit: a wide shell, display under the skin, the louvre open below. */
const indoor = (pen: Pen, b: Box): string => {
  const shine = isDark(pen.colour) ? '#dfe9f7' : darken(pen.colour, 0.45);
  const { accent, grip, controls } = pen.look(makers);
  const shape = shellOf[grip];
  const r = b.h * ([0.16, 0.3, 0.06, 0.16] as const)[shape];
  return (
    rect(part(b, 0.015, 0.8, 0.97, 0.2), b.h * 0.1, {
      fill: pen.linear([
        [0, '#0b0c0f'],
        [0.6, '#3a3d43'],
        [1, '#5c6067'],
      ]),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    times(15, (i) => rect(part(b, 0.06 + i * 0.062, 0.83, 0.006, 0.1), 0, { fill: '#6d7178' })) +
    rect(part(b, 0.03, 0.89, 0.94, 0.13), b.h * 0.05, {
      fill: pen.linear([
        [0, lighten(pen.colour, 0.1)],
        [1, darken(pen.colour, 0.2)],
      ]),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    body(pen, part(b, 0, 0, 1, 0.83), {
      r,
      fill: pen.linear([
        [0, lighten(pen.colour, isDark(pen.colour) ? 0.22 : 0.4)],
        [0.2, pen.colour],
        [0.75, darken(pen.colour, 0.05)],
        [1, darken(pen.colour, 0.24)],
      ]),
    }) +
    shells[shape](pen, b) +
    digits(part(b, placeOf[controls], shape === 2 ? 0.62 : 0.3, 0.1, 0.22), '22°', shine) +
    (/ион|плазм|uv|уф/.test(pen.text('airCleaning')) ? rect(part(b, 0.015, 0.73, 0.97, 0.03), 2, { fill: accent }) : '') +
    (pen.flag('inverter') === true ? label('INVERTER', part(b, shape === 3 ? 0.15 : 0.05, 0.12, 0.14, 0.1), shine, { weight: 500 }) : '') +
    (pen.flag('wifi') === true ? waves(part(b, 0.72, 0.12, 0.05, 0.14), shine) : '') +
    wordmark(pen.subject.brand, part(b, 0.05, 0.66, 0.16, 0.1), mark(pen.colour), { align: 'start' }) +
    circle(b.x + b.w * 0.94, b.y + b.h * 0.71, b.h * 0.018, { fill: '#5fd08a' })
  );
};

/** Cool air as soft ribbons. */
const breeze = (pen: Pen, b: Box): string =>
  times(5, (i) =>
    path(d('M', b.x + b.w * (0.12 + i * 0.17), b.y, 'q', -b.w * 0.05, b.h * 0.3, 0, b.h * 0.55, 't', -b.w * 0.03, b.h * 0.45), {
      stroke: pen.linear([
        [0, '#8cc8f5b0'],
        [1, '#8cc8f500'],
      ]),
      line: b.w * 0.014,
      round: true,
    }),
  );

/** The outdoor unit with its fan behind a grille. */
const outdoor = (pen: Pen, b: Box): string => {
  const shell = '#eceeec';
  const r = Math.min(b.h * 0.42, b.w * 0.3);
  const [x, y] = [b.x + b.w * 0.38, b.y + b.h * 0.5];
  return (
    body(pen, b, { r: 6, colour: shell }) +
    fan(pen, x, y, r, { blades: 3, colour: '#5c6067' }) +
    times(6, (i) => circle(x, y, r * (0.2 + i * 0.16), { stroke: '#d5d8dc', line: 2.2 })) +
    path(
      times(8, (i) => d('M', x, y, 'l', Math.cos((i * Math.PI) / 4) * r, Math.sin((i * Math.PI) / 4) * r)),
      { stroke: '#d5d8dc', line: 2 },
    ) +
    groove(b.x + b.w * 0.76, b.y + 4, b.x + b.w * 0.76, b.y + b.h - 4, shell) +
    vent(pen, part(b, 0.8, 0.12, 0.15, 0.36), 7, { colour: shell }) +
    rect(part(b, 0.79, 0.62, 0.17, 0.24), 4, { fill: pen.matt(), stroke: edge(pen.colour), line: 1.4 }) +
    wordmark(pen.subject.brand, part(b, 0.8, 0.69, 0.15, 0.1), mark(pen.colour))
  );
};

export const airConditioner: Drawing = {
  angles: 3,
  size: { width: 80, height: 28, depth: 20 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    if (angle === 1) {
      const v: View = pen.view(30, -10, { width: w, height: h, depth });
      return (
        v.solid({ at: [0, 0, 0], size: [w, h, depth], r: h * 0.14, content: (b) => indoor(pen, b) }) +
        v.on('front', w * 0.04, -1, depth, breeze(pen, box(0, 0, w * 0.9 * v.k, h * 0.9 * v.k)))
      );
    }
    if (angle === 2) {
      const b = pen.fit(Math.max(70, w * 0.92), Math.max(50, w * 0.64));
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 8, b.w) + feet(b, b.w * 0.14, 10) + outdoor(pen, b);
    }
    // One for a larger room is longer.
    const b = pen.fit(w, h * 1.75, { w: 640 * Math.max(0.6, Math.min(1, w / 105)), h: 820 });
    const own = { ...b, h: h * b.k };
    const remote = box(b.x + b.w * 0.9, b.y + b.h * 0.68, b.w * 0.07, b.h * 0.34);
    return (
      breeze(pen, box(own.x, own.y + own.h * 1.02, own.w * 0.9, b.h * 0.4)) +
      rect({ ...own, x: own.x + 8, y: own.y + 14 }, 20, { fill: alpha('#05070d', 0.08) }) +
      indoor(pen, own) +
      body(pen, remote, { r: remote.w * 0.25, colour: isLight(pen.colour) ? pen.colour : '#e9ebee' }) +
      rect(part(remote, 0.14, 0.08, 0.72, 0.32), 3, { fill: '#c3cfc6', stroke: '#7d828a' }) +
      digits(part(remote, 0.2, 0.13, 0.6, 0.2), '22', '#26282d') +
      times(6, (i) =>
        circle(remote.x + remote.w * (0.3 + (i % 2) * 0.4), remote.y + remote.h * (0.52 + Math.floor(i / 2) * 0.15), remote.w * 0.1, {
          fill: i === 0 ? '#d0413f' : '#8d939b',
        }),
      )
    );
  },
};
