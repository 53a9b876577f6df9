import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  glass,
  grip,
  isDark,
  isLight,
  knob,
  lighten,
  litWindow,
  type Pen,
  part,
  path,
  rect,
  sheen,
  skin,
  times,
  type View,
  zoom,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';

/** Glass of the door and the strip: black ones are black all over, light ones keep their own colour around the window. */
const paint = (pen: Pen): string =>
  isDark(pen.colour) ? pen.glassPaint(lighten(pen.colour, 0.01)) : isLight(pen.colour) ? pen.gloss(pen.colour, 62) : skin(pen);

/** Where two dials stand on the strip, and the display beside them. */
const dials: Readonly<Record<Maker['controls'], readonly [first: number, second: number, display: number]>> = {
  left: [0.1, 0.26, 0.6],
  middle: [0.4, 0.56, 0.72],
  right: [0.74, 0.9, 0.2],
  spread: [0.14, 0.86, 0.5],
};

/** What is lit in the display tells how the oven cleans itself: by heat, by steam, or not. */
const temperature = (pen: Pen): string => (/пиро/.test(pen.text('cleaning')) ? '480°' : pen.flag('steam') ? '100°' : '180°');

const front = (pen: Pen, b: Box): string => {
  const look = pen.look(makers);
  const strip = part(b, 0, 0, 1, 0.165);
  const door = part(b, 0, 0.175, 1, 0.825);
  const metal = isDark(pen.colour) ? '#9a9ea5' : pen.colour;
  const control = pen.text('control');
  const [first, second, at] = dials[look.controls];
  const dial = (x: number, turn: number): string =>
    knob(pen, strip.x + strip.w * x, strip.y + strip.h * 0.52, strip.h * 0.31, { colour: metal, metal: true, turn });
  const display = (x: number, w: number): string =>
    glass(pen, part(strip, x - w / 2, 0.22, w, 0.56), 5) +
    digits(part(strip, x - w * 0.42, 0.32, w * 0.84, 0.36), temperature(pen), look.ink);
  const controls = /сенсор/.test(control)
    ? glass(pen, part(strip, 0.02, 0.12, 0.96, 0.76), 6) +
      digits(part(strip, at - 0.14, 0.26, 0.28, 0.48), temperature(pen), look.ink) +
      times(Math.round(pen.number('modes', 8, 3, 20) / 3), (i) =>
        circle(strip.x + strip.w * (at > 0.5 ? 0.08 + i * 0.06 : 0.94 - i * 0.06), strip.y + strip.h * 0.5, strip.h * 0.07, {
          fill: look.ink,
          opacity: 0.75,
        }),
      )
    : dial(first, -50) + dial(second, 35) + (/механ/.test(control) ? '' : display(at, 0.22));
  // What is larger inside has a larger window.
  const tall = 0.4 + Math.max(0, Math.min(1, (pen.number('volume', 65) - 50) / 30)) * 0.18;
  const framed = look.grip === 'flat' || look.grip === 'slot' ? 0.06 : 0.15;
  const window = part(door, framed + 0.05, 0.86 - tall, 0.9 - framed * 2, tall);
  return (
    rect(b, 3, { fill: '#0d0e11' }) +
    body(pen, strip, { r: 4, fill: paint(pen) }) +
    controls +
    body(pen, door, { r: 4, fill: paint(pen) }) +
    (isDark(pen.colour)
      ? ''
      : rect(part(door, framed, 0.82 - tall, 1 - framed * 2, tall + 0.08), 6, {
          fill: pen.glassPaint('#15171b'),
          stroke: edge('#15171b'),
          line: 1.2,
        })) +
    litWindow(pen, window, { dish: pen.flag('steam') !== true }) +
    (pen.flag('steam') ? steam(window) : '') +
    (/газ/.test(pen.text('type')) ? flames(window) : '') +
    sheen(pen, isDark(pen.colour) ? door : part(door, framed, 0.82 - tall, 1 - framed * 2, tall + 0.08), 5, 0.15) +
    grip(
      pen,
      part(door, 0.07, 0.065, 0.86, 0.045),
      look.grip,
      isDark(pen.colour) ? '#a9adb4' : isLight(pen.colour) ? '#b9bdc3' : lighten(pen.colour, 0.15),
    )
  );
};

const steam = (b: Box): string =>
  path(
    times(5, (i) =>
      d('M', b.x + b.w * (0.2 + i * 0.15), b.y + b.h * 0.72, 'q', b.w * 0.05, -b.h * 0.14, 0, -b.h * 0.26, 't', 0, -b.h * 0.24),
    ),
    { stroke: '#ffffff', line: b.h * 0.035, round: true, opacity: 0.6 },
  );

const flames = (b: Box): string =>
  path(
    times(9, (i) => d('M', b.x + b.w * (0.14 + i * 0.09), b.y + b.h * 0.97, 'l', b.w * 0.016, -b.h * 0.1, 'l', b.w * 0.016, b.h * 0.1)),
    { fill: '#6fb4ff', opacity: 0.9 },
  );

export const oven: Drawing = {
  angles: 3,
  size: { width: 59.5, height: 59.5, depth: 55 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    if (angle === 1) {
      const v: View = pen.view(30, 14);
      // The steel box that goes into the cabinet is a little smaller than the front.
      return (
        v.shadow(w * 0.03, 0, w * 0.94, depth, 0.5) +
        v.solid({ at: [w * 0.03, 0, 0], size: [w * 0.94, h * 0.97, depth - 2.5], colour: '#9b9fa5' }) +
        v.on('right', w * 0.97, h * 0.85, depth * 0.7, rect(box(0, 0, depth * 0.4 * v.k, 2 * v.k), 2, { fill: darken('#9b9fa5', 0.5) })) +
        v.solid({ at: [0, 0, depth - 2.5], size: [w, h, 2.5], r: 0.4, content: (b) => front(pen, b) })
      );
    }
    const b = pen.fit(w, h);
    if (angle === 2) return zoom(front(pen, b), b.x + b.w * 0.28, b.y + b.h * 0.22, 2.1);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + front(pen, b);
  },
};
