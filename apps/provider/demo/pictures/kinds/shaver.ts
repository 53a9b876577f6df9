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
  ellipse,
  isDark,
  label,
  lighten,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const isFoil = (pen: Pen): boolean => /сеточ/.test(pen.text('system'));
const soft = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.1) : '#26282d');
const steel = '#b9bdc3';

/** One rotary head seen nearly flat. */
const rotor = (pen: Pen, x: number, y: number, r: number): string =>
  pen.reuse(
    circle(r * 0.06, r * 0.12, r * 1.04, { fill: '#05070d', opacity: 0.3 }) +
      circle(0, 0, r, { fill: pen.matt('#33363c', 40), stroke: '#5c6067', line: 1.4 }) +
      circle(0, 0, r * 0.84, { fill: pen.metal('#c9ccd1', 40), stroke: '#4a4d53', line: 1.2 }) +
      circle(0, 0, r * 0.66, { stroke: '#43464c', line: r * 0.22, dash: `${Math.max(1, r * 0.05)} ${Math.max(1, r * 0.06)}` }) +
      circle(0, 0, r * 0.44, {
        fill: pen.matt(pen.look(makers).accent, 50),
        stroke: '#43464c',
        line: 1.2,
      }) +
      ellipse(-r * 0.14, -r * 0.16, r * 0.14, r * 0.08, { fill: '#ffffff', opacity: 0.7 }),
    x,
    y,
  );

/** A ring under the head, the trimmer that slides out, and the socket of the station that cleans. */
const rings = (pen: Pen, b: Box): string => {
  const { accent, grip: shape } = pen.look(makers);
  const ring = {
    bar: [0.14, 0.335, 0.72, 0.02],
    flat: [0.3, 0.36, 0.4, 0.05],
    arc: [0.2, 0.335, 0.6, 0.012],
    slot: [0.36, 0.9, 0.28, 0.02],
  }[shape];
  const [x = 0, y = 0, w = 0, h = 0] = ring;
  return (
    rect(part(b, x, y, w, h), 4, { fill: accent }) +
    (/выдвиж/.test(pen.text('trimmer'))
      ? rect(part(b, 0.36, 0.4, 0.28, 0.035), 4, { fill: pen.metal(steel, 0), stroke: '#43464c', line: 1.2 })
      : '') +
    (pen.flag('cleaningStation')
      ? rect(part(b, 0.06, 0.955, 0.88, 0.045), 10, { fill: pen.matt('#33363c'), stroke: accent, line: 2 })
      : '') +
    label(/[iS]?\d{4}|Series \d/.exec(pen.subject.name ?? '')?.[0] ?? '', part(b, 0.3, 0.84, 0.4, 0.05), '#dfe3e8', { weight: 600 }) +
    times(Math.round(pen.number('charging', 60, 0, 600) / 60), (i) =>
      rect(part(b, 0.3 + i * 0.05, 0.77, 0.03, 0.012), 1, { fill: accent }),
    ) +
    (pen.flag('wetDry') ? circle(b.x + b.w * 0.5, b.y + b.h * 0.575, b.w * 0.035, { fill: '#7fc4ff' }) : '')
  );
};

const front = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const foil = isFoil(pen);
  const shell = d(
    'M',
    ...at(0.16, 0.32),
    'C',
    ...at(0.06, 0.42),
    ...at(0.12, 0.6),
    ...at(0.18, 0.84),
    'Q',
    ...at(0.22, 1),
    ...at(0.5, 1),
    'T',
    ...at(0.82, 0.84),
    'C',
    ...at(0.88, 0.6),
    ...at(0.94, 0.42),
    ...at(0.84, 0.32),
    'Z',
  );
  const panel = d(
    'M',
    ...at(0.28, 0.34),
    'C',
    ...at(0.24, 0.5),
    ...at(0.3, 0.7),
    ...at(0.34, 0.86),
    'Q',
    ...at(0.5, 0.94),
    ...at(0.66, 0.86),
    'C',
    ...at(0.7, 0.7),
    ...at(0.76, 0.5),
    ...at(0.72, 0.34),
    'Z',
  );
  const foils = Math.round(pen.number('heads', 3, 2, 5));
  const wide = 0.82 / foils;
  const head = foil
    ? rect(part(b, 0.06, 0.1, 0.88, 0.2), b.w * 0.06, { fill: pen.matt('#2b2d33'), stroke: '#5c6067', line: 1.6 }) +
      times(
        foils,
        (i) =>
          rect(part(b, 0.09 + i * wide, i % 2 === 1 ? 0.015 : 0.0, wide * 0.92, 0.16), b.w * 0.05, {
            fill: pen.metal('#d5d8dd', 0),
            stroke: '#5c6067',
            line: 1.4,
          }) +
          rect(part(b, 0.1 + i * wide, 0.015, wide * 0.72, 0.13), b.w * 0.04, {
            fill: pen.tile(6, 6, circle(1.6, 1.6, 1.3, { fill: '#43464c' }) + circle(4.6, 4.6, 1.3, { fill: '#43464c' })),
          }),
      )
    : path(
        d(
          'M',
          ...at(0.5, 0.36),
          'L',
          ...at(0.12, 0.24),
          'Q',
          ...at(0.0, 0.02),
          ...at(0.24, 0.0),
          'H',
          b.x + b.w * 0.76,
          'Q',
          ...at(1.0, 0.02),
          ...at(0.88, 0.24),
          'Z',
        ),
        { fill: pen.matt('#2b2d33'), stroke: '#5c6067', line: 1.6 },
      ) +
      rotor(pen, ...at(0.25, 0.1), b.w * 0.25) +
      rotor(pen, ...at(0.75, 0.1), b.w * 0.25) +
      rotor(pen, ...at(0.5, 0.245), b.w * 0.25);
  return (
    rect(part(b, 0.34, 0.27, 0.32, 0.08), 6, { fill: pen.metal('#8d939b', 0), stroke: '#43464c' }) +
    (foil ? head : '') +
    path(shell, {
      fill: pen.linear(
        [
          [0, darken(pen.colour, 0.14)],
          [0.22, lighten(pen.colour, isDark(pen.colour) ? 0.26 : 0.36)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.36)],
        ],
        0,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    path(panel, { fill: pen.matt(soft(pen), 40), stroke: alpha(edge(soft(pen)), 0.8), line: 1.4 }) +
    (foil ? '' : head) +
    rings(pen, b) +
    circle(...at(0.5, 0.5), b.w * (pen.look(makers).grip === 'arc' ? 0.13 : 0.09), {
      fill: pen.metal(steel, 40),
      stroke: pen.look(makers).accent,
      line: 3,
    }) +
    path(d('M', ...at(0.5, 0.48), 'v', b.h * 0.02), { stroke: '#26282d', line: 3.4, round: true }) +
    (pen.flag('display') === false
      ? times(3, (i) => circle(b.x + b.w * 0.5, b.y + b.h * (0.66 + i * 0.04), 4, { fill: i < 2 ? '#5fd08a' : '#4a4d53' }))
      : digits(part(b, 0.38, 0.63, 0.24, 0.07), String(pen.number('runtime', 60, 5, 200)), pen.look(makers).ink)) +
    wordmark(pen.subject.brand, part(b, 0.36, 0.79, 0.28, 0.04), '#dfe3e8')
  );
};

/** From its side, leaning back, the head tilted. */
const side = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shell = d(
    'M',
    ...at(0.3, 0.3),
    'C',
    ...at(0.2, 0.45),
    ...at(0.2, 0.7),
    ...at(0.34, 0.94),
    'Q',
    ...at(0.4, 1),
    ...at(0.52, 1),
    'H',
    b.x + b.w * 0.62,
    'Q',
    ...at(0.74, 1),
    ...at(0.76, 0.9),
    'C',
    ...at(0.84, 0.66),
    ...at(0.86, 0.5),
    ...at(0.74, 0.3),
    'Z',
  );
  return (
    path(
      d(
        'M',
        ...at(0.32, 0.32),
        'L',
        ...at(0.14, 0.18),
        'Q',
        ...at(0.08, 0.1),
        ...at(0.18, 0.06),
        'L',
        ...at(0.76, 0.0),
        'Q',
        ...at(0.92, 0.0),
        ...at(0.9, 0.12),
        'L',
        ...at(0.76, 0.32),
        'Z',
      ),
      { fill: pen.matt('#2b2d33', 40), stroke: '#5c6067', line: 1.6 },
    ) +
    path(d('M', ...at(0.16, 0.06), 'L', ...at(0.78, 0.0)), { stroke: '#c9ccd1', line: b.h * 0.03, round: true }) +
    path(shell, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.36)],
          [0.4, pen.colour],
          [1, darken(pen.colour, 0.36)],
        ],
        10,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    path(
      d(
        'M',
        ...at(0.62, 0.36),
        'C',
        ...at(0.72, 0.5),
        ...at(0.72, 0.74),
        ...at(0.62, 0.94),
        'L',
        ...at(0.74, 0.92),
        'C',
        ...at(0.82, 0.66),
        ...at(0.84, 0.5),
        ...at(0.74, 0.34),
        'Z',
      ),
      { fill: pen.matt(soft(pen)), stroke: edge(soft(pen)) },
    ) +
    times(7, (i) => rect(part(b, 0.28, 0.48 + i * 0.045, 0.16, 0.014), 4, { fill: darken(pen.colour, 0.4), opacity: 0.55 })) +
    body(pen, part(b, 0.7, 0.4, 0.1, 0.12), { r: 6, colour: '#5c6067' })
  );
};

export const shaver: Drawing = {
  angles: 3,
  size: { width: 6.2, height: 16, depth: 6 },
  draw(pen, _subject, angle) {
    const w = Math.max(5.6, Math.min(pen.size.width, pen.size.height * 0.5));
    const b = pen.fit(w, Math.max(pen.size.height, w * 2));
    if (angle === 2) return zoom(front(pen, b), b.x + b.w / 2, b.y + b.h * 0.2, 1.9);
    if (angle === 1)
      return contactShadow(pen, b.x + b.w * 0.56, b.y + b.h, b.w * 0.5) + side(pen, box(b.x - b.w * 0.1, b.y, b.w * 1.2, b.h));
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.6) + front(pen, b);
  },
};
