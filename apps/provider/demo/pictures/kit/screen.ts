import { darken, fromHue, lighten } from './colour.ts';
import { sheen } from './glass.ts';
import { label } from './lettering.ts';
import type { Pen } from './pen.ts';
import { type Box, box, circle, d, ellipse, group, type Point, path, rect, times } from './shapes.ts';

export type Tone = readonly [number, number, number];

/** The set's wallpapers share one palette logic: a calm hue, its neighbour, and a warm light. */
const tones: readonly [Tone, ...Tone[]] = [
  [222, 262, 28],
  [205, 232, 42],
  [258, 312, 20],
  [172, 208, 48],
  [14, 338, 44],
  [150, 190, 60],
  [232, 200, 350],
];

/** What a wallpaper shows; a maker has its own. */
export type Art = 'dunes' | 'orbs' | 'ribbons' | 'arcs' | 'rays' | 'dots' | 'petals';

interface Canvas {
  pen: Pen;
  b: Box;
  at: (x: number, y: number) => Point;
  tone: Tone;
  deep: string;
  mid: string;
  warm: string;
}

const arts: Readonly<Record<Art, (canvas: Canvas) => string>> = {
  dunes: ({ pen, b, at, tone: [h1, h2], warm }) =>
    circle(...at(0.66, 0.36), Math.min(b.w, b.h) * 0.17, {
      fill: pen.linear([
        [0, lighten(warm, 0.45)],
        [1, warm],
      ]),
    }) +
    times(4, (i) => {
      const y = 0.5 + i * 0.13;
      const lift = pen.random(`dune${i}`) * 0.14;
      return path(
        d('M', ...at(0, y + lift), 'C', ...at(0.3, y - 0.12), ...at(0.55, y + 0.16), ...at(1, y - lift), 'V', b.y + b.h, 'H', b.x, 'Z'),
        {
          fill: pen.linear([
            [0, fromHue(h2 - i * 9, 0.5, 0.5 - i * 0.1)],
            [1, fromHue(h1, 0.6, 0.3 - i * 0.06)],
          ]),
        },
      );
    }),
  orbs: ({ pen, b, at, tone: [h1], deep, mid, warm }) => {
    const big = Math.max(b.w, b.h);
    return (
      circle(...at(0.2, 0.75), big * 0.42, {
        fill: pen.radial(
          [
            [0, lighten(mid, 0.3)],
            [0.7, mid],
            [1, deep],
          ],
          0.3,
          0.25,
          0.8,
        ),
        opacity: 0.9,
      }) +
      circle(...at(0.86, 0.34), big * 0.25, {
        fill: pen.radial(
          [
            [0, lighten(warm, 0.35)],
            [0.75, warm],
            [1, darken(warm, 0.4)],
          ],
          0.3,
          0.25,
          0.85,
        ),
      }) +
      circle(...at(0.55, 0.95), big * 0.17, { fill: pen.ball(fromHue(h1, 0.6, 0.45)) })
    );
  },
  ribbons: ({ pen, b, at, tone: [h1, , h3], deep }) =>
    times(5, (i) => {
      const y = 0.16 + i * 0.17;
      const wave = ['C', ...at(0.3, y - 0.22), ...at(0.6, y + 0.42), ...at(1.1, y - 0.06)];
      return path(d('M', ...at(-0.1, y + 0.2), ...wave, 'V', b.y + b.h * 1.1, 'H', b.x - 10, 'Z'), {
        fill: pen.linear(
          [
            [0, fromHue(h3 + i * (h1 - h3) * 0.2, 0.7, 0.62 - i * 0.07)],
            [1, deep],
          ],
          80,
        ),
        opacity: 0.72,
      });
    }),
  arcs: ({ b, at, tone: [h1, , h3] }) =>
    times(5, (i) =>
      circle(...at(0.1, 1), Math.max(b.w, b.h) * (0.95 - i * 0.17), { fill: fromHue(h1 + ((h3 - h1) * i) / 4, 0.62, 0.34 + i * 0.09) }),
    ),
  rays: ({ b, at, tone: [h1, , h3] }) =>
    times(6, (i) => {
      const [x, y] = at(0.5, 1.05);
      const ray = (turn: number): Point => [x + Math.cos(turn) * b.h * 1.3, y + Math.sin(turn) * b.h * 1.3];
      const from = -Math.PI + (i * Math.PI) / 6;
      return path(d('M', x, y, 'L', ...ray(from), 'L', ...ray(from + Math.PI / 6), 'Z'), {
        fill: fromHue(i % 2 ? h1 : h3, 0.6, 0.36 + i * 0.05),
        opacity: 0.8,
      });
    }),
  dots: ({ pen, b }) => {
    const step = Math.min(b.w, b.h) / 9;
    return (
      rect(b, 0, { fill: '#101114' }) +
      rect(b, 0, { fill: pen.tile(step, step, circle(step / 2, step / 2, step * 0.2, { fill: '#d9dade' })), opacity: 0.75 })
    );
  },
  petals: ({ b, at, tone: [h1, h2, h3] }) =>
    times(6, (i) => {
      const [x, y] = at(0.5, 0.62);
      const size = Math.min(b.w, b.h);
      return ellipse(x, y - size * 0.36, size * 0.2, size * 0.4, {
        fill: fromHue([h1, h2, h3][i % 3] ?? h1, 0.66, 0.5 + (i % 2) * 0.1),
        opacity: 0.85,
        transform: `rotate(${i * 60} ${Math.round(x)} ${Math.round(y)})`,
      });
    }),
};

const seeded = ['dunes', 'orbs', 'ribbons'] as const;

/** A wallpaper in the box; what it shows and its colours follow from the seed where nobody says. */
export const wallpaper = (
  pen: Pen,
  b: Box,
  r = 0,
  art: Art = pen.pick(seeded, 'wallpaper'),
  tone: Tone = pen.pick(tones, 'tone'),
): string => {
  const [h1, h2, h3] = tone;
  const [deep, mid, warm] = [fromHue(h1, 0.62, 0.24), fromHue(h2, 0.58, 0.52), fromHue(h3, 0.85, 0.68)];
  const at = (x: number, y: number): Point => [b.x + b.w * x, b.y + b.h * y];
  const ground = rect(b, 0, {
    fill: pen.linear(
      [
        [0, deep],
        [0.6, mid],
        [1, warm],
      ],
      70,
    ),
  });
  return group(ground + arts[art]({ pen, b, at, tone, deep, mid, warm }), { clip: pen.clip(rect(b, r, {})) });
};

/** A lit picture under glass: wallpaper, the day's slanting light, a fine dark frame line. */
export const screen = (pen: Pen, b: Box, r = 0, content = '', art?: Art, tone?: Tone): string =>
  wallpaper(pen, b, r, art, tone) + content + sheen(pen, b, r, 0.14) + rect(b, r, { stroke: '#000000', line: 1.2, opacity: 0.5 });

/** Signal, network, battery and clock along the top of a phone's screen. */
export const statusBar = (b: Box, clock = '9:41'): string => {
  const u = b.h;
  const right = b.x + b.w;
  const white = { fill: '#ffffff' };
  return group(
    label(clock, box(b.x, b.y - u * 0.1, u * 3, u * 1.2), '#ffffff', { align: 'start' }) +
      times(4, (i) => rect(box(right - u * 3.4 + i * u * 0.3, b.y + u * (0.75 - i * 0.2), u * 0.2, u * (0.25 + i * 0.2)), 1, white)) +
      rect(box(right - u * 1.7, b.y + u * 0.1, u * 1.5, u * 0.85), u * 0.22, { stroke: '#ffffff', line: u * 0.1 }) +
      rect(box(right - u * 1.55, b.y + u * 0.25, u * 0.95, u * 0.55), u * 0.1, white),
    { opacity: 0.92 },
  );
};

/** Small coloured tiles with plain signs, as on a home screen. */
export const apps = (pen: Pen, b: Box, columns: number, rows: number, r = 0.26): string => {
  const step = Math.min(b.w / columns, b.h / rows);
  const side = step * 0.66;
  const [gx, gy] = [b.w / columns, b.h / rows];
  return times(columns * rows, (i) => {
    const x = b.x + gx * ((i % columns) + 0.5) - side / 2;
    const y = b.y + gy * (Math.floor(i / columns) + 0.5) - side / 2;
    const start = fromHue((pen.random('apps') * 360 + i * 67) % 360, 0.62, 0.56);
    const sign =
      i % 3 === 0
        ? circle(x + side / 2, y + side / 2, side * 0.22, { stroke: '#ffffff', line: side * 0.08 })
        : i % 3 === 1
          ? rect(box(x + side * 0.27, y + side * 0.3, side * 0.46, side * 0.4), side * 0.08, { fill: '#ffffff' })
          : ellipse(x + side / 2, y + side / 2, side * 0.14, side * 0.24, { fill: '#ffffff' });
    const tile = box(x, y, side, side);
    return (
      rect(tile, side * r, { fill: start }) +
      rect(tile, side * r, {
        fill: pen.linear(
          [
            [0, '#ffffff3a'],
            [1, '#0000001a'],
          ],
          70,
        ),
      }) +
      sign
    );
  });
};
