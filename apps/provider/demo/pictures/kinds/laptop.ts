import {
  alpha,
  type Box,
  body,
  box,
  circle,
  type Drawing,
  darken,
  desktopScreen,
  edge,
  groove,
  inset,
  isDark,
  isLight,
  keys,
  lighten,
  mainKeys,
  mark,
  type Pen,
  part,
  port,
  rect,
  type View,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** One with a graphics card of its own. */
const isGaming = (pen: Pen): boolean => pen.mentions(/rtx|rx \d|gtx/);

const deck = (pen: Pen, b: Box): string => {
  const { accent } = pen.look(makers);
  const gaming = isGaming(pen);
  const black = isDark(pen.colour) || gaming || pen.random('caps') > 0.45;
  const cap = black ? '#24262b' : lighten(pen.colour, 0.35);
  const field = part(b, 0.075, 0.1, 0.85, 0.46);
  const pad = part(b, 0.335, 0.62, 0.33, 0.31);
  return (
    rect(field, 8, { fill: darken(pen.colour, isLight(pen.colour) ? 0.12 : 0.3), stroke: alpha(edge(pen.colour), 0.5), line: 1 }) +
    (gaming ? rect(field, 8, { fill: accent, opacity: 0.9 }) : '') +
    keys(inset(field, 4), mainKeys, { fill: cap, gap: field.h * (gaming ? 0.04 : 0.026) }) +
    (gaming ? rect(part(b, 0.1, 0.955, 0.8, 0.02), 4, { fill: accent }) : '') +
    // Loudspeakers beside the keys, where there is room for them.
    (pen.size.width < 33 || pen.number('screen', 15) > 15.9
      ? [0.022, 0.945]
          .map((x) =>
            rect(part(b, x, 0.12, 0.034, 0.42), 6, { fill: pen.tile(6, 6, circle(3, 3, 1.6, { fill: darken(pen.colour, 0.5) })) }),
          )
          .join('')
      : '') +
    rect(pad, 8, { fill: pen.matt(darken(pen.colour, 0.05), 70), stroke: alpha(edge(pen.colour), 0.7), line: 1.4 })
  );
};

/** The lit part of the lid: a broad rim below where the screen is long rather than tall, thin ones round a screen of deep black. */
const lit = (pen: Pen, b: Box): Box => {
  const rim = b.w * (/oled|mini/.test(pen.text('screenType')) ? 0.012 : isGaming(pen) ? 0.018 : 0.022);
  const low = b.w * (/1080/.test(pen.text('resolution')) ? 0.06 : 0.036);
  return box(b.x + rim, b.y + rim * 1.2, b.w - rim * 2, b.h - rim * 1.2 - low);
};

const lidFront = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.018, finish: 'metal' }) +
  rect(inset(b, b.w * 0.004), b.w * 0.015, { fill: '#08090b' }) +
  desktopScreen(pen, lit(pen, b), 4) +
  (/macos/.test(pen.text('os')) ? rect(box(b.x + b.w * 0.45, b.y + b.w * 0.01, b.w * 0.1, b.w * 0.03), 4, { fill: '#08090b' }) : '') +
  circle(b.x + b.w / 2, b.y + b.w * 0.014, b.w * 0.0035, { fill: '#35507f' }) +
  wordmark(pen.subject.brand, box(b.x + b.w * 0.42, b.y + b.h - b.w * 0.033, b.w * 0.16, b.w * 0.018), '#9a9da4');

/** The open machine; `tilt` is how far the lid leans back. */
const open = (pen: Pen, yaw: number, pitch: number): string => {
  const w = pen.size.width;
  // Makers give either the footprint's depth or the closed height first; a laptop is never as thick as 6 cm.
  const deep = pen.size.depth > 10 ? pen.size.depth : pen.size.height > 10 ? pen.size.height : w * 0.68;
  const thick = Math.max(1.1, Math.min(pen.size.height, pen.size.depth, 2.6)) * 0.62;
  const tilt = 0.24;
  const [rise, lean] = [deep * 0.95 * Math.cos(tilt), deep * 0.95 * Math.sin(tilt)];
  const v: View = pen.view(yaw, pitch, { width: w, height: thick + rise, depth: deep + lean }, { w: 670, h: 820 });
  const flat = box(0, 0, w * v.k, deep * 0.95 * v.k);
  const plane = (z: number, content: string): string =>
    v.plane([0, thick + rise, z], [1, 0, 0], [0, -Math.cos(tilt), Math.sin(tilt)], content);
  const lid =
    plane(-0.55, rect(flat, w * 0.018 * v.k, { fill: darken(pen.colour, 0.3), stroke: edge(pen.colour), line: 1.6 })) +
    plane(0, lidFront(pen, flat));
  const base = v.solid({
    at: [0, 0, lean],
    size: [w, thick, deep],
    face: 'top',
    r: w * 0.022,
    content: (b) => rect(part(b, 0.03, 0, 0.94, 0.035), 3, { fill: darken(pen.colour, 0.55) }) + deck(pen, b),
  });
  const k = v.k;
  const sockets =
    yaw > 5
      ? v.on(
          'right',
          w,
          thick * 0.78,
          lean + deep * 0.72,
          port(box(0, 0, 1.3 * k, thick * 0.4 * k), 3) +
            port(box(2 * k, 0, 1.3 * k, thick * 0.4 * k), 3) +
            port(box(4.2 * k, 0.02 * k, 0.45 * k, thick * 0.36 * k), 9),
        )
      : '';
  const notch = v.on(
    'front',
    w * 0.43,
    thick,
    lean + deep,
    rect(box(0, 0, w * 0.14 * k, thick * 0.3 * k), 4, { fill: darken(pen.colour, 0.35) }),
  );
  return v.shadow(0, lean, w, deep, 0.5) + lid + base + notch + sockets;
};

export const laptop: Drawing = {
  angles: 3,
  size: { width: 35.5, height: 1.8, depth: 23.5 },
  draw(pen, _subject, angle) {
    if (angle === 0) return open(pen, 0, 24);
    if (angle === 1) return open(pen, 32, 20);
    // Closed, from above: the lid is where the colour shows.
    const { width } = pen.size;
    const deep = pen.size.depth > 10 ? pen.size.depth : width * 0.68;
    const v = pen.view(-24, 42, { width, height: 1.7, depth: deep });
    return (
      v.shadow(0, 0, width, deep, 0.5) +
      v.solid({
        at: [0, 0, 0],
        size: [width, 1.7, deep],
        face: 'top',
        r: width * 0.022,
        fill: pen.linear(
          [
            [0, lighten(pen.colour, 0.24)],
            [0.45, pen.colour],
            [0.6, lighten(pen.colour, 0.1)],
            [1, darken(pen.colour, 0.12)],
          ],
          35,
        ),
        content: (b) => wordmark(pen.subject.brand, part(b, 0.36, 0.42, 0.28, 0.16), mark(pen.colour), { opacity: 0.6 }),
      }) +
      v.on('front', 0, 0.85, deep, groove(6, 0, width * v.k - 6, 0, pen.colour, 2))
    );
  },
};
