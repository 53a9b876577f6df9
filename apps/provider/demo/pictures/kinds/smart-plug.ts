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
  edge,
  groove,
  isDark,
  label,
  lighten,
  mark,
  type Pen,
  part,
  port,
  rect,
  times,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';
import { wallSocket } from './wall-socket.ts';

/** A socket of our kind: a round well, two holes, earth clips above and below. */
const socket = (pen: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r, {
    fill: pen.linear(
      [
        [0, darken(pen.colour, isDark(pen.colour) ? 0.5 : 0.24)],
        [1, lighten(pen.colour, 0.25)],
      ],
      60,
    ),
    stroke: edge(pen.colour),
    line: 1.6,
  }) +
  circle(x, y + r * 0.03, r * 0.9, {
    fill: pen.radial(
      [
        [0, darken(pen.colour, 0.06)],
        [0.8, darken(pen.colour, 0.16)],
        [1, darken(pen.colour, 0.34)],
      ],
      0.5,
      0.56,
      0.6,
    ),
  }) +
  [-0.42, 0.42].map((s) => circle(x + r * s, y, r * 0.13, { fill: '#0b0c0f', stroke: darken(pen.colour, 0.45), line: 1.4 })).join('') +
  [-1, 1]
    .map((s) =>
      rect(box(x - r * 0.11, y + s * r * 0.76 - r * 0.14, r * 0.22, r * 0.28), 3, {
        fill: pen.metal('#c9ccd1', 90),
        stroke: '#6d7178',
        line: 1,
      }),
    )
    .join('');

/** How round the front is, as the maker has it. */
const roundOf = { bar: 0.24, flat: 0.08, arc: 0.5, slot: 0.36 } as const;

const single = (pen: Pen, b: Box): string => {
  const { accent, grip: shape, controls } = pen.look(makers);
  const r = b.w * 0.36;
  const round = b.w * roundOf[shape];
  const [lx, ly] = { left: [0.12, 0.12], middle: [0.5, 0.07], right: [0.88, 0.12], spread: [0.5, 0.93] }[controls];
  const isSafe = pen.flag('shutters');
  return (
    body(pen, b, { r: round, fill: pen.matt(pen.colour, 50) }) +
    rect(part(b, 0.05, 0.05, 0.9, 0.9), round * 0.85, { stroke: darken(pen.colour, 0.16), line: 1.2, opacity: 0.6 }) +
    // What meters the load has a ring of light round the socket.
    (pen.flag('metering') ? circle(b.x + b.w / 2, b.y + b.h / 2, r * 1.14, { stroke: accent, line: b.w * 0.022 }) : '') +
    socket(pen, b.x + b.w / 2, b.y + b.h / 2, r) +
    (isSafe ? [-0.42, 0.42].map((s) => circle(b.x + b.w / 2 + r * s, b.y + b.h / 2, r * 0.11, { fill: '#c9ccd1' })).join('') : '') +
    circle(b.x + b.w * (lx ?? 0.5), b.y + b.h * (ly ?? 0.07), b.w * 0.034, { fill: accent, stroke: darken(accent, 0.3) }) +
    label(
      /zigbee/.test(pen.text('protocol'))
        ? 'Zigbee'
        : /matter|thread/.test(pen.text('protocol'))
          ? 'Matter'
          : `${pen.number('current', 16, 1, 32)} A`,
      part(b, 0.3, 0.885, 0.4, 0.075),
      mark(pen.colour),
      { weight: 700 },
    ) +
    (/zigbee/.test(pen.text('protocol')) ? circle(b.x + b.w / 2, b.y + b.h / 2, r * 1.22, { stroke: '#9aa0a8', line: b.w * 0.012 }) : '')
  );
};

/** The plug from the side of its socket or, with `rear`, of its pins. */
const angledView = (pen: Pen, rear: boolean): string => {
  const side = Math.max(4.6, Math.min(pen.size.width, pen.size.height));
  const deep = side * 0.6;
  const long = side * 0.36;
  const v: View = pen.view(rear ? -34 : 30, 14, { width: side, height: side, depth: deep + (rear ? long : 0) });
  const pin = (x: number): string =>
    v.solid({ at: [side * x, side * 0.455, deep], size: [side * 0.09, side * 0.09, long], r: side * 0.045, colour: '#c9ccd1' });
  const back = (b: Box): string =>
    circle(b.x + b.w / 2, b.y + b.h / 2, b.w * 0.42, { fill: pen.matt(darken(pen.colour, 0.06)), stroke: edge(pen.colour), line: 1.6 }) +
    [-1, 1]
      .map((s) =>
        rect(box(b.x + b.w * 0.46, b.y + b.h * (0.5 + s * 0.38) - b.h * 0.05, b.w * 0.08, b.h * 0.1), 3, {
          fill: pen.metal('#c9ccd1', 0),
          stroke: '#6d7178',
        }),
      )
      .join('') +
    wordmark(pen.subject.brand, part(b, 0.34, 0.62, 0.32, 0.06), mark(pen.colour), { opacity: 0.5 });
  return (
    v.shadow(0, 0, side, deep, 0.45) +
    v.solid({
      at: [0, 0, 0],
      size: [side, side, deep],
      r: side * Math.min(0.48, roundOf[pen.look(makers).grip]),
      content: (b) => (rear ? back(b) : single(pen, b)),
    }) +
    (rear ? pin(0.65) + pin(0.26) : '')
  );
};

const strip = (pen: Pen, b: Box): string => {
  const count = Math.round(pen.number('sockets', 3, 2, 5));
  const usb = pen.number('usbPorts', 0, 0, 4);
  const room = part(b, 0, 0.1, 1, usb > 0 ? 0.72 : 0.84);
  const r = Math.min(b.w * 0.38, (room.h / count) * 0.44);
  return (
    body(pen, b, { r: b.w * 0.22 }) +
    circle(b.x + b.w / 2, b.y + b.h * 0.05, b.w * 0.1, { fill: pen.matt(darken(pen.colour, 0.08)), stroke: edge(pen.colour), line: 1.4 }) +
    circle(b.x + b.w / 2, b.y + b.h * 0.05, b.w * 0.04, { fill: '#5db8ff' }) +
    times(count, (i) => socket(pen, b.x + b.w / 2, room.y + (room.h * (i + 0.5)) / count, r)) +
    times(usb, (i) => port(box(b.x + b.w * (0.5 + (i - (usb - 1) / 2) * 0.2) - b.w * 0.05, b.y + b.h * 0.85, b.w * 0.1, b.h * 0.035), 2)) +
    groove(b.x + b.w * 0.2, b.y + b.h * 0.92, b.x + b.w * 0.8, b.y + b.h * 0.92, pen.colour) +
    wordmark(pen.subject.brand, part(b, 0.2, 0.94, 0.6, 0.03), mark(pen.colour))
  );
};

export const smartPlug: Drawing = {
  angles: 2,
  size: { width: 5.8, height: 5.8, depth: 7 },
  draw(pen, _subject, angle) {
    if (pen.mentions(/встраив/)) return wallSocket(pen, angle, socket);
    const { width, height } = pen.size;
    if (pen.mentions(/удлин/) || height > width * 3) {
      const long = Math.max(width, height);
      const b = pen.fit(Math.min(7, Math.max(5, Math.min(width, height))) * 1.6, long * 1.02);
      const own = { ...b, x: b.x + b.w * 0.19, w: b.w / 1.6 };
      const cord = cable(
        d(
          'M',
          own.x + own.w / 2,
          own.y + own.h - 4,
          'C',
          own.x + own.w * 0.5,
          own.y + own.h * 1.06,
          own.x + own.w * 1.5,
          own.y + own.h * 1.04,
          own.x + own.w * 1.42,
          own.y + own.h * 0.8,
          'S',
          own.x + own.w * 1.5,
          own.y + own.h * 0.3,
          own.x + own.w * 1.4,
          own.y + own.h * 0.2,
        ),
        10,
        isDark(pen.colour) ? '#2a2c31' : '#d5d8dc',
      );
      const whole = cord + strip(pen, own);
      return angle === 1
        ? zoom(whole, own.x + own.w / 2, own.y + own.h * 0.8, 2.2)
        : contactShadow(pen, own.x + own.w / 2, own.y + own.h + 4, own.w * 0.9) + whole;
    }
    return angledView(pen, angle === 1);
  },
};
