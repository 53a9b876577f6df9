import {
  type Box,
  board,
  body,
  box,
  chip,
  circle,
  contactShadow,
  contacts,
  type Drawing,
  darken,
  edge,
  fins,
  isLight,
  label,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  times,
  type View,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const capacityOf = (pen: Pen): string => {
  const gigabytes = pen.number('capacity', 500, 1, 100_000);
  return gigabytes >= 1000 ? `${Math.round(gigabytes / 100) / 10} ТБ`.replace('.', ',') : `${gigabytes} ГБ`;
};

/** The label: how much it holds, how fast it reads, and a maker's stripe. */
const print = (pen: Pen, b: Box): string => {
  const { accent, controls } = pen.look(makers);
  const at = { left: 0, middle: 0.46, right: 0.92, spread: 0 }[controls];
  return (
    rect(part(b, at, 0, controls === 'spread' ? 1 : 0.08, controls === 'spread' ? 0.16 : 1), 2, { fill: accent }) +
    label(capacityOf(pen), part(b, controls === 'left' ? 0.12 : 0.06, 0.2, controls === 'middle' ? 0.38 : 0.7, 0.34), mark(pen.colour), {
      align: 'start',
      weight: 700,
    }) +
    label(
      `${pen.number('read', 500)} МБ/с`,
      part(b, controls === 'left' ? 0.12 : 0.06, 0.64, controls === 'middle' ? 0.38 : 0.6, 0.2),
      mark(pen.colour),
      { align: 'start' },
    ) +
    times(Math.round(pen.number('read', 500, 0, 16_000) / 2500), (i) =>
      rect(part(b, 0.6 + i * 0.05, 0.66, 0.03, 0.16), 1, { fill: accent }),
    )
  );
};

/** A cooler over the whole stick. */
const cooled = (pen: Pen, b: Box): string =>
  fins(pen, part(b, 0.06, 0.02, 0.9, 0.96), pen.number('depth', 4) > 1 ? 9 : 5, {
    colour: isLight(pen.colour) ? '#d5d8dc' : '#3a3d44',
    upright: false,
  }) +
  body(pen, part(b, 0.3, 0.22, 0.4, 0.56), { r: 4 }) +
  print(pen, part(b, 0.31, 0.26, 0.38, 0.48));

/** A bare stick for the M.2 slot: controller, memory, label. */
const stick = (pen: Pen, b: Box): string =>
  board(pen, part(b, 0.04, 0, 0.96, 1), 3, isLight(pen.colour) ? '#1d5c46' : darken(pen.colour, 0.2)) +
  contacts(part(b, 0, 0.1, 0.04, 0.8), 1) +
  times(11, (i) => rect(part(b, 0.002, 0.08 + i * 0.077, 0.045, 0.045), 0, { fill: '#d9b45b' })) +
  circle(b.x + b.w, b.y + b.h / 2, b.h * 0.12, { fill: '#00000055', stroke: '#b9a56a', line: 4 }) +
  chip(pen, part(b, 0.07, 0.2, 0.15, 0.6)) +
  chip(pen, part(b, 0.68, 0.08, 0.25, 0.84)) +
  body(pen, part(b, 0.25, 0.06, 0.4, 0.88), { r: 3, finish: 'gloss' }) +
  print(pen, part(b, 0.25, 0.06, 0.4, 0.88));

const drive = (pen: Pen, b: Box): string => {
  const plate = part(b, 0.08, 0.3, 0.84, 0.5);
  return (
    body(pen, b, { r: Math.min(b.w, b.h) * 0.05, finish: 'metal', fill: pen.matt(pen.colour, 55) }) +
    [
      [0.05, 0.05],
      [0.95, 0.05],
      [0.05, 0.95],
      [0.95, 0.95],
    ]
      .map(([x = 0, y = 0]) =>
        circle(b.x + b.w * x, b.y + b.h * y, b.w * 0.014, { fill: darken(pen.colour, 0.55), stroke: edge(pen.colour) }),
      )
      .join('') +
    rect(plate, 8, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.16)],
          [1, darken(pen.colour, 0.22)],
        ],
        25,
      ),
      stroke: edge(pen.colour),
      line: 0.8,
    }) +
    print(pen, part(plate, 0.04, 0.08, 0.92, 0.84)) +
    rect(part(b, 0.3, 0.96, 0.4, 0.04), 2, { fill: '#0b0c0f' }) +
    contacts(part(b, 0.32, 0.972, 0.36, 0.022), 22)
  );
};

export const ssd: Drawing = {
  angles: 2,
  size: { width: 8, height: 2.2, depth: 0.3 },
  draw(pen, _subject, angle) {
    const [thin = 0.3, short = 2.2, long = 8] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    const slim = long / short > 2.4 && !pen.mentions(/2[.,]5/);
    const [w, h] = slim ? [long, short] : [short, long];
    const face = slim ? (pen.flag('heatsink') ? cooled : stick) : drive;
    if (angle === 1) {
      const v: View = pen.view(-30, 36, { width: w, height: thin, depth: h });
      return (
        v.shadow(0, 0, w, h, 0.5) +
        v.solid({
          at: [0, 0, 0],
          size: [w, Math.max(0.18, thin), h],
          face: 'top',
          r: slim ? 0.08 : 0.3,
          colour: slim ? '#17352a' : pen.colour,
          content: (b) => face(pen, b),
        })
      );
    }
    const b = pen.fit(w, h, { w: 600, h: 700 });
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + face(pen, box(b.x, b.y, b.w, b.h));
  },
};
