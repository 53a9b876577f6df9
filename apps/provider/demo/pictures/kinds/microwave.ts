import {
  type Box,
  body,
  box,
  buttons,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  ellipse,
  feet,
  glass,
  group,
  handle,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  path,
  rect,
  sheen,
  skin,
  spot,
  times,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';
import { builtInMicrowave } from './microwave-built-in.ts';

/** The chamber with its lamp on: turntable, a plate of soup. */
const chamber = (pen: Pen, b: Box, veil: boolean): string => {
  const at = spot(b);
  return (
    rect(b, 5, {
      fill: pen.linear([
        [0, '#8a6a35'],
        [0.55, '#c9a35e'],
        [1, '#6d5228'],
      ]),
      stroke: '#050608',
      line: 2,
    }) +
    rect(part(b, 0.08, 0.08, 0.84, 0.7), 3, {
      fill: pen.radial(
        [
          [0, '#fff0c4'],
          [0.7, '#dcb873'],
          [1, '#a07c42'],
        ],
        0.5,
        0.2,
        0.8,
      ),
    }) +
    ellipse(...at(0.5, 0.84), b.w * 0.37, b.h * 0.075, { fill: '#e9f2f5', stroke: '#8a9aa2', line: 1.4, opacity: 0.85 }) +
    path(d('M', ...at(0.32, 0.6), 'C', ...at(0.34, 0.84), ...at(0.66, 0.84), ...at(0.68, 0.6), 'Z'), {
      fill: pen.linear(
        [
          [0, '#ffffff'],
          [0.6, '#d5dbe2'],
          [1, '#8f99a5'],
        ],
        20,
      ),
      stroke: '#8a8f98',
      line: 1,
    }) +
    ellipse(...at(0.5, 0.6), b.w * 0.18, b.h * 0.05, { fill: '#d9713a', stroke: '#ffffff', line: 3 }) +
    times(3, (i) =>
      path(d('M', ...at(0.42 + i * 0.08, 0.5), 'q', b.w * 0.02, -b.h * 0.06, 0, -b.h * 0.12, 't', 0, -b.h * 0.1), {
        stroke: '#ffffff',
        line: 4,
        round: true,
        opacity: 0.4,
      }),
    ) +
    (veil ? rect(b, 5, { fill: pen.tile(6, 6, circle(3, 3, 2.2, { stroke: '#0b0c0f', line: 1.7 })), opacity: 0.6 }) : '')
  );
};

const rowsOf = (pen: Pen): number => Math.max(2, Math.min(5, Math.round(pen.number('programs', 10, 0, 40) / 6) + 1));

/** A handle, or a large key below the others that the door springs open by. */
const opener = (pen: Pen, door: Box, side: Box, dark: boolean): string => {
  const { grip: kind, accent } = pen.look(makers);
  const metal = dark ? '#8c9097' : '#b9bdc3';
  switch (kind) {
    case 'bar':
      return handle(pen, part(door, 0.92, 0.12, 0.035, 0.76), { colour: metal });
    case 'flat':
      return rect(part(door, 0.9, 0.04, 0.07, 0.92), 3, { fill: pen.metal(metal, 0), stroke: edge(metal), line: 1.4 });
    case 'arc':
      return handle(pen, part(door, 0.93, 0.28, 0.03, 0.44), { colour: accent });
    case 'slot':
      return rect(part(side, 0.12, 0.905, 0.76, 0.075), 5, { fill: pen.matt(metal), stroke: edge(metal), line: 1.4 });
  }
};

/** What heats besides waves: a glowing rod above, a fan in the wall behind. */
const heat = (pen: Pen, b: Box): string =>
  (/гриль/.test(pen.text('type')) || /грилем/.test(pen.text('type'))
    ? path(
        d('M', b.x + b.w * 0.12, b.y + b.h * 0.1, 'H', b.x + b.w * 0.88, 'M', b.x + b.w * 0.12, b.y + b.h * 0.17, 'H', b.x + b.w * 0.88),
        { stroke: '#f0562f', line: b.h * 0.03, round: true, opacity: 0.9 },
      )
    : '') +
  (/конвек/.test(pen.text('type'))
    ? times(3, (i) => circle(b.x + b.w * 0.5, b.y + b.h * 0.34, b.h * (0.06 + i * 0.05), { stroke: '#7a5a28', line: 3 }))
    : '');

const front = (pen: Pen, b: Box): string => {
  const door = part(b, 0.012, 0.02, 0.735, 0.96);
  const side = part(b, 0.755, 0.02, 0.233, 0.96);
  const dark = isDark(pen.colour);
  const dials = /механ/.test(pen.text('control'));
  const look = pen.look(makers);
  const frame = dark ? '#14161a' : pen.colour;
  const window = part(door, dark ? 0.09 : 0.1, 0.15, 0.76, 0.7);
  return (
    body(pen, b, { r: b.w * 0.012, fill: skin(pen) }) +
    panel(pen, door, { r: 6, fill: dark ? pen.glassPaint(frame) : skin(pen) }) +
    rect(part(door, 0.05, 0.08, 0.84, 0.84), 8, { fill: pen.glassPaint('#15171b'), stroke: edge('#15171b'), line: 1.2 }) +
    chamber(pen, window, true) +
    heat(pen, window) +
    sheen(pen, part(door, 0.05, 0.08, 0.84, 0.84), 8, 0.16) +
    opener(pen, door, side, dark) +
    panel(pen, side, { r: 6, fill: dark ? pen.glassPaint(frame) : skin(pen) }) +
    glass(pen, part(side, 0.12, 0.06, 0.76, 0.17), 5) +
    digits(part(side, 0.22, 0.09, 0.56, 0.11), String(pen.number('power', 800, 100, 3000)), look.ink) +
    (dials
      ? [0.43, 0.72]
          .map((y) =>
            knob(pen, side.x + side.w / 2, side.y + side.h * y, side.w * 0.25, {
              colour: dark ? '#8c9097' : '#c9ccd1',
              metal: true,
              turn: y > 0.6 ? 80 : -30,
            }),
          )
          .join('')
      : times(rowsOf(pen), (i) =>
          buttons(pen, part(side, 0.12, 0.28 + i * 0.09, 0.76, 0.065), /сенсор/.test(pen.text('control')) ? 4 : 3, {
            oblong: look.grip !== 'slot',
            colour: look.grip === 'arc' ? look.accent : dark ? lighten(pen.colour, 0.08) : pen.colour,
          }),
        ) + knob(pen, side.x + side.w / 2, side.y + side.h * 0.81, side.w * 0.15, { colour: dark ? '#8c9097' : '#c9ccd1', metal: true })) +
    wordmark(pen.subject.brand, part(side, 0.2, 0.92, 0.6, 0.055), mark(pen.colour))
  );
};

const angledView = (pen: Pen, open: boolean): string => {
  const { width: w, height: h, depth } = pen.size;
  const leaf = w * 0.74;
  const x = open ? leaf * 0.5 : 0;
  const v: View = open ? pen.view(16, 16, { width: w + x, height: h, depth: depth + leaf * 0.6 }) : pen.view(28, 16);
  const flat = box(0, 0, leaf * v.k, h * 0.96 * v.k);
  const body3 = v.solid({
    at: [x, 0, 0],
    size: [w, h, depth],
    r: 0.5,
    content: (b) =>
      front(pen, b) +
      (open
        ? rect(part(b, 0.008, 0.02, 0.745, 0.96), 4, { fill: pen.matt('#c9cdd2'), stroke: edge(pen.colour) }) +
          chamber(pen, part(b, 0.045, 0.1, 0.66, 0.8), false)
        : ''),
  });
  return (
    v.shadow(x, 0, w, depth, 0.5) +
    body3 +
    v.on('right', x + w, h * 0.8, depth * 0.5, vent(pen, box(0, 0, depth * 0.36 * v.k, h * 0.3 * v.k), 6)) +
    (open
      ? v.plane(
          [x + 0.4 - leaf * 0.5, h * 0.98, depth + leaf * 0.87],
          [0.5, 0, -0.87],
          [0, -1, 0],
          group(
            rect(flat, 6, { fill: skin(pen, darken(pen.colour, 0.05)), stroke: edge(pen.colour), line: 1.8 }) +
              rect(part(flat, 0.12, 0.14, 0.7, 0.72), 6, { fill: pen.glassPaint('#2a2d33'), stroke: '#0b0c0f' }),
          ),
        )
      : '')
  );
};

export const microwave: Drawing = {
  angles: 3,
  size: { width: 49, height: 28, depth: 38 },
  draw(pen, _subject, angle) {
    if (/встраив/.test(pen.text('mounting'))) return builtInMicrowave(pen, angle, chamber);
    if (angle === 1) return angledView(pen, false);
    if (angle === 2) return angledView(pen, true);
    const b = pen.fit(pen.size.width, pen.size.height);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 8, b.w) + feet(b, b.w * 0.05, 9) + front(pen, b);
  },
};
