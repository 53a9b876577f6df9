import {
  type Box,
  body,
  box,
  buttons,
  circle,
  type Drawing,
  darken,
  digits,
  edge,
  glass,
  groove,
  knob,
  laundryFront,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  rect,
  skin,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { washingMachines } from '../looks/laundry.ts';
import { makers } from '../looks/makers.ts';

const isTop = (pen: Pen): boolean => /вертик/.test(pen.text('loading')) || (pen.text('loading') === '' && pen.size.width < 50);

const front = (pen: Pen, b: Box): string =>
  laundryFront(pen, b, pen.look(washingMachines), {
    load: pen.number('load', 7, 1, 15),
    display: String(pen.number('spin', 1200, 100, 2000)),
    ink: pen.flag('steam') ? '#9fe0ff' : '#ffffff',
  });

const topFront = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.03, fill: skin(pen) }) +
  groove(b.x + 4, b.y + b.h * 0.1, b.x + b.w - 4, b.y + b.h * 0.1, pen.colour) +
  groove(b.x + 4, b.y + b.h * 0.88, b.x + b.w - 4, b.y + b.h * 0.88, pen.colour) +
  wordmark(pen.subject.brand, part(b, 0.28, 0.15, 0.44, 0.035), mark(pen.colour), { opacity: 0.7 }) +
  panel(pen, part(b, pen.look(makers).grip === 'arc' ? 0.1 : 0.58, 0.905, 0.32, 0.07), { r: 4 });

/** Loading from above: lid, controls behind it; opened, the drum's flaps show. */
const topLoader = (pen: Pen, yaw: number, pitch: number, open: boolean): string => {
  const { width: w, height: h, depth } = pen.size;
  const lid = depth * 0.68;
  const back = h * 0.045;
  const v: View = pen.view(yaw, pitch, { width: w, height: h + (open ? lid * 0.9 : back), depth });
  const k = v.k;
  const look = pen.look(makers);
  const flat = box(0, 0, w * k, lid * k);
  const hole = part(flat, 0.1, 0.08, 0.8, 0.84);
  const controls = (b: Box): string =>
    glass(pen, part(b, 0.36, 0.2, 0.28, 0.6), 4) +
    digits(part(b, 0.4, 0.3, 0.2, 0.4), String(pen.number('programs', 12, 1, 40)), look.ink) +
    knob(pen, b.x + b.w * (look.controls === 'left' ? 0.2 : 0.86), b.y + b.h * 0.5, b.h * 0.32, { colour: '#c9ccd1', metal: true }) +
    buttons(pen, part(b, look.controls === 'left' ? 0.7 : 0.06, 0.3, 0.24, 0.4), 3, { lit: 2, colour: look.accent });
  const drum =
    rect(hole, 14, {
      fill: pen.linear([
        [0, '#2b2e34'],
        [1, '#60656d'],
      ]),
      stroke: '#3d4046',
      line: 3,
    }) +
    rect(part(hole, 0.1, 0.1, 0.8, 0.8), 10, { fill: pen.metal('#b4b8be', 90), stroke: '#54585f', line: 2 }) +
    rect(part(hole, 0.1, 0.1, 0.8, 0.8), 10, { fill: pen.tile(12, 12, circle(6, 6, 2, { fill: '#3c4046' })), opacity: 0.6 }) +
    rect(part(hole, 0.22, 0.28, 0.56, 0.44), 6, {
      fill: pen.linear([
        [0, '#17191d'],
        [1, '#3d4148'],
      ]),
      stroke: '#6d7279',
      line: 2,
    }) +
    rect(part(hole, 0.3, 0.4, 0.4, 0.26), 12, {
      fill: pen.linear(
        [
          [0, '#e8ebf2'],
          [0.5, '#7fa6d8'],
          [1, '#47689a'],
        ],
        30,
      ),
    });
  const rear = depth - lid;
  const band = v.on(
    'front',
    w * 0.06,
    h * 0.885,
    depth,
    rect(box(0, 0, w * (look.grip === 'arc' ? 0.88 : 0.4) * k, h * 0.012 * k), 4, { fill: look.accent }),
  );
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    v.solid({ at: [0, 0, 0], size: [w, h, depth], r: 1.2, content: (b) => topFront(pen, b) }) +
    band +
    (open
      ? v.plane(
          [0, h + lid * 0.94, rear * 0.7],
          [1, 0, 0],
          [0, -0.97, 0.24],
          rect(flat, 8, { fill: pen.matt(lighten(pen.colour, 0.05)), stroke: edge(pen.colour), line: 1.6 }) +
            rect(part(flat, 0.08, 0.08, 0.84, 0.8), 8, { fill: pen.matt(darken(pen.colour, 0.08)), stroke: darken(pen.colour, 0.3) }),
        ) + v.on('top', 0, h, rear, drum)
      : '') +
    v.solid({ at: [0, h, 0], size: [w, back, rear], face: 'top', r: 1, content: (b) => controls(part(b, 0.02, 0.15, 0.96, 0.7)) }) +
    (open
      ? ''
      : v.solid({
          at: [0, h, rear],
          size: [w, back * 0.6, lid],
          face: 'top',
          r: 1,
          content: (b) => rect(part(b, 0.3, 0.9, 0.4, 0.07), 5, { fill: darken(pen.colour, 0.5), opacity: 0.7 }),
        }))
  );
};

export const washingMachine: Drawing = {
  angles: 3,
  size: { width: 60, height: 85, depth: 52 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (isTop(pen))
      return angle === 0 ? topLoader(pen, 28, 24, false) : angle === 1 ? topLoader(pen, -26, 30, true) : topLoader(pen, 14, 52, false);
    // A little from the side: a narrow machine shows that it is one.
    if (angle !== 2) {
      const v: View = angle === 0 ? pen.view(22, 7) : pen.view(-32, 14);
      return (
        v.shadow(0, 0, width, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 1, content: (b) => front(pen, b) })
      );
    }
    const b = pen.fit(width, height);
    return zoom(front(pen, b), b.x + b.w * 0.62, b.y + b.h * 0.22, 1.9);
  },
};
