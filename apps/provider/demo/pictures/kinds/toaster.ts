import {
  type Box,
  body,
  box,
  buttons,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  isDark,
  isLight,
  knob,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** A slice standing half out of its slot. */
const bread = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const slice = d(
    'M',
    ...at(0.06, 1),
    'V',
    b.y + b.h * 0.42,
    'C',
    ...at(-0.06, 0.3),
    ...at(0.02, 0.02),
    ...at(0.26, 0.04),
    'Q',
    ...at(0.5, -0.04),
    ...at(0.74, 0.04),
    'C',
    ...at(0.98, 0.02),
    ...at(1.06, 0.3),
    ...at(0.94, 0.42),
    'V',
    b.y + b.h,
    'Z',
  );
  return (
    path(slice, { fill: '#8a4f1e', stroke: '#5f3412', line: 1.6 }) +
    path(slice, {
      fill: pen.radial(
        [
          [0, '#f3cf8e'],
          [0.7, '#dda552'],
          [1, '#b5732c'],
        ],
        0.45,
        0.5,
        0.6,
      ),
      transform: `translate(${b.x * 0.06 + b.w * 0.03} ${b.y * 0.06 + b.h * 0.05}) scale(.94)`,
    })
  );
};

const end = (pen: Pen, b: Box, pairs: number): string => {
  const steel = isDark(pen.colour) ? '#a9adb4' : '#8d9197';
  return (
    times(pairs, (i) => {
      const x = pairs === 1 ? 0.5 : 0.27 + i * 0.46;
      const at = spot(b);
      return (
        rect(part(b, x - 0.015, 0.16, 0.03, 0.42), 3, { fill: '#15161a' }) +
        rect(part(b, x - (pairs === 1 ? 0.16 : 0.1), 0.24, pairs === 1 ? 0.32 : 0.2, 0.08), 6, {
          fill: pen.metal(steel, 90),
          stroke: edge(steel),
          line: 1.2,
        }) +
        knob(pen, ...at(x, 0.74), b.h * 0.095, { colour: steel, metal: true, turn: 30 })
      );
    }) + (pairs === 1 ? buttons(pen, part(b, 0.2, 0.88, 0.6, 0.07), 3, { lit: 1 }) : '')
  );
};

/** What the maker puts on the broad side: a stripe, grooves, a plate; a rack for rolls where there is one. */
const bands = (pen: Pen, b: Box): string => {
  const { accent, grip: shape, controls } = pen.look(makers);
  const x = { left: 0.08, middle: 0.38, right: 0.66, spread: 0.38 }[controls];
  const own = {
    bar: () => rect(part(b, 0.04, 0.78, 0.92, 0.05), 3, { fill: accent }),
    flat: () => times(3, (i) => rect(part(b, 0.06, 0.3 + i * 0.16, 0.88, 0.025), 2, { fill: darken(pen.colour, 0.45), opacity: 0.7 })),
    arc: () => rect(part(b, x, 0.3, 0.26, 0.36), 10, { fill: accent, stroke: edge(accent), line: 1.4 }),
    slot: () => rect(part(b, 0.03, 0.16, 0.04, 0.7), 4, { fill: accent }),
  }[shape]();
  return (
    own +
    (pen.flag('bunRack') ? rect(part(b, 0.2, 0.02, 0.6, 0.05), 6, { fill: pen.metal('#b9bdc3', 90), stroke: '#5c6067', line: 1.4 }) : '') +
    (/электрон|сенсор/.test(pen.text('control')) ? rect(part(b, 0.78, 0.2, 0.16, 0.18), 5, { fill: '#15171c' }) : '')
  );
};

const scene = (pen: Pen, yaw: number, pitch: number, up: boolean): string => {
  const { height: h } = pen.size;
  const [w, depth] = [Math.max(pen.size.width, pen.size.depth), Math.min(pen.size.width, pen.size.depth)];
  const four = pen.number('slots', 2, 1, 4) > 2 && depth > 22;
  const lift = h * (up ? 0.42 : 0);
  const v: View = pen.view(yaw, pitch, { width: w, height: h + lift, depth });
  const k = v.k;
  const rows = four ? [0.16, 0.36, 0.58, 0.78] : pen.number('slots', 2, 1, 4) === 1 ? [0.42] : [0.26, 0.6];
  const wide = depth * (four ? 0.1 : 0.16);
  const flat = box(0, 0, w * 0.74 * k, wide * k);
  const deck = isLight(pen.colour) ? '#c3c6cb' : '#5c6067';
  const slots = rows
    .map(
      (z, i) =>
        v.on(
          'top',
          w * 0.13,
          h,
          depth * z,
          rect(flat, 5, {
            fill: pen.linear([
              [0, '#0b0c0f'],
              [1, '#2a1a10'],
            ]),
            stroke: '#3a3c42',
            line: 2,
          }),
        ) +
        (up && (rows.length < 3 || i !== 2)
          ? v.on('front', w * 0.24, h + lift, depth * z + wide * 0.75, bread(pen, box(0, 0, w * 0.52 * k, (lift + 0.2) * k))) +
            v.on('top', w * 0.13, h, depth * z + wide * 0.78, rect(box(0, 0, w * 0.74 * k, wide * 0.22 * k), 3, { fill: '#4a4d53' }))
          : ''),
    )
    .join('');
  const face = (b: Box): string =>
    wordmark(pen.subject.brand, part(b, 0.34, 0.42, 0.32, 0.13), mark(pen.colour), { opacity: 0.8 }) +
    rect(part(b, 0.02, 0.93, 0.96, 0.05), 3, { fill: darken(pen.colour, 0.5), opacity: 0.6 }) +
    bands(pen, b) +
    path(d('M', b.w * 0.05, b.h * 0.1, 'H', b.w * 0.7), {
      stroke: '#ffffff',
      line: b.h * 0.025,
      round: true,
      opacity: isDark(pen.colour) ? 0.25 : 0.7,
    });
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    v.solid({ at: [w * 0.03, 0, depth * 0.03], size: [w * 0.94, h * 0.08, depth * 0.94], colour: '#26282d' }) +
    v.solid({
      at: [0, h * 0.06, 0],
      size: [w, h * 0.94, depth],
      face: 'right',
      r: Math.min(h, depth) * 0.2,
      fill: pen.matt(darken(pen.colour, 0.12), 40),
      content: (b) => end(pen, b, four ? 2 : 1),
    }) +
    v.on('front', 0, h * 0.86, depth, face(box(0, 0, w * k, h * 0.76 * k))) +
    v.on(
      'top',
      w * 0.1,
      h,
      depth * 0.12,
      rect(box(0, 0, w * 0.8 * k, depth * 0.76 * k), 10, { fill: pen.metal(deck, 90), stroke: edge(deck), line: 1.2 }),
    ) +
    slots
  );
};

export const toaster: Drawing = {
  angles: 3,
  size: { width: 29, height: 19, depth: 17 },
  draw(pen, _subject, angle) {
    if (angle === 0) return scene(pen, 30, 22, true);
    if (angle === 2) return scene(pen, 52, 30, false);
    const b = pen.fit(Math.max(pen.size.width, pen.size.depth), pen.size.height * 1.35);
    const own = { ...b, y: b.y + b.h - pen.size.height * b.k, h: pen.size.height * b.k };
    const steel = isDark(pen.colour) ? '#a9adb4' : '#8d9197';
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.96) +
      bread(pen, part(own, 0.26, -0.3, 0.46, 0.6)) +
      rect(part(own, 0.98, 0.3, 0.05, 0.09), 5, { fill: pen.metal(steel, 90), stroke: edge(steel) }) +
      body(pen, part(own, 0, 0, 0.985, 0.96), { r: own.h * 0.2, fill: pen.gloss(pen.colour, 80) }) +
      rect(part(own, 0.03, 0.955, 0.93, 0.045), 4, { fill: '#26282d' }) +
      rect(part(own, 0.03, 0.82, 0.925, 0.03), 0, { fill: darken(pen.colour, 0.4), opacity: 0.35 }) +
      wordmark(pen.subject.brand, part(own, 0.34, 0.42, 0.32, 0.12), mark(pen.colour))
    );
  },
};
