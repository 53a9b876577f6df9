import {
  type Box,
  body,
  box,
  buttons,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  feet,
  glass,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  path,
  rect,
  screen,
  sheen,
  skin,
  spot,
  times,
  touchStrip,
  type View,
  vent,
  wordmark,
  zoom,
} from '../kit/index.ts';

type Make = 'automatic' | 'espresso' | 'capsule' | 'drip';

const makeOf = (pen: Pen): Make => {
  const type = pen.text('type');
  return /рожк/.test(type) ? 'espresso' : /капсул/.test(type) ? 'capsule' : /капель|фильтр/.test(type) ? 'drip' : 'automatic';
};

/** A cup under the spout; the foam is the seed's. */
const cup = (pen: Pen, x: number, foot: number, h: number): string => {
  const w = h * 1.05;
  const foam = pen.pick(['#c98a4b', '#e3c29a', '#8a5528'], 'foam');
  return (
    ellipse(x, foot, w * 0.55, h * 0.07, { fill: '#05070d', opacity: 0.4 }) +
    circle(x + w * 0.5, foot - h * 0.5, h * 0.2, { stroke: '#e3e6ea', line: h * 0.09 }) +
    path(
      d(
        'M',
        x - w * 0.46,
        foot - h * 0.9,
        'C',
        x - w * 0.46,
        foot - h * 0.3,
        x - w * 0.34,
        foot,
        x - w * 0.2,
        foot,
        'H',
        x + w * 0.2,
        'C',
        x + w * 0.34,
        foot,
        x + w * 0.46,
        foot - h * 0.3,
        x + w * 0.46,
        foot - h * 0.9,
        'Z',
      ),
      {
        fill: pen.linear(
          [
            [0, '#d5d9de'],
            [0.3, '#ffffff'],
            [1, '#b3bac3'],
          ],
          0,
        ),
        stroke: '#8f969f',
        line: 1,
      },
    ) +
    ellipse(x, foot - h * 0.9, w * 0.46, h * 0.1, { fill: foam, stroke: '#ffffff', line: 3 })
  );
};

const pour = (x: number, from: number, to: number, w: number): string =>
  rect(box(x - w / 2, from, w, to - from), w / 2, { fill: '#5a3416' });
const tray = (pen: Pen, b: Box): string =>
  body(pen, b, { r: 5, colour: darken(pen.colour, 0.12) }) +
  rect(part(b, 0.04, 0.08, 0.92, 0.26), 2, {
    fill: pen.tile(9, 20, rect(box(1, 0, 5, 20), 0, { fill: '#1b1c20' })),
    stroke: '#8d9197',
    line: 1.4,
  });
const steelOf = (pen: Pen): string => (isDark(pen.colour) ? '#a9adb4' : '#b9bdc3');

const automatic = (pen: Pen, b: Box): string => {
  const niche = part(b, 0.14, 0.4, 0.72, 0.48);
  const mouth = part(b, 0.36, 0.385, 0.28, 0.15);
  const show = pen.flag('display') !== false;
  return (
    body(pen, b, { r: b.w * 0.06, fill: skin(pen) }) +
    rect(part(b, 0.06, 0, 0.88, 0.045), 8, { fill: pen.matt('#2b2d33') }) +
    glass(pen, part(b, 0.07, 0.1, 0.86, 0.25), 10) +
    (show ? screen(pen, part(b, 0.34, 0.125, 0.32, 0.2), 6) : touchStrip(part(b, 0.3, 0.17, 0.4, 0.11), '2', { signs: 1 })) +
    [0.14, 0.24, 0.76, 0.86]
      .map((x, i) =>
        circle(b.x + b.w * x, b.y + b.h * 0.225, b.w * 0.027, {
          stroke: '#dfe9f7',
          line: 2.4,
          opacity: 0.85,
          fill: i === 1 ? '#6d4a2a' : 'none',
        }),
      )
      .join('') +
    rect(niche, 10, {
      fill: pen.linear([
        [0, '#0d0e11'],
        [1, '#3a3d43'],
      ]),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    [0.44, 0.56].map((x) => pour(b.x + b.w * x, mouth.y + mouth.h, b.y + b.h * 0.76, b.w * 0.013)).join('') +
    body(pen, mouth, { r: 8, fill: pen.metal(steelOf(pen), 0), colour: steelOf(pen) }) +
    rect(part(mouth, 0.2, 0.9, 0.2, 0.16), 3, { fill: '#1b1c20' }) +
    rect(part(mouth, 0.6, 0.9, 0.2, 0.16), 3, { fill: '#1b1c20' }) +
    cup(pen, b.x + b.w * 0.5, b.y + b.h * 0.875, b.h * 0.14) +
    tray(pen, part(b, 0.05, 0.87, 0.9, 0.12)) +
    rect(part(b, 0.75, 0.45, 0.035, 0.26), 5, { fill: pen.metal(steelOf(pen), 0), stroke: '#5c6067', line: 1 }) +
    wordmark(pen.subject.brand, part(b, 0.34, 0.055, 0.32, 0.035), mark(pen.colour))
  );
};

const espresso = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const head = part(b, 0.3, 0.34, 0.4, 0.09);
  const steel = steelOf(pen);
  const gauge = at(0.5, 0.2);
  return (
    body(pen, part(b, 0.08, 0.3, 0.84, 0.6), {
      r: 8,
      colour: darken(pen.colour, 0.2),
      fill: pen.linear([
        [0, '#15161a'],
        [0.4, '#33363c'],
        [1, '#4d5057'],
      ]),
    }) +
    body(pen, part(b, 0.02, 0.05, 0.96, 0.31), { r: b.w * 0.05, fill: skin(pen) }) +
    rect(part(b, 0.06, 0, 0.88, 0.055), 6, { fill: pen.metal(steel, 0), stroke: '#5c6067' }) +
    times(2, (i) =>
      path(d('M', ...at(0.24 + i * 0.3, 0.0), 'l', -b.w * 0.03, -b.h * 0.055, 'h', b.w * 0.2, 'l', -b.w * 0.03, b.h * 0.055, 'Z'), {
        fill: '#f1f2f4',
        stroke: '#9a9fa6',
        line: 1.2,
      }),
    ) +
    circle(...gauge, b.w * 0.085, { fill: pen.metal(steel, 40), stroke: '#4d5057', line: 1.4 }) +
    circle(...gauge, b.w * 0.068, { fill: '#fbfbf9' }) +
    path(d('M', ...gauge, 'l', b.w * 0.03, -b.w * 0.04), { stroke: '#c8322f', line: 3, round: true }) +
    buttons(pen, part(b, 0.12, 0.15, 0.24, 0.1), 2, { lit: 0 }) +
    knob(pen, b.x + b.w * 0.82, b.y + b.h * 0.2, b.w * 0.07, { colour: steel, metal: true }) +
    // group head, portafilter with its grip towards us, two streams
    rect(head, 6, { fill: pen.metal(steel, 0), stroke: '#5c6067', line: 1.4 }) +
    rect(part(b, 0.34, 0.42, 0.32, 0.06), 6, { fill: pen.metal('#8d9197', 0), stroke: '#43464c', line: 1.4 }) +
    path(d('M', ...at(0.46, 0.48), 'l', -b.w * 0.03, b.h * 0.04, 'M', ...at(0.54, 0.48), 'l', b.w * 0.03, b.h * 0.04), {
      stroke: '#7d8188',
      line: b.w * 0.035,
      round: true,
    }) +
    [0.43, 0.57].map((x) => pour(b.x + b.w * x, b.y + b.h * 0.52, b.y + b.h * 0.78, b.w * 0.013)).join('') +
    rect(part(b, 0.445, 0.425, 0.11, 0.105), 12, { fill: pen.matt('#1d1e22'), stroke: '#4d5057', line: 1.4 }) +
    circle(...at(0.5, 0.5), b.w * 0.036, { fill: pen.ball('#2b2d33') }) +
    path(d('M', ...at(0.84, 0.36), 'C', ...at(0.86, 0.5), ...at(0.8, 0.56), ...at(0.79, 0.72)), {
      stroke: '#5c6067',
      line: b.w * 0.036,
      round: true,
    }) +
    path(d('M', ...at(0.84, 0.36), 'C', ...at(0.86, 0.5), ...at(0.8, 0.56), ...at(0.79, 0.72)), {
      stroke: '#d5d8dd',
      line: b.w * 0.022,
      round: true,
    }) +
    cup(pen, b.x + b.w * 0.5, b.y + b.h * 0.895, b.h * 0.12) +
    tray(pen, part(b, 0.03, 0.89, 0.94, 0.1)) +
    wordmark(pen.subject.brand, part(b, 0.36, 0.295, 0.28, 0.04), mark(pen.colour))
  );
};

/** From its side: slim body, lever, capsule head over the cup, the water tank behind. */
const capsule = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shape = d(
    'M',
    ...at(0.08, 0.2),
    'Q',
    ...at(0.06, 0.08),
    ...at(0.2, 0.07),
    'H',
    b.x + b.w * 0.72,
    'Q',
    ...at(0.8, 0.08),
    ...at(0.8, 0.18),
    'V',
    b.y + b.h * 0.94,
    'H',
    b.x + b.w * 0.44,
    'V',
    b.y + b.h * 0.5,
    'Q',
    ...at(0.44, 0.4),
    ...at(0.34, 0.4),
    'H',
    b.x + b.w * 0.16,
    'Q',
    ...at(0.1, 0.4),
    ...at(0.08, 0.2),
    'Z',
  );
  return (
    rect(part(b, 0.74, 0.16, 0.24, 0.72), 14, {
      fill: pen.linear(
        [
          [0, '#c9dbe6c0'],
          [0.4, '#f2f8fbc0'],
          [1, '#93a9b8d0'],
        ],
        0,
      ),
      stroke: '#7f93a1',
      line: 1.6,
    }) +
    rect(part(b, 0.76, 0.4, 0.2, 0.46), 8, { fill: '#8fc3ea', opacity: 0.55 }) +
    rect(part(b, 0.73, 0.13, 0.26, 0.05), 6, { fill: pen.matt('#2b2d33') }) +
    pour(b.x + b.w * 0.25, b.y + b.h * 0.44, b.y + b.h * 0.76, b.w * 0.016) +
    path(shape, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.34)],
          [0.3, pen.colour],
          [1, darken(pen.colour, 0.34)],
        ],
        40,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    path(d('M', ...at(0.14, 0.13), 'H', b.x + b.w * 0.64), { stroke: '#ffffff', line: b.h * 0.014, round: true, opacity: 0.45 }) +
    path(d('M', ...at(0.14, 0.085), 'Q', ...at(0.4, -0.02), ...at(0.68, 0.06)), { stroke: '#3a3c42', line: b.h * 0.04, round: true }) +
    path(d('M', ...at(0.14, 0.08), 'Q', ...at(0.4, -0.025), ...at(0.68, 0.055)), { stroke: '#d5d8dd', line: b.h * 0.022, round: true }) +
    rect(part(b, 0.17, 0.39, 0.16, 0.06), 5, { fill: pen.metal(steelOf(pen), 0), stroke: '#5c6067', line: 1.2 }) +
    circle(...at(0.62, 0.2), b.h * 0.03, { stroke: '#ffffff', line: 3, opacity: 0.85 }) +
    circle(...at(0.72, 0.2), b.h * 0.02, { stroke: '#ffffff', line: 3, opacity: 0.85 }) +
    cup(pen, b.x + b.w * 0.25, b.y + b.h * 0.905, b.h * 0.15) +
    body(pen, part(b, 0.04, 0.9, 0.94, 0.09), { r: 8, colour: '#2b2d33' }) +
    rect(part(b, 0.07, 0.895, 0.36, 0.025), 3, { fill: pen.metal('#8d9197', 0), stroke: '#43464c' }) +
    wordmark(pen.subject.brand, part(b, 0.48, 0.3, 0.28, 0.05), mark(pen.colour))
  );
};

const drip = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const jug = d(
    'M',
    ...at(0.24, 0.52),
    'C',
    ...at(0.14, 0.68),
    ...at(0.14, 0.82),
    ...at(0.22, 0.9),
    'H',
    b.x + b.w * 0.66,
    'C',
    ...at(0.74, 0.82),
    ...at(0.74, 0.68),
    ...at(0.64, 0.52),
    'Z',
  );
  return (
    rect(part(b, 0.1, 0.3, 0.8, 0.62), 10, {
      fill: pen.linear([
        [0, darken(pen.colour, 0.5)],
        [1, darken(pen.colour, 0.3)],
      ]),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    path(d('M', ...at(0.66, 0.58), 'C', ...at(0.92, 0.56), ...at(0.92, 0.84), ...at(0.7, 0.86)), {
      stroke: '#5a5d64',
      line: b.w * 0.07,
      round: true,
    }) +
    path(d('M', ...at(0.66, 0.58), 'C', ...at(0.92, 0.56), ...at(0.92, 0.84), ...at(0.7, 0.86)), {
      stroke: '#1d1e22',
      line: b.w * 0.06,
      round: true,
    }) +
    path(jug, { fill: '#cfdfe8', opacity: 0.35 }) +
    path(
      d(
        'M',
        ...at(0.17, 0.7),
        'C',
        ...at(0.15, 0.8),
        ...at(0.17, 0.85),
        ...at(0.22, 0.9),
        'H',
        b.x + b.w * 0.66,
        'C',
        ...at(0.71, 0.85),
        ...at(0.73, 0.8),
        ...at(0.71, 0.7),
        'Z',
      ),
      {
        fill: pen.linear([
          [0, '#7a4620'],
          [1, '#2a160a'],
        ]),
      },
    ) +
    ellipse(...at(0.44, 0.7), b.w * 0.27, b.h * 0.014, { fill: '#9a6232' }) +
    path(jug, { stroke: '#dfeaf0', line: 2, opacity: 0.9 }) +
    sheen(pen, part(b, 0.17, 0.52, 0.54, 0.38), 30, 0.3) +
    rect(part(b, 0.22, 0.48, 0.44, 0.05), 6, { fill: '#1d1e22', stroke: '#4a4d53' }) +
    body(pen, part(b, 0.06, 0.02, 0.88, 0.4), { r: b.w * 0.06, fill: skin(pen) }) +
    panel(pen, part(b, 0.16, 0.19, 0.56, 0.24), { r: 16 }) +
    rect(part(b, 0.8, 0.1, 0.07, 0.27), 6, {
      fill: pen.linear([
        [0, '#e6f1f7'],
        [0.45, '#bfd9e8'],
        [1, '#7fb0d6'],
      ]),
      stroke: darken(pen.colour, 0.4),
    }) +
    rect(part(b, 0.1, 0, 0.8, 0.05), 6, { fill: pen.matt(lighten(pen.colour, 0.1)), stroke: edge(pen.colour) }) +
    wordmark(pen.subject.brand, part(b, 0.24, 0.09, 0.4, 0.05), mark(pen.colour)) +
    body(pen, part(b, 0.04, 0.9, 0.92, 0.1), { r: 12, fill: skin(pen) }) +
    circle(...at(0.82, 0.95), b.w * 0.035, { fill: '#d0413f', stroke: edge(pen.colour) })
  );
};

const front = (pen: Pen, b: Box): string => ({ automatic, espresso, capsule, drip })[makeOf(pen)](pen, b);

export const coffeeMachine: Drawing = {
  angles: 3,
  size: { width: 25, height: 36, depth: 42 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    const make = makeOf(pen);
    if (angle === 1 && make === 'automatic') {
      const v: View = pen.view(30, 14);
      const flat = box(0, 0, depth * v.k, h * v.k);
      return (
        v.shadow(0, 0, w, depth, 0.5) +
        v.solid({ at: [0, 0, 0], size: [w, h, depth], r: 1.4, content: (b) => front(pen, b) }) +
        v.on('right', w, h, depth, vent(pen, part(flat, 0.62, 0.3, 0.24, 0.2), 5)) +
        v.on(
          'top',
          w * 0.1,
          h,
          depth * 0.12,
          rect(box(0, 0, w * 0.8 * v.k, depth * 0.42 * v.k), 12, { fill: pen.glassPaint('#3a2a1c'), stroke: edge(pen.colour), line: 1.4 }),
        )
      );
    }
    const b = pen.fit(make === 'capsule' ? Math.max(depth, h * 0.9) : w, h);
    if (angle === 2) return zoom(front(pen, b), b.x + b.w * (make === 'capsule' ? 0.4 : 0.5), b.y + b.h * 0.66, 1.9);
    if (angle === 1) return zoom(front(pen, b), b.x + b.w * 0.5, b.y + b.h * 0.3, 1.5);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 2, b.w * 0.98) + feet(b, b.w * 0.08, 6) + front(pen, b);
  },
};
