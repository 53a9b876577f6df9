import {
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
  ellipse,
  glass,
  grille,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';

const mist = (pen: Pen, x: number, y: number, w: number, h: number): string => {
  const paint = pen.radial([
    [0, '#ffffffe0'],
    [0.5, '#dbe8f590'],
    [1, '#c7d9ea00'],
  ]);
  return [
    [0, -0.1, 0.34],
    [0.12, -0.28, 0.42],
    [-0.16, -0.46, 0.5],
    [0.2, -0.62, 0.5],
    [-0.04, -0.82, 0.6],
    [0.34, -0.9, 0.4],
  ]
    .map(([dx = 0, dy = 0, r = 0.3]) => ellipse(x + dx * w, y + dy * h, r * w, r * w * 0.8, { fill: paint }))
    .join('');
};

/** The window of the tank by the maker's hand, and the water in it by what the tank holds. */
const windowOf: Readonly<Record<Maker['controls'], readonly [number, number, number, number]>> = {
  left: [0.12, 0.12, 0.3, 0.5],
  middle: [0.2, 0.14, 0.6, 0.46],
  right: [0.6, 0.12, 0.28, 0.5],
  spread: [0.1, 0.34, 0.8, 0.26],
};
const waterOf = (pen: Pen, b: Box): Box => {
  const full = Math.max(0.3, Math.min(0.95, pen.number('tank', 4, 0.5, 20) / 7.5));
  return part(b, 0.02, 1 - full, 0.96, full);
};

/** The humidity in a display, a ring or a lamp: what measures the air tells it, what does not has a dial. */
const humidityDisplay = (pen: Pen, b: Box, y: number): string => {
  const { accent, ink, grip: shape } = pen.look(makers);
  const [x, at] = [b.x + b.w * 0.5, b.y + b.h * y];
  const aroma = pen.flag('aroma') ? rect(part(b, 0.74, 0.93, 0.2, 0.04), 4, { fill: accent, stroke: darken(accent, 0.4), line: 1.2 }) : '';
  if (pen.flag('hygrostat') === false) return knob(pen, x, at, b.w * 0.12, { colour: '#c9ccd1', metal: true }) + aroma;
  const own = box(x - b.w * 0.17, at - b.h * 0.06, b.w * 0.34, b.h * 0.12);
  const frame = {
    bar: () => glass(pen, own, b.w * 0.03),
    flat: () => rect(part(b, 0.04, y - 0.07, 0.92, 0.14), 6, { fill: '#15171c' }),
    arc: () => circle(x, at, b.w * 0.17, { fill: '#15171c', stroke: accent, line: 5 }),
    slot: () => '',
  }[shape]();
  return (
    frame +
    digits(part(own, 0.18, 0.2, 0.64, 0.6), '48', shape === 'slot' ? accent : ink) +
    (pen.flag('app') ? circle(x, b.y + b.h * 0.95, b.w * 0.025, { fill: ink, stroke: darken(ink, 0.5), line: 1 }) : '') +
    aroma
  );
};

/** A tank of translucent plastic on a base with a display, mist from the nozzle. */
const tank = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shell = d(
    'M',
    ...at(0.1, 0.1),
    'Q',
    ...at(0.12, 0.0),
    ...at(0.3, 0.0),
    'H',
    b.x + b.w * 0.7,
    'Q',
    ...at(0.88, 0.0),
    ...at(0.9, 0.1),
    'L',
    ...at(0.97, 0.66),
    'H',
    b.x + b.w * 0.03,
    'Z',
  );
  const clip = pen.clip(path(shell, {}));
  const water = isDark(pen.colour) ? '#4a6a8a' : '#8fc6f0';
  return (
    path(shell, { fill: pen.round() }) +
    rect(part(b, ...windowOf[pen.look(makers).controls]), b.w * 0.06, {
      fill: pen.linear(
        [
          [0, '#dcebf5'],
          [0.4, '#f4f9fc'],
          [1, '#b3cbdc'],
        ],
        0,
      ),
      stroke: darken(pen.colour, 0.3),
      line: 1.6,
    }) +
    rect(waterOf(pen, part(b, ...windowOf[pen.look(makers).controls])), b.w * 0.05, {
      fill: pen.linear([
        [0, lighten(water, 0.2)],
        [1, darken(water, 0.15)],
      ]),
      opacity: 0.85,
    }) +
    ellipse(...at(0.5, 0.3), b.w * 0.285, b.h * 0.012, { fill: '#ffffff', opacity: 0.8 }) +
    times(6, (i) =>
      circle(b.x + b.w * (0.28 + pen.random(`x${i}`) * 0.44), b.y + b.h * (0.36 + pen.random(`y${i}`) * 0.2), 3 + (i % 3) * 2, {
        stroke: '#ffffff',
        line: 1.6,
        opacity: 0.8,
      }),
    ) +
    rect(part(b, 0.06, 0.05, 0.06, 0.6), 10, { fill: '#ffffff', opacity: isDark(pen.colour) ? 0.14 : 0.5, clip }) +
    path(shell, { stroke: edge(pen.colour), line: 1.8 }) +
    rect(part(b, 0.36, -0.045, 0.28, 0.055), 8, { fill: pen.matt(darken(pen.colour, 0.12)), stroke: edge(pen.colour), line: 1.4 }) +
    rect(part(b, 0.44, -0.04, 0.12, 0.014), 4, { fill: '#1b1c20' }) +
    body(pen, part(b, 0, 0.66, 1, 0.34), { r: b.w * 0.08, fill: pen.round() }) +
    rect(part(b, 0.02, 0.652, 0.96, 0.02), 2, { fill: pen.look(makers).accent }) +
    humidityDisplay(pen, b, 0.8) +
    wordmark(pen.subject.brand, part(b, 0.34, 0.91, 0.32, 0.04), mark(pen.colour))
  );
};

/** An air washer or evaporator: a cube with a grille around and a ring of light. */
const washer = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.1, fill: pen.round() }) +
  grille(pen, part(b, 0.06, 0.06, 0.88, 0.3), b.w * 0.05, {
    colour: isDark(pen.colour) ? lighten(pen.colour, 0.05) : darken(pen.colour, 0.1),
    hole: 10,
  }) +
  rect(part(b, 0, 0.41, 1, 0.012), 0, { fill: darken(pen.colour, 0.4), opacity: 0.7 }) +
  rect(part(b, 0.12, 0.5, 0.12, 0.36), b.w * 0.04, {
    fill: pen.linear([
      [0, '#e6f1f7'],
      [0.35, '#bfdcf0'],
      [1, '#6aa8da'],
    ]),
    stroke: darken(pen.colour, 0.35),
    line: 1.4,
  }) +
  humidityDisplay(pen, b, 0.66) +
  wordmark(pen.subject.brand, part(b, 0.4, 0.86, 0.3, 0.05), mark(pen.colour));

export const humidifier: Drawing = {
  angles: 2,
  size: { width: 22, height: 32, depth: 20 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    if (pen.mentions(/мойка|традиц/)) {
      if (angle === 1) {
        const v: View = pen.view(30, 22);
        return (
          v.shadow(0, 0, w, depth, 0.5) +
          v.solid({ at: [0, 0, 0], size: [w, h, depth], r: w * 0.08, content: (b) => washer(pen, b) }) +
          v.on(
            'top',
            w * 0.14,
            h,
            depth * 0.14,
            grille(pen, box(0, 0, w * 0.72 * v.k, depth * 0.72 * v.k), 16, { colour: darken(pen.colour, 0.12), hole: 9 }),
          )
        );
      }
      const b = pen.fit(w, h);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 2, b.w) + washer(pen, b);
    }
    const b = pen.fit(w, h * 1.44);
    const own = { ...b, y: b.y + b.h - h * b.k, h: h * b.k };
    if (angle === 1)
      return zoom(
        tank(pen, own) + mist(pen, own.x + own.w / 2, own.y - own.h * 0.03, own.w * 0.6, own.h * 0.3),
        own.x + own.w / 2,
        own.y + own.h * 0.2,
        1.45,
      );
    return (
      contactShadow(pen, own.x + own.w / 2, own.y + own.h, own.w) +
      mist(pen, own.x + own.w / 2, own.y - own.h * 0.03, own.w * 0.6, own.h * 0.3) +
      tank(pen, own)
    );
  },
};
