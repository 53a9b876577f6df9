import {
  alpha,
  type Box,
  body,
  box,
  coldDisplay,
  coldDoor,
  contactShadow,
  type Drawing,
  darken,
  digits,
  edge,
  feet,
  glass,
  groove,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  skin,
  type View,
  wordmark,
} from '../kit/index.ts';
import { uprightFreezers } from '../looks/cold.ts';
import { drawers } from './cold-inside.ts';

const isChest = (pen: Pen): boolean =>
  /ларь/.test(pen.text('layout')) || (pen.text('layout') === '' && pen.size.width > pen.size.height * 0.85);

const cabinet = (pen: Pen, b: Box): string => {
  const face = pen.look(uprightFreezers);
  const door = part(b, 0.006, 0.004, 0.988, 0.955);
  return (
    body(pen, face.legs ? part(b, 0, 0, 1, 0.975) : b, { r: b.w * 0.014, colour: darken(pen.colour, 0.3) }) +
    (face.legs
      ? rect(part(b, 0.08, 0.974, 0.07, 0.026), 3, { fill: '#3a3d44' }) + rect(part(b, 0.85, 0.974, 0.07, 0.026), 3, { fill: '#3a3d44' })
      : rect(part(b, 0.02, 0.96, 0.96, 0.04), 2, { fill: '#1d1f23' })) +
    coldDoor(pen, door, b, face, { open: 'left', grip: 'middle' }) +
    coldDisplay(pen, door, face, `${pen.number('minTemperature', -18, -40, 0)}°`)
  );
};

/** The chest's front: a plain wall, controls low on the right. */
const chestFront = (pen: Pen, b: Box): string =>
  body(pen, b, { r: 4, fill: skin(pen) }) +
  groove(b.x + 4, b.y + b.h * 0.88, b.x + b.w - 4, b.y + b.h * 0.88, pen.colour) +
  glass(pen, part(b, 0.7, 0.74, 0.22, 0.09), 5) +
  digits(part(b, 0.74, 0.755, 0.14, 0.06), '-24°', '#bfe0ff') +
  rect(part(b, 0.06, 0.92, 0.2, 0.04), 2, { fill: alpha(darken(pen.colour, 0.6), 0.6) }) +
  wordmark(pen.subject.brand, part(b, 0.06, 0.74, 0.2, 0.08), mark(pen.colour), { align: 'start', opacity: 0.75 });

const chest = (pen: Pen, yaw: number, pitch: number, open: boolean): string => {
  const { width: w, height: h, depth } = pen.size;
  const lid = h * 0.08;
  const up = open ? depth * 0.8 : 0;
  const v: View = pen.view(yaw, pitch, { width: w, height: h + up, depth });
  const flat = box(0, 0, w * v.k, depth * v.k);
  const well = part(flat, 0.05, 0.07, 0.9, 0.86);
  const basket = (x: number): string => {
    const own = part(well, x, 0.04, 0.42, 0.92);
    return (
      drawers(pen, own, 1) +
      rect(own, 3, { stroke: '#f4f6f8', line: 4 }) +
      rect(own, 3, { fill: pen.tile(16, 16, `<path d="M0 0H16M0 0V16" stroke="#8d98a5" stroke-width="1.6"/>`), opacity: 0.8 })
    );
  };
  const inner =
    rect(well, 8, {
      fill: pen.linear([
        [0, '#aebac7'],
        [0.3, '#e8eef4'],
        [1, '#ffffff'],
      ]),
      stroke: '#8f99a6',
      line: 2,
    }) +
    basket(0.05) +
    basket(0.53);
  const cap = (b: Box): string => rect(b, 10, { fill: pen.matt(lighten(pen.colour, 0.1)), stroke: edge(pen.colour), line: 1.4 });
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    (open
      ? v.plane(
          [0, h + depth * 0.82, -depth * 0.22],
          [1, 0, 0],
          [0, -0.96, 0.26],
          cap(flat) +
            rect(part(flat, 0.04, 0.06, 0.92, 0.84), 10, {
              fill: pen.linear(
                [
                  [0, '#ffffff'],
                  [1, '#cdd5de'],
                ],
                60,
              ),
              stroke: '#a3adb8',
              line: 1.4,
            }),
        )
      : '') +
    v.solid({ at: [0, 0, 0], size: [w, h - lid, depth], r: 0.8, content: (b) => chestFront(pen, b) }) +
    (open
      ? v.on('top', 0, h - lid, 0, cap(flat) + inner)
      : v.solid({
          at: [-0.5, h - lid, -0.3],
          size: [w + 1, lid, depth + 1.2],
          r: 1.6,
          content: (b) => rect(part(b, 0.4, 0.45, 0.2, 0.8), 4, { fill: pen.metal('#b9bdc3', 90), stroke: '#6d7178' }),
        }))
  );
};

export const freezer: Drawing = {
  angles: 3,
  size: { width: 60, height: 170, depth: 63 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (isChest(pen)) return angle === 0 ? chest(pen, 24, 16, false) : angle === 1 ? chest(pen, -22, 26, true) : chest(pen, 0, 8, false);
    if (angle === 1) {
      const v: View = pen.view(30, 9);
      return (
        v.shadow(0, 0, width, depth, 0.5) +
        v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 0.5, content: (b) => cabinet(pen, b) })
      );
    }
    if (angle === 2) {
      const v: View = pen.view(-20, 9, { width: width * 1.42, height, depth: depth + width * 0.85 });
      const flat = box(0, 0, width * v.k, height * 0.955 * v.k);
      const across: readonly [number, number, number] = [0.37, 0, 0.93];
      return (
        v.shadow(0, 0, width, depth, 0.45) +
        v.solid({
          at: [0, 0, 0],
          size: [width, height, depth],
          r: 0.4,
          content: (b) => cabinet(pen, b) + drawers(pen, part(b, 0.03, 0.018, 0.94, 0.93), Math.round(pen.number('compartments', 6, 2, 8))),
        }) +
        v.plane(
          [width + 2.4, height, depth],
          across,
          [0, -1, 0],
          rect(flat, 6, { fill: pen.matt(darken(pen.colour, 0.1)), stroke: edge(pen.colour), line: 2 }),
        ) +
        v.plane(
          [width, height, depth],
          across,
          [0, -1, 0],
          rect(flat, 6, {
            fill: pen.linear(
              [
                [0, '#fbfcfd'],
                [1, '#ccd4dd'],
              ],
              0,
            ),
            stroke: '#98a2ae',
            line: 1.4,
          }) + rect(part(flat, 0.08, 0.03, 0.84, 0.94), 10, { fill: '#e9eef3', stroke: '#c3ccd6', line: 1.4 }),
        )
      );
    }
    const b = pen.fit(width, height, { w: 640, h: 820, tallest: 190 });
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + feet(b, b.w * 0.08, 5) + cabinet(pen, b);
  },
};
