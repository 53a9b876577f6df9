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
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const dark = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.16) : '#3a3c42');

/** Motor, cyclone, grip and battery; the box is about a fifth of the whole height. */
const head = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const tone = dark(pen);
  const look = pen.look(makers);
  return (
    path(d('M', ...at(0.62, 0.16), 'C', ...at(0.98, 0.2), ...at(1, 0.5), ...at(0.86, 0.84)), {
      stroke: edge(tone),
      line: b.w * 0.15,
      round: true,
    }) +
    path(d('M', ...at(0.62, 0.16), 'C', ...at(0.98, 0.2), ...at(1, 0.5), ...at(0.86, 0.84)), {
      stroke: tone,
      line: b.w * 0.125,
      round: true,
    }) +
    path(d('M', ...at(0.8, 0.22), 'C', ...at(0.92, 0.34), ...at(0.93, 0.5), ...at(0.87, 0.7)), {
      stroke: '#ffffff',
      line: b.w * 0.022,
      round: true,
      opacity: 0.3,
    }) +
    rect(part(b, 0.6, 0.84, 0.36, 0.16), 12, { fill: pen.matt(tone), stroke: edge(tone), line: 1.4 }) +
    times(3, (i) => circle(b.x + b.w * (0.7 + i * 0.08), b.y + b.h * 0.92, b.w * 0.018, { fill: '#5db8ff' })) +
    path(d('M', ...at(0.8, 0.42), 'l', -b.w * 0.09, b.h * 0.06), { stroke: '#d0413f', line: b.w * 0.06, round: true }) +
    // clear bin with the cyclone inside
    rect(part(b, 0.1, 0.4, 0.44, 0.56), b.w * 0.1, {
      fill: pen.linear(
        [
          [0, '#c3d0d8'],
          [0.3, '#f1f6f8'],
          [0.7, '#cbd7de'],
          [1, '#8f9fa9'],
        ],
        0,
      ),
      stroke: '#7d8c96',
      line: 1.6,
    }) +
    rect(part(b, 0.22, 0.44, 0.2, 0.36), look.grip === 'flat' ? 2 : 16, {
      fill: look.grip === 'bar' || look.grip === 'arc' ? look.accent : pen.tile(8, 8, circle(4, 4, 2.6, { fill: '#6d737b' })),
      stroke: '#6d737b',
      line: 1.4,
    }) +
    path(
      d(
        'M',
        ...at(0.12, 0.86),
        'q',
        b.w * 0.1,
        -b.h * 0.06,
        b.w * 0.2,
        -b.h * 0.02,
        't',
        b.w * 0.2,
        0,
        'v',
        b.h * 0.06,
        'q',
        -b.w * 0.2,
        b.h * 0.06,
        -b.w * 0.4,
        0,
        'Z',
      ),
      { fill: '#8d8578', opacity: 0.85 },
    ) +
    rect(part(b, 0.07, 0.06, 0.62, 0.36), b.w * 0.13, { fill: pen.gloss(), stroke: edge(pen.colour), line: 1.8 }) +
    rect(part(b, 0.09, 0.38, 0.46, 0.06), 6, { fill: pen.matt(tone), stroke: edge(tone) }) +
    rect(part(b, { left: 0.12, middle: 0.24, right: 0.36, spread: 0.18 }[look.controls], 0.31, 0.2, 0.05), 4, { fill: look.accent }) +
    circle(...at(0.58, 0.2), b.w * (look.grip === 'arc' ? 0.135 : 0.11), {
      fill: pen.flag('display') === false ? pen.metal('#8d939b', 40) : '#0b0c0f',
      stroke: look.grip === 'slot' ? look.accent : edge(pen.colour),
      line: 4,
    }) +
    (pen.flag('display') === false ? '' : digits(part(b, 0.51, 0.15, 0.14, 0.1), String(pen.number('runtime', 50, 5, 99)), look.ink)) +
    wordmark(pen.subject.brand, part(b, 0.14, 0.16, 0.3, 0.1), mark(pen.colour))
  );
};

const brush = (pen: Pen, b: Box, side: boolean): string =>
  path(d('M', b.x + b.w * (side ? 0.42 : 0.44), b.y, 'h', b.w * 0.14, 'l', b.w * 0.04, b.h * 0.5, 'h', -b.w * 0.22, 'Z'), {
    fill: pen.matt(dark(pen)),
    stroke: edge(dark(pen)),
    line: 1.4,
  }) +
  body(pen, part(b, 0, 0.42, 1, 0.5), { r: b.h * 0.2, fill: pen.matt() }) +
  rect(part(b, 0.06, 0.6, 0.88, 0.2), b.h * 0.1, { fill: pen.glassPaint('#2a2d33'), stroke: edge(pen.colour) }) +
  times(11, (i) =>
    path(d('M', b.x + b.w * (0.1 + i * 0.075), b.y + b.h * 0.63, 'l', b.w * 0.04, b.h * 0.14), {
      stroke: i % 2 ? pen.look(makers).accent : '#d8dbe0',
      line: 4,
      opacity: 0.85,
    }),
  ) +
  times(6, (i) =>
    rect(part(b, 0.08 + i * 0.145, 0.6, 0.03, 0.08), 3, { fill: pen.flag('dustSensor') ? '#7fff9a' : '#c9f2ff', opacity: 0.9 }),
  ) +
  (/влаж/.test(pen.text('cleaning')) ? rect(part(b, 0.1, 0.46, 0.8, 0.1), 6, { fill: '#7fb4e0', stroke: '#47689a', line: 1.4 }) : '') +
  rect(part(b, 0.02, 0.9, 0.96, 0.09), 4, { fill: '#1b1c20' });

/** The whole cleaner leaning a little, or hanging on its station. */
const whole = (pen: Pen, station: boolean): string => {
  const h = Math.max(80, pen.size.height);
  const w = Math.max(22, pen.size.width);
  const b = pen.fit(w * 1.5, h);
  const k = b.k;
  const x = b.x + b.w * 0.42;
  const hw = w * 0.92 * k;
  const top = box(x - hw * 0.36, b.y, hw, h * 0.25 * k);
  const foot = box(x - w * 0.5 * k, b.y + b.h - h * 0.075 * k, w * k, h * 0.075 * k);
  const tube = box(x - w * 0.055 * k, top.y + top.h * 0.9, w * 0.11 * k, foot.y - top.y - top.h * 0.85);
  const steel = isDark(pen.colour) ? '#8c9097' : pen.colour;
  const dock = station
    ? rect(box(x + w * 0.05 * k, b.y + h * 0.2 * k, w * 0.3 * k, h * 0.74 * k), 10, {
        fill: pen.matt('#e9ebee'),
        stroke: '#9ca1a8',
        line: 1.6,
      }) +
      body(pen, box(x - w * 0.3 * k, b.y + h * 0.72 * k, w * 0.9 * k, h * 0.27 * k), { r: w * 0.1 * k, colour: '#e9ebee' }) +
      rect(box(x - w * 0.18 * k, b.y + h * 0.78 * k, w * 0.66 * k, h * 0.005 * k), 2, { fill: '#9ca1a8' }) +
      circle(x + w * 0.15 * k, b.y + h * 0.86 * k, w * 0.05 * k, { stroke: '#5db8ff', line: 3 })
    : '';
  return (
    contactShadow(pen, foot.x + foot.w / 2, foot.y + foot.h, foot.w * 1.1) +
    dock +
    rect(tube, 4, { fill: pen.metal(steel, 0), stroke: edge(steel), line: 1.4 }) +
    rect(box(tube.x - 3, tube.y, tube.w + 6, h * 0.03 * k), 4, { fill: pen.matt(dark(pen)), stroke: edge(dark(pen)) }) +
    rect(box(tube.x - 3, foot.y - h * 0.03 * k, tube.w + 6, h * 0.035 * k), 4, { fill: pen.matt(dark(pen)), stroke: edge(dark(pen)) }) +
    // Clean water stands on the tube of what washes.
    (/влаж/.test(pen.text('cleaning'))
      ? rect(box(tube.x - tube.w * 0.8, tube.y + tube.h * 0.44, tube.w * 2.6, tube.h * 0.26), 12, {
          fill: pen.linear([
            [0, '#dcefff'],
            [1, '#6fa8d8'],
          ]),
          stroke: edge(pen.colour),
          line: 2,
        })
      : '') +
    brush(pen, foot, false) +
    head(pen, top)
  );
};

export const stickVacuum: Drawing = {
  angles: 3,
  size: { width: 25, height: 115, depth: 25 },
  draw(pen, _subject, angle) {
    if (angle === 0) return whole(pen, pen.flag('station') === true);
    if (angle === 2) {
      const b = pen.fit(24, 7);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w) + brush(pen, { ...b, y: b.y - b.h * 0.1, h: b.h * 1.15 }, true);
    }
    // As a hand cleaner, with a short nozzle.
    const b = pen.fit(34, 30);
    const own = part(b, 0.34, 0, 0.66, 1);
    const at = spot(b);
    const nozzle = path(
      d(
        'M',
        ...at(0.42, 0.58),
        'L',
        ...at(0.16, 0.76),
        'L',
        ...at(0, 0.8),
        'L',
        ...at(0.06, 1.0),
        'L',
        ...at(0.2, 0.9),
        'L',
        ...at(0.44, 0.82),
        'Z',
      ),
      { fill: pen.matt(dark(pen), 30), stroke: edge(dark(pen)), line: 1.8, round: true },
    );
    return (
      contactShadow(pen, b.x + b.w * 0.5, b.y + b.h + 16, b.w * 0.8, 0.26) +
      nozzle +
      head(pen, own) +
      ellipse(...at(0.03, 0.9), 8, b.h * 0.09, {
        fill: darken(dark(pen), 0.5),
        transform: `rotate(-16 ${Math.round(at(0.03, 0.9)[0])} ${Math.round(at(0.03, 0.9)[1])})`,
      })
    );
  },
};
