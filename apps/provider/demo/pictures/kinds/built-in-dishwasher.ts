import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  digits,
  ellipse,
  feet,
  glass,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  rect,
  skin,
  times,
  touchStrip,
  type View,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';
import { openDishwasher } from './dish-rack.ts';

/** Without its furniture front: bare door with mounting holes, the controls on its upper edge. */
const front = (pen: Pen, b: Box): string => {
  const door = part(b, 0.012, 0.05, 0.976, 0.8);
  const hole = (x: number, y: number): string =>
    circle(door.x + door.w * x, door.y + door.h * y, Math.max(2.4, b.w * 0.008), {
      fill: '#1b1c20',
      stroke: lighten(pen.colour, 0.4),
      line: 1,
    });
  return (
    body(pen, b, { r: 3, colour: darken(pen.colour, 0.35) }) +
    glass(pen, part(b, 0, 0, 1, 0.052), 3) +
    touchStrip(part(b, 0.08, 0.004, 0.84, 0.044), '2:40') +
    panel(pen, door, { r: 3, fill: skin(pen) }) +
    rect(part(door, 0.08, 0.1, 0.84, 0.84), 4, { stroke: darken(pen.colour, 0.22), line: 2, fill: 'none' }) +
    times(4, (i) => hole(0.05, 0.12 + i * 0.25) + hole(0.95, 0.12 + i * 0.25)) +
    rect(part(door, 0.36, 0.02, 0.28, 0.03), 3, { fill: darken(pen.colour, 0.5) }) +
    wordmark(pen.subject.brand, part(door, 0.36, 0.46, 0.28, 0.05), mark(pen.colour), { opacity: 0.5 }) +
    rect(part(b, 0.04, 0.87, 0.92, 0.13), 2, {
      fill: pen.linear([
        [0, '#16171b'],
        [1, '#2b2d33'],
      ]),
    })
  );
};

export const builtInDishwasher: Drawing = {
  angles: 3,
  size: { width: 60, height: 82, depth: 55 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 0)
      return openDishwasher(
        pen,
        (b) => front(pen, b),
        (b) => {
          const { controls, ink } = pen.look(makers);
          const x = { left: 0.04, middle: 0.38, right: 0.7, spread: 0.38 }[controls];
          const count = Math.round(pen.number('programs', 6, 3, 9));
          return (
            glass(pen, b, 2) +
            digits(part(b, x, 0.12, 0.26, 0.76), String(pen.number('settings', 9, 1, 20)), ink) +
            times(count, (i) =>
              circle(
                b.x +
                  b.w * (x > 0.5 ? 0.06 + i * 0.065 : x > 0.2 ? (i % 2 ? 0.95 : 0.05) + (i % 2 ? -1 : 1) * i * 0.035 : 0.94 - i * 0.065),
                b.y + b.h * 0.5,
                b.h * 0.2,
                {
                  stroke: ink,
                  line: 2,
                },
              ),
            )
          );
        },
      );
    if (angle === 1) {
      // In its place: cabinets on both sides, the beam tells the time on the floor.
      const b = pen.fit(width * 1.7, height * 1.08);
      const own = box(b.x + width * 0.35 * b.k, b.y + height * 0.08 * b.k, width * b.k, height * b.k);
      const wall = (x: number, w: number): string =>
        rect(box(x, own.y, w, own.h * 0.88), 3, { fill: pen.matt('#e6e2da'), stroke: '#b5afa3', line: 1.4 });
      return (
        contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w, 0.3) +
        wall(b.x, width * 0.345 * b.k) +
        wall(own.x + own.w + 2, width * 0.345 * b.k) +
        rect(box(b.x, own.y + own.h * 0.88, b.w, own.h * 0.12), 0, { fill: '#c9c4b9' }) +
        front(pen, own) +
        rect(box(b.x - 6, b.y, b.w + 12, own.y - b.y), 4, {
          fill: pen.linear([
            [0, '#7a5b42'],
            [1, '#563d2a'],
          ]),
          stroke: '#3f2c1e',
          line: 1.4,
        }) +
        ellipse(own.x + own.w / 2, b.y + b.h + 7, 22, 5, {
          fill: pen.radial([
            [0, '#ff5a4a'],
            [1, '#ff5a4a00'],
          ]),
        })
      );
    }
    const v: View = pen.view(28, 34);
    return (
      v.shadow(0, 0, width, depth, 0.5) +
      v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 0.3, content: (b) => feet(b, b.w * 0.06, 4) + front(pen, b) }) +
      v.on('top', 0, height, 0, rect(box(0, 0, width * v.k, depth * 0.9 * v.k), 2, { fill: pen.metal('#a9aeb5', 90), stroke: '#6d7178' })) +
      v.on(
        'top',
        width * 0.04,
        height,
        depth * 0.9,
        glass(pen, box(0, 0, width * 0.92 * v.k, depth * 0.1 * v.k), 2) +
          digits(box(width * 0.4 * v.k, 2, width * 0.12 * v.k, depth * 0.09 * v.k), '2:40'),
      )
    );
  },
};
