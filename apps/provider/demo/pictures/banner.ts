import { compose, sizeOf } from './draw.ts';
import { type Box, darken, fromHue, hash, lighten, n, Pen } from './kit/index.ts';
import { example, place, svg } from './sections.ts';
import type { Kind, Subject } from './subject.ts';

/** Longest side in centimetres of what is drawn, where the given size is only its core's. */
const sizeWithStrap: Partial<Record<Kind, number>> = { 'smart-watch': 13, 'fitness-band': 14, earbuds: 9 };

/** A slide's picture: its size, the things' room on it, and how many of them go in. The wide one leaves its left to the words. */
interface Shape {
  width: number;
  height: number;
  room: Box;
  maxItems: number;
  /** How much nearer small things stand than large ones. */
  near: number;
  /** The middle of the light on the wall, and how far it reaches. */
  sun: readonly [x: number, y: number, rx: number, ry: number];
}

const shapes = {
  wide: { width: 1600, height: 640, room: { x: 620, y: 100, w: 930, h: 440 }, maxItems: 4, near: 34, sun: [1110, 250, 620, 400] },
  narrow: { width: 800, height: 500, room: { x: 60, y: 50, w: 680, h: 380 }, maxItems: 2, near: 26, sun: [420, 190, 420, 300] },
  clear: { width: 800, height: 500, room: { x: 24, y: 16, w: 752, h: 446 }, maxItems: 2, near: 26, sun: [420, 190, 420, 300] },
} as const satisfies Record<string, Shape>;

interface BannerItem {
  subject: Subject;
  w: number;
  h: number;
}

/** By the root of the true size: a television stays larger than a phone, yet both can be seen. */
function bannerItemOf(kind: Kind, seed: number): BannerItem {
  const subject = example(kind, seed);
  const { frame } = compose(subject, 0);
  const { width, height, depth } = sizeOf(kind);
  const ratio = Math.sqrt(sizeWithStrap[kind] ?? Math.max(width, height, depth)) / Math.max(frame.w, frame.h);
  return { subject, w: frame.w * ratio, h: frame.h * ratio };
}

/** Wall, light and table in one tone. */
function scene({ width, height, room, sun: [x, y, rx, ry] }: Shape, pen: Pen, hue: number): string {
  const ground = fromHue(hue, 0.42, 0.9);
  const wall = pen.linear(
    [
      [0, lighten(ground, 0.45)],
      [0.7, ground],
      [1, darken(ground, 0.06)],
    ],
    20,
  );
  const table = pen.linear([
    [0, darken(ground, 0.07)],
    [1, darken(ground, 0.015)],
  ]);
  const sun = pen.radial([
    [0, '#ffffffb0'],
    [1, '#ffffff00'],
  ]);
  const edge = room.y + room.h - 46;
  return `<rect width="${width}" height="${height}" fill="${wall}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${sun}"/><rect y="${n(edge)}" width="${width}" height="${n(height - edge)}" fill="${table}"/>`;
}

/** The things in a row on one floor; they overlap a little, the nearer before the farther. */
function row(things: readonly BannerItem[], { room, near }: Shape, prefix: string): { defs: string; content: string }[] {
  const overlap = things.length > 2 ? 0.03 : -0.04;
  const sum = things.reduce((total, { w }) => total + w, 0);
  const wide = sum * (1 - overlap * (things.length - 1));
  const scale = Math.min(room.w / wide, room.h / Math.max(1, ...things.map(({ h }) => h)));
  const middle = things.reduce((total, { w, h }) => total + w * h, 0) / Math.max(1, things.length);
  let x = room.x + (room.w - wide * scale) / 2;
  const placedItems = things.map(({ subject, w, h }, index) => {
    // Small things stand nearer, before the large ones.
    const lower = w * h < middle ? near : 0;
    const own = { x, y: room.y + room.h + lower - h * scale, w: w * scale, h: h * scale };
    x += own.w - overlap * sum * scale;
    return { ...place(subject, 0, own, `${prefix}${index}`), area: w * h };
  });
  return placedItems.sort((one, other) => other.area - one.area);
}

/**
 * The home slider's picture: devices on one floor. Wide, 1600 × 640, up to four of them stand right of the middle, where the
 * words on the left leave room; narrow, 800 × 500, two stand in the middle; clear, the same without a wall, to stand on a ground of
 * the screen's own beside its words. `hue` is the ground's tone in degrees.
 */
export const drawBanner = (kinds: readonly Kind[], hue: number, seed = 0, look: keyof typeof shapes = 'wide'): string => {
  const shape: Shape = shapes[look];
  const shownKinds = kinds.slice(0, shape.maxItems);
  const mark = hash(`${shownKinds.join()}${hue}${seed}`).toString(36);
  const pen = new Pen(example('phone', seed), { width: 1, height: 1, depth: 1 }, `g${mark}`);
  const back = look === 'clear' ? '' : scene(shape, pen, hue);
  const placedItems = row(
    shownKinds.map((kind, index) => bannerItemOf(kind, seed + index)),
    shape,
    `b${mark}`,
  );
  const defs = placedItems.map((item) => item.defs).join('');
  return svg(shape.width, shape.height, pen.defs + defs, back + placedItems.map(({ content }) => content).join(''));
};
