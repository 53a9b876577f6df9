import {
  type Box,
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
  lighten,
  mark,
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

/** Bristles: tufts in two tones; round heads for the turning kind. */
const head = (pen: Pen, b: Box, side: boolean): string => {
  const at = spot(b);
  const accent = isDark(pen.colour) ? '#4aa3d8' : '#3f86c9';
  const round = /враща/.test(pen.text('technology'));
  if (side)
    return (
      times(6, (i) => rect(part(b, -0.9, 0.08 + i * 0.14, 1, 0.12), 3, { fill: i % 2 ? accent : '#ffffff', stroke: '#aeb9c4', line: 1 })) +
      rect(b, b.w * 0.5, {
        fill: pen.linear(
          [
            [0, '#ffffff'],
            [1, '#ccd2d9'],
          ],
          0,
        ),
        stroke: '#8d97a2',
        line: 1.4,
      })
    );
  if (round) {
    const r = b.w * 0.62;
    const [x, y] = [b.x + b.w / 2, b.y + r];
    return (
      circle(x, y, r, { fill: '#f4f6f8', stroke: '#8d97a2', line: 1.6 }) +
      times(14, (i) => {
        const a = (i * Math.PI) / 7;
        return circle(x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72, r * 0.17, {
          fill: i % 2 ? accent : '#ffffff',
          stroke: '#9aa8b5',
          line: 1,
        });
      }) +
      times(7, (i) => {
        const a = (i * Math.PI) / 3.5;
        return circle(x + Math.cos(a) * r * 0.34, y + Math.sin(a) * r * 0.34, r * 0.17, { fill: '#ffffff', stroke: '#9aa8b5', line: 1 });
      })
    );
  }
  return (
    rect(b, b.w * 0.45, {
      fill: pen.linear(
        [
          [0, '#ffffff'],
          [1, '#d5dbe1'],
        ],
        0,
      ),
      stroke: '#8d97a2',
      line: 1.6,
    }) +
    times(7, (row) =>
      times(3, (i) =>
        circle(...at(0.24 + i * 0.26, 0.1 + row * 0.13), b.w * 0.12, {
          fill: row > 4 || row < 1 ? accent : '#ffffff',
          stroke: '#9aa8b5',
          line: 1,
        }),
      ),
    )
  );
};

const brush = (pen: Pen, b: Box, side = false): string => {
  const at = spot(b);
  const grip = d(
    'M',
    ...at(0.3, 0.4),
    'Q',
    ...at(0.5, 0.36),
    ...at(0.7, 0.4),
    'C',
    ...at(0.92, 0.5),
    ...at(0.98, 0.7),
    ...at(0.94, 0.96),
    'Q',
    ...at(0.93, 1),
    ...at(0.8, 1),
    'H',
    b.x + b.w * 0.2,
    'Q',
    ...at(0.07, 1),
    ...at(0.06, 0.96),
    'C',
    ...at(0.02, 0.7),
    ...at(0.08, 0.5),
    ...at(0.3, 0.4),
    'Z',
  );
  const neck = d(
    'M',
    ...at(0.43, 0.1),
    'H',
    b.x + b.w * 0.57,
    'L',
    ...at(0.64, 0.36),
    'Q',
    ...at(0.66, 0.39),
    ...at(0.7, 0.4),
    'H',
    b.x + b.w * 0.3,
    'Q',
    ...at(0.34, 0.39),
    ...at(0.36, 0.36),
    'Z',
  );
  const soft = isDark(pen.colour) ? lighten(pen.colour, 0.2) : darken(pen.colour, 0.14);
  const modes = Math.round(pen.number('modes', 3, 1, 7));
  const { accent, ink, grip: shape } = pen.look(makers);
  const ring = pen.flag('pressureSensor') ? accent : '#b9bdc3';
  return (
    path(neck, {
      fill: pen.linear(
        [
          [0, '#dfe3e8'],
          [0.35, '#ffffff'],
          [1, '#b3bac3'],
        ],
        0,
      ),
      stroke: '#8d97a2',
      line: 1.4,
    }) +
    head(pen, part(b, side ? 0.44 : 0.34, 0, side ? 0.16 : 0.32, 0.13), side) +
    rect(part(b, 0.26, 0.378, 0.48, shape === 'flat' ? 0.03 : 0.02), 3, { fill: pen.metal(ring, 0), stroke: edge(ring), line: 0.8 }) +
    path(grip, {
      fill: pen.linear(
        [
          [0, darken(pen.colour, 0.16)],
          [0.28, lighten(pen.colour, isDark(pen.colour) ? 0.28 : 0.4)],
          [0.55, pen.colour],
          [1, darken(pen.colour, 0.32)],
        ],
        0,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    (side
      ? ''
      : (shape === 'slot'
          ? rect(part(b, 0.3, 0.48, 0.4, 0.09), b.w * 0.2, { fill: pen.matt(soft), stroke: edge(soft), line: 1.4 })
          : shape === 'flat'
            ? rect(part(b, 0.24, 0.45, 0.52, 0.4), b.w * 0.16, { fill: pen.matt(soft), stroke: edge(soft), line: 1.4 })
            : circle(...at(0.5, 0.52), b.w * (shape === 'arc' ? 0.24 : 0.17), { fill: pen.matt(soft), stroke: edge(soft), line: 1.4 })) +
        circle(...at(0.5, 0.52), b.w * 0.09, { stroke: pen.flag('app') ? accent : mark(soft), line: 4 }) +
        (pen.flag('display')
          ? rect(part(b, 0.28, 0.595, 0.44, 0.13), 8, { fill: '#0b0d12', stroke: '#4a4f58', line: 1.4 }) +
            digits(part(b, 0.34, 0.625, 0.32, 0.07), '2:00', ink)
          : '') +
        rect(part(b, 0.2, 0.93, 0.6, 0.012), 2, { fill: accent }) +
        times(Math.round(Math.min(6, pen.number('runtime', 14) / 4)), (i) =>
          rect(part(b, 0.2 + i * 0.105, 0.95, 0.07, 0.01), 1, { fill: ink }),
        ) +
        times(modes, (i) =>
          circle(b.x + b.w * 0.5, b.y + b.h * ((pen.flag('display') ? 0.75 : 0.62) + i * 0.026), b.w * 0.045, {
            fill: i === 0 ? ink : mark(pen.colour),
            opacity: i === 0 ? 1 : 0.35,
          }),
        ) +
        wordmark(pen.subject.brand, part(b, 0.24, 0.86, 0.52, 0.022), mark(pen.colour)))
  );
};

export const toothbrush: Drawing = {
  angles: 2,
  size: { width: 2.8, height: 25, depth: 2.8 },
  draw(pen, _subject, angle) {
    const w = Math.max(2.6, Math.min(3.4, pen.size.width));
    const h = Math.max(18, pen.size.height);
    const b = pen.fit(w * 3.6, h + 2);
    const k = b.k;
    const foot = b.y + b.h;
    // Two brushes: from the front on its charger, and from the side.
    const one = box(b.x + w * 0.3 * k, foot - (h + 1.4) * k, w * k, h * k);
    const two = box(b.x + w * 2.2 * k, foot - h * k, w * k, h * k);
    // The heads that lie in the box.
    const spare = times(
      Math.round(pen.number('heads', 1, 1, 6)) - 1,
      (i) =>
        rect(box(b.x + w * (1.55 + i * 0.34) * k, foot - 3.4 * k, w * 0.22 * k, 3.3 * k), 8, {
          fill: '#f4f6f8',
          stroke: '#8d97a2',
          line: 1.4,
        }) +
        rect(box(b.x + w * (1.5 + i * 0.34) * k, foot - 4.2 * k, w * 0.32 * k, 1.1 * k), 6, {
          fill: pen.look(makers).accent,
          stroke: '#8d97a2',
          line: 1.2,
        }),
    );
    const charger =
      ellipse(one.x + one.w / 2, foot - 0.9 * k, w * 0.82 * k, 0.8 * k, { fill: pen.matt('#e6e9ec'), stroke: '#8d97a2', line: 1.4 }) +
      rect(box(one.x - w * 0.32 * k, foot - 0.95 * k, w * 1.64 * k, 0.7 * k), 8, {
        fill: pen.matt('#dfe3e8'),
        stroke: '#8d97a2',
        line: 1.2,
      }) +
      rect(part(one, 0.3, 0.985, 0.4, 0.03), 4, { fill: '#f4f6f8', stroke: '#8d97a2' });
    const whole =
      contactShadow(pen, one.x + one.w / 2, foot, one.w * 1.7) +
      contactShadow(pen, two.x + two.w / 2, foot, two.w) +
      charger +
      spare +
      brush(pen, one) +
      brush(pen, two, true);
    if (angle === 1) return zoom(whole, b.x + b.w * 0.48, b.y + b.h * 0.2, 2.3);
    return whole;
  },
};
