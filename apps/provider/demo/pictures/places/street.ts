import { type Box, box, darken, ellipse, label, lighten, line, type Pen, part, path, rect, times } from '../kit/index.ts';
import { room, type Scene } from './place.ts';

/** Where walls end and the pavement begins. */
export const ground = 508;

const walls = ['#d9cdb8', '#cfd3d6', '#c99a7d', '#e6e1d5', '#b7c2c9', '#d8b7a0'] as const;

/** The wall of a house, lit from the upper left. */
export function wall({ pen }: Scene): string {
  const colour = pen.pick(walls, 'wall');
  const rows = pen.tile(64, 26, line(0, 25, 64, 25, { stroke: darken(colour, 0.3), line: 1, opacity: 0.28 }));
  const light = pen.linear(
    [
      [0, '#ffffff66'],
      [0.6, '#ffffff00'],
      [1, '#0a0c1222'],
    ],
    35,
  );
  const all = box(0, 0, room.width, ground);
  return rect(all, 0, { fill: colour }) + rect(all, 0, { fill: rows }) + rect(all, 0, { fill: light });
}

/** Windows of the floor above. */
export const windows = ({ pen }: Scene): string =>
  times(4, (at) => {
    const b = box(66 + at * 178, -40, 134, 146);
    const glass = pen.linear(
      [
        [0, '#dce9f2'],
        [0.45, '#9db6c6'],
        [1, '#6f8ea3'],
      ],
      60,
    );
    return (
      rect({ ...b, x: b.x - 8, y: b.y - 8, w: b.w + 16, h: b.h + 16 }, 3, { fill: '#f4f2ec' }) +
      rect(b, 0, { fill: glass }) +
      line(b.x + b.w / 2, b.y, b.x + b.w / 2, b.y + b.h, { stroke: '#f4f2ec', line: 7 }) +
      rect(box(b.x - 14, b.y + b.h + 8, b.w + 28, 10), 2, { fill: '#e3dfd4' })
    );
  });

/** Slabs, the kerb, and the road. */
export function pavement({ pen }: Scene): string {
  const slabs = pen.tile(80, 60, line(0, 0, 22, 60, { stroke: '#8b8d8a', line: 1.2, opacity: 0.5 }));
  const stone = pen.linear([
    [0, '#b9b8b2'],
    [1, '#d0cfc9'],
  ]);
  const all = box(0, ground, room.width, room.height - ground);
  return (
    rect(all, 0, { fill: stone }) +
    rect(all, 0, { fill: slabs }) +
    rect(box(0, 570, room.width, 10), 0, { fill: '#e2e0da' }) +
    rect(box(0, 580, room.width, 20), 0, { fill: '#5a5d61' })
  );
}

/** The number of the house on its enamel plate. */
export function plate({ place: { house } }: Scene, x: number, y: number): string {
  if (house === '') return '';
  const b = box(x, y, 54, 42);
  return (
    rect(b, 5, { fill: '#1f4c8f', stroke: '#f5f6f8', line: 2.5 }) + label(house, part(b, 0.14, 0.2, 0.72, 0.6), '#ffffff', { weight: 700 })
  );
}

/** A word on the band over a door, as wide as its letters, beside the mark. */
export function sign({ pen, colour }: Scene, b: Box, text: string, hasMark: boolean): string {
  const high = b.h * 0.5;
  const size = b.h * 0.62;
  const left = b.x + b.h * 0.3;
  const band = pen.linear([
    [0, lighten(colour, 0.12)],
    [1, darken(colour, 0.12)],
  ]);
  return (
    rect(box(b.x + 6, b.y + b.h - 4, b.w - 12, 18), 4, { fill: '#0a0c12', opacity: 0.22 }) +
    rect(b, 6, { fill: band }) +
    (hasMark ? mark(left, b.y + (b.h - size) / 2, size, colour) : '') +
    label(text, box(left + (hasMark ? size + 22 : 8), b.y + (b.h - high) / 2, b.w, high), '#ffffff', { weight: 700, align: 'start' })
  );
}

/** The shop's mark, white on its sign. */
const mark = (x: number, y: number, size: number, colour: string): string => {
  const k = size / 32;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(k * 100) / 100})">${rect(box(0, 0, 32, 32), 8, { fill: '#ffffff' })}${path('M7 9h4.2l4.8 11.4L20.8 9H25l-7 15h-4z', { fill: colour })}</g>`;
};

/** A bush in a tub. */
export function bush(pen: Pen, x: number, wide: number): string {
  const leaf = pen.radial(
    [
      [0, '#7fa668'],
      [1, '#43693d'],
    ],
    0.38,
    0.3,
    0.75,
  );
  const high = wide * 1.25;
  const tub = box(x - wide * 0.36, ground + 30 - wide * 0.62, wide * 0.72, wide * 0.62);
  return (
    ellipse(x, ground + 31, wide * 0.52, 7, { fill: '#0a0c12', opacity: 0.3 }) +
    ellipse(x, tub.y - high * 0.36, wide * 0.5, high * 0.5, { fill: leaf }) +
    rect(tub, 5, { fill: pen.matt('#6b6f75') })
  );
}
