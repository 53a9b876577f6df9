import { type Box, box, circle, darken, label, lighten, polygon, rect, times } from '../kit/index.ts';
import type { Scene } from './place.ts';
import { bush, ground, pavement, plate, wall } from './street.ts';

/** Heights of the doors of a column, in tenths. */
const columns: readonly [readonly number[], ...(readonly number[])[]] = [
  [1, 1, 2, 2, 4],
  [2, 2, 2, 2, 2],
  [1, 1, 1, 3, 4],
  [2, 3, 1, 2, 2],
  [1, 2, 2, 1, 1, 3],
];

/** One column of doors with locks. */
function doors({ pen, colour }: Scene, b: Box, name: string): string {
  const paint = pen.linear(
    [
      [0, lighten(colour, 0.24)],
      [0.5, lighten(colour, 0.08)],
      [1, colour],
    ],
    62,
  );
  let y = b.y;
  return pen
    .pick(columns, name)
    .map((tenths) => {
      const leaf = box(b.x + 2, y + 2, b.w - 4, (b.h * tenths) / 10 - 4);
      y += (b.h * tenths) / 10;
      return (
        rect(leaf, 4, { fill: paint, stroke: darken(colour, 0.36), line: 1.4 }) +
        circle(leaf.x + leaf.w - 12, leaf.y + leaf.h / 2, 4.5, { fill: '#e8eaee', stroke: darken(colour, 0.4), line: 1 })
      );
    })
    .join('');
}

/** The column with the screen where a code is typed. */
function terminal({ pen, colour }: Scene, b: Box): string {
  const screen = box(b.x + 14, b.y + b.h * 0.2, b.w - 28, b.h * 0.22);
  const glow = pen.linear(
    [
      [0, '#f4f8ff'],
      [1, '#c6d8f5'],
    ],
    60,
  );
  const key = (b.w - 36) / 3;
  return (
    rect({ ...b, x: b.x + 2, y: b.y + 2, w: b.w - 4, h: b.h - 4 }, 4, { fill: pen.matt('#2d3138'), stroke: '#17191d', line: 1.4 }) +
    rect(screen, 4, { fill: glow }) +
    rect(box(screen.x + 10, screen.y + 14, screen.w - 20, 10), 3, { fill: colour }) +
    times(3, (at) => rect(box(screen.x + 10, screen.y + 36 + at * 14, screen.w - 20 - at * 12, 6), 3, { fill: '#8fa6c6' })) +
    times(9, (at) =>
      rect(box(b.x + 14 + (at % 3) * (key + 4), b.y + b.h * 0.48 + Math.floor(at / 3) * 20, key, 15), 3, { fill: '#5b616b' }),
    ) +
    rect(box(b.x + 14, b.y + b.h * 0.72, b.w - 28, 26), 3, { fill: '#191b20' }) +
    rect(box(b.x + 22, b.y + b.h * 0.72 + 10, b.w - 44, 5), 2, { fill: '#5fd08a' })
  );
}

/** A wall of parcel lockers under its canopy. */
export function locker(scene: Scene): string {
  const { pen, colour } = scene;
  const cabinet = box(96, 190, 600, ground - 190);
  const wide = cabinet.w / 6;
  const place = 2 + Math.floor(pen.random('terminal') * 2);
  return (
    wall(scene) +
    pavement(scene) +
    rect(box(cabinet.x - 26, ground - 8, cabinet.w + 60, 22), 10, { fill: '#05070d', opacity: 0.28 }) +
    rect(box(cabinet.x - 8, 108, cabinet.w + 16, ground - 108), 6, { fill: darken(colour, 0.45) }) +
    rect(box(cabinet.x, 116, cabinet.w, 66), 4, { fill: colour }) +
    label('Постамат', box(cabinet.x + 24, 134, 300, 32), '#ffffff', { weight: 700, align: 'start' }) +
    label('24 часа', box(cabinet.x + cabinet.w - 130, 138, 106, 24), '#ffffff', { weight: 600 }) +
    times(6, (at) => {
      const b = box(cabinet.x + at * wide, cabinet.y, wide, cabinet.h - 10);
      return at === place ? terminal(scene, b) : doors(scene, b, `column ${at}`);
    }) +
    polygon(
      [
        [70, 66],
        [730, 66],
        [716, 98],
        [84, 98],
      ],
      { fill: '#4b5058' },
    ) +
    rect(box(84, 98, 632, 8), 0, { fill: '#2b2f36' }) +
    plate(scene, 728, 200) +
    bush(pen, 44, 62)
  );
}
