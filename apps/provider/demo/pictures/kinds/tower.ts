import {
  alpha,
  type Box,
  body,
  box,
  chip,
  circle,
  darken,
  edge,
  fan,
  fins,
  glass,
  grille,
  groove,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  port,
  rect,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** What ready-made computers and bare cases share: an upright box with a mesh front. */
export const towerFront = (pen: Pen, b: Box, lit: boolean): string => {
  const mesh = part(b, 0.1, 0.1, 0.8, 0.82);
  const net = isLight(pen.colour) ? darken(pen.colour, 0.14) : lighten(pen.colour, isDark(pen.colour) ? 0.05 : 0);
  const tone = glow(pen);
  const r = Math.min(mesh.w * 0.46, mesh.h * 0.155);
  return (
    body(pen, b, { r: b.w * 0.05 }) +
    (lit
      ? rect(mesh, 8, { fill: '#0c0d10' }) +
        times(3, (i) => fan(pen, b.x + b.w / 2, mesh.y + mesh.h * (0.175 + i * 0.325), r, { glow: tone, blades: 7 })) +
        rect(mesh, 8, { fill: pen.tile(7, 7, circle(3.5, 3.5, 2.9, { stroke: '#050608', line: 2.4 })), opacity: 0.42 })
      : grille(pen, mesh, 8, { colour: net, hole: 7 }) +
        rect(part(b, 0.1, 0.1, 0.8, 0.82), 8, { stroke: alpha(edge(net), 0.8), line: 1.4 })) +
    circle(b.x + b.w * 0.18, b.y + b.h * 0.05, b.w * 0.042, { fill: pen.matt(darken(pen.colour, 0.12)), stroke: edge(pen.colour) }) +
    circle(b.x + b.w * 0.18, b.y + b.h * 0.05, b.w * 0.024, { stroke: '#ffffff', line: 1.4, opacity: 0.8 }) +
    [0.34, 0.46].map((x) => port(part(b, x, 0.042, 0.085, 0.016), 1.5)).join('') +
    circle(b.x + b.w * 0.66, b.y + b.h * 0.05, b.w * 0.02, { fill: '#0b0c0f', stroke: '#9da1a8' }) +
    wordmark(pen.subject.brand, part(b, 0.34, 0.94, 0.32, 0.03), mark(pen.colour))
  );
};

export const glow = (pen: Pen): string => lighten(pen.look(makers).accent, 0.18);

/** The inside behind a glass side: board, cooler, memory, graphics card, fans, power supply's shroud. */
export const inside = (pen: Pen, b: Box, isFurnished: boolean): string => {
  const tone = glow(pen);
  const room = part(b, 0.03, 0.03, 0.94, 0.94);
  const plate = part(room, 0.06, 0.06, 0.62, 0.68);
  const r = room.h * 0.1;
  const column = times(3, (i) => fan(pen, room.x + room.w * 0.86, room.y + room.h * (0.15 + i * 0.24), r, { glow: tone, blades: 7 }));
  const card = part(room, 0.06, 0.46, 0.62, 0.17);
  const parts = isFurnished
    ? rect(plate, 4, { fill: pen.matt('#22252c'), stroke: '#3d4149' }) +
      fins(pen, part(plate, 0.06, 0.06, 0.16, 0.42), 9, { upright: false, colour: '#4c5058' }) +
      fan(pen, plate.x + plate.w * 0.44, plate.y + plate.h * 0.29, plate.h * 0.2, { glow: tone, blades: 7 }) +
      times(
        4,
        (i) =>
          rect(part(plate, 0.72 + i * 0.06, 0.08, 0.035, 0.44), 2, { fill: pen.metal('#7b8088', 90) }) +
          rect(part(plate, 0.72 + i * 0.06, 0.08, 0.035, 0.05), 2, { fill: tone }),
      ) +
      chip(pen, part(plate, 0.66, 0.84, 0.12, 0.12)) +
      rect({ ...card, y: card.y + 8 }, 6, { fill: '#000000', opacity: 0.4 }) +
      body(pen, card, { r: 6, colour: '#33363d' }) +
      rect(part(card, 0.04, 0.08, 0.92, 0.06), 3, { fill: tone }) +
      wordmark(pen.subject.brand, part(card, 0.3, 0.35, 0.4, 0.38), '#dfe3ea')
    : rect(plate, 4, { fill: '#1b1d22', stroke: '#383b42' }) +
      times(6, (i) =>
        rect(part(plate, 0.06 + (i % 2) * 0.5, 0.1 + Math.floor(i / 2) * 0.3, 0.34, 0.16), 4, { fill: '#0d0e11', stroke: '#34373e' }),
      );
  return (
    rect(room, 5, {
      fill: pen.linear(
        [
          [0, '#1a1c22'],
          [1, '#0b0c10'],
        ],
        60,
      ),
    }) +
    rect(room, 5, {
      fill: pen.radial(
        [
          [0, alpha(tone, 0.3)],
          [1, alpha(tone, 0)],
        ],
        0.6,
        0.35,
        0.6,
      ),
    }) +
    parts +
    column +
    body(pen, part(room, 0, 0.8, 1, 0.2), { r: 3, colour: isLight(pen.colour) ? darken(pen.colour, 0.12) : lighten(pen.colour, 0.04) })
  );
};

/** The tower turned so that its left side shows; `side` draws that side in a box of depth × height. */
export const angledTower = (pen: Pen, lit: boolean, side: (b: Box) => string): string => {
  const { width, height, depth } = pen.size;
  const v: View = pen.view(-52, 13);
  const flat = box(0, 0, depth * v.k, height * v.k);
  return (
    v.shadow(0, 0, width, depth, 0.5) +
    v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 0.6, content: (b) => towerFront(pen, b, lit) }) +
    v.on('left', 0, height, 0, side(flat)) +
    v.on(
      'top',
      width * 0.15,
      height,
      depth * 0.12,
      rect(box(0, 0, width * 0.7 * v.k, depth * 0.7 * v.k), 6, {
        fill: pen.tile(8, 8, circle(4, 4, 2.4, { fill: darken(pen.colour, 0.6) })),
        stroke: alpha(edge(pen.colour), 0.6),
        line: 1,
      }),
    )
  );
};

export const glassSide = (pen: Pen, b: Box, isFurnished: boolean): string =>
  body(pen, b, { r: 5 }) +
  inside(pen, b, isFurnished) +
  glass(pen, part(b, 0.02, 0.02, 0.96, 0.96), 6).replace('fill="url', 'fill-opacity=".16" fill="url');

export const plainSide = (pen: Pen, b: Box): string =>
  body(pen, b, { r: 5 }) +
  groove(b.x + b.w * 0.93, b.y + 4, b.x + b.w * 0.93, b.y + b.h - 4, pen.colour, 2) +
  grille(pen, part(b, 0.14, 0.3, 0.34, 0.3), 8, { colour: darken(pen.colour, 0.08), hole: 9 }) +
  wordmark(pen.subject.brand, part(b, 0.6, 0.8, 0.26, 0.06), mark(pen.colour), { opacity: 0.5 });
