import {
  type Box,
  body,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  ellipse,
  glass,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  skin,
  spot,
  touchStrip,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const isFlow = (pen: Pen): boolean => /проточ/.test(pen.text('type')) || (pen.size.height < 42 && pen.size.depth < 15);
const isRound = (pen: Pen): boolean => /кругл/.test(pen.text('shape'));

/** Cold comes in blue, hot goes out red. */
const pipes = (pen: Pen, b: Box, long: number): string =>
  [0.36, 0.64]
    .map((x, i) => {
      const w = Math.max(8, b.w * 0.045);
      const pipe = box(b.x + b.w * x - w / 2, b.y + b.h - 4, w, long);
      return (
        rect(pipe, 2, { fill: pen.metal('#b9bdc3', 0), stroke: '#6d7178', line: 1 }) +
        rect(box(pipe.x - 2, pipe.y + long * 0.3, w + 4, long * 0.34), 3, {
          fill: i === 0 ? '#3f6fd0' : '#d0413f',
          stroke: i === 0 ? '#274a92' : '#8f2a29',
          line: 1,
        })
      );
    })
    .join('');

/** Where one sets the heat: signs under glass, a dial, or a display beside keys. */
const controls = (pen: Pen, b: Box): string => {
  const { accent, ink, grip: shape } = pen.look(makers);
  const heat = `${pen.number('maxTemperature', 75, 30, 99)}°`;
  const control = pen.text('control');
  if (/механ/.test(control)) return knob(pen, b.x + b.w / 2, b.y + b.h / 2, b.h * 0.8, { colour: '#c9ccd1', metal: true, turn: 40 });
  const own = shape === 'flat' ? part(b, -0.6, 0, 2.2, 1) : b;
  return (
    glass(pen, own, b.h * (shape === 'arc' ? 0.5 : 0.22)) +
    touchStrip(part(own, 0.08, 0.16, 0.84, 0.68), heat, { signs: pen.flag('wifi') ? 3 : 2, ink }) +
    rect(part(own, 0.1, 1.3, 0.8, 0.18), 4, { fill: accent })
  );
};

const tank = (pen: Pen, b: Box): string => {
  const round = isRound(pen);
  const at = spot(b);
  const dome = b.w * 0.16;
  const shape = d(
    'M',
    b.x,
    b.y + dome,
    'C',
    b.x,
    b.y + dome * 0.2,
    ...at(0.2, 0),
    ...at(0.5, 0),
    'S',
    b.x + b.w,
    b.y + dome * 0.2,
    b.x + b.w,
    b.y + dome,
    'V',
    b.y + b.h - dome,
    'C',
    b.x + b.w,
    b.y + b.h - dome * 0.2,
    ...at(0.8, 1),
    ...at(0.5, 1),
    'S',
    b.x,
    b.y + b.h - dome * 0.2,
    b.x,
    b.y + b.h - dome,
    'Z',
  );
  const low = part(b, 0.3, 0.8, 0.4, Math.min(0.09, (b.w * 0.12) / b.h));
  if (round) {
    return (
      path(shape, { fill: pen.round(), stroke: edge(pen.colour), line: 1.6 }) +
      [dome, b.h - dome]
        .map((y) =>
          path(d('M', b.x, b.y + y, 'Q', b.x + b.w / 2, b.y + y + dome * 0.3, b.x + b.w, b.y + y), {
            stroke: darken(pen.colour, 0.4),
            line: 1.6,
            opacity: 0.7,
          }),
        )
        .join('') +
      circle(b.x + b.w / 2, b.y + b.h * 0.74, b.w * 0.1, { fill: '#fbfbf9', stroke: '#9a9ea5', line: 2 }) +
      path(d('M', b.x + b.w / 2, b.y + b.h * 0.74, 'l', b.w * 0.05, -b.w * 0.05), { stroke: '#c8322f', line: 3, round: true }) +
      knob(pen, b.x + b.w / 2, b.y + b.h * 0.74 + b.w * 0.21, b.w * 0.06, { turn: 50 }) +
      wordmark(pen.subject.brand, part(b, 0.3, 0.26, 0.4, 0.045), mark(pen.colour))
    );
  }
  return (
    body(pen, b, {
      r: b.w * 0.2,
      fill: isDark(pen.colour)
        ? pen.gloss()
        : pen.linear(
            [
              [0, darken(pen.colour, 0.1)],
              [0.12, lighten(pen.colour, 0.3)],
              [0.6, pen.colour],
              [1, darken(pen.colour, 0.2)],
            ],
            0,
          ),
    }) +
    rect(part(b, 0.06, 0.035, 0.88, 0.93), b.w * 0.16, { stroke: darken(pen.colour, 0.2), line: 1.4 }) +
    controls(pen, { ...low, y: b.y + b.h * { left: 0.8, middle: 0.46, right: 0.72, spread: 0.62 }[pen.look(makers).controls] }) +
    wordmark(pen.subject.brand, part(b, 0.32, 0.12, 0.36, 0.04), mark(pen.colour))
  );
};

const flow = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.1, fill: skin(pen) }) +
  rect(part(b, 0, 0.66, 1, 0.02), 0, { fill: darken(pen.colour, 0.25) }) +
  glass(pen, part(b, 0.2, 0.2, 0.6, 0.24), 10) +
  digits(part(b, 0.3, 0.25, 0.4, 0.14), '42°', '#ffd9a0') +
  knob(pen, b.x + b.w / 2, b.y + b.h * 0.82, b.w * 0.1, { turn: 60 }) +
  wordmark(pen.subject.brand, part(b, 0.3, 0.53, 0.4, 0.07), mark(pen.colour));

export const waterHeater: Drawing = {
  angles: 3,
  size: { width: 48, height: 88, depth: 28 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    const small = isFlow(pen);
    const tail = h * (small ? 0.16 : 0.07);
    if (angle === 1) {
      const v: View = pen.view(30, 8, { width: w, height: h + tail, depth });
      if (isRound(pen) && !small) {
        const b = pen.fit(w, h + tail);
        const own = { ...b, h: h * b.k };
        return (
          pipes(pen, own, tail * b.k) +
          cable(d('M', own.x + own.w * 0.8, own.y + own.h - 20, 'q', 30, 70, 90, 40, 't', 70, 20), 6) +
          tank(pen, own) +
          ellipse(own.x + own.w / 2, own.y + own.w * 0.1, own.w * 0.3, own.w * 0.03, { fill: '#ffffff', opacity: 0.2 })
        );
      }
      const under = v.on('front', 0, tail, depth * 0.6, pipes(pen, box(0, -4, w * v.k, 4), tail * v.k));
      return (
        under +
        v.solid({
          at: [0, tail, 0],
          size: [w, h, depth],
          r: small ? w * 0.1 : w * 0.2,
          content: (b) => (small ? flow(pen, b) : tank(pen, b)),
        })
      );
    }
    const b = pen.fit(w, h + tail);
    const own = { ...b, h: h * b.k };
    const whole = pipes(pen, own, tail * b.k) + (small ? flow(pen, own) : tank(pen, own));
    if (angle === 2) return zoom(whole, b.x + b.w * 0.5, b.y + b.h * (small ? 0.5 : 0.84), small ? 1.6 : 2);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 14, b.w * 0.7, 0.16) + whole;
  },
};
