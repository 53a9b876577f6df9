import {
  alpha,
  type Box,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  path,
  port,
  rect,
  spot,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

type Make = 'wall' | 'wireless' | 'car';

const makeOf = (pen: Pen): Make => (pen.mentions(/беспровод/) ? 'wireless' : pen.mentions(/автомоб/) ? 'car' : 'wall');
const portsOf = (pen: Pen): boolean[] => {
  const [c, a] = [Math.round(pen.number('usbC', 1, 0, 4)), Math.round(pen.number('usbA', 0, 0, 4))];
  return Array.from({ length: Math.max(1, c + a) }, (_, i) => i < c || a === 0);
};

const sockets = (pen: Pen, b: Box): string => {
  const list = portsOf(pen);
  const step = b.h / list.length;
  return list
    .map((isC, i) => {
      const [x, y] = [b.x + b.w / 2, b.y + step * (i + 0.5)];
      const w = Math.min(b.w * 0.6, step * 1.2);
      return isC
        ? port(box(x - w * 0.36, y - w * 0.13, w * 0.72, w * 0.26), w * 0.13)
        : port(box(x - w * 0.46, y - w * 0.2, w * 0.92, w * 0.4), 3) +
            rect(box(x - w * 0.38, y - w * 0.13, w * 0.76, w * 0.13), 0, { fill: '#4a8fe0' });
    })
    .join('');
};

/** A block with round pins; the ports look at us. */
const wall = (pen: Pen, rear: boolean): string => {
  const [tall = 5, mid = 4.4, low = 3] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => y - x);
  const [w, h, deep] = [Math.max(2.6, low), Math.max(3, mid), Math.max(3, Math.min(tall, mid * 1.4))];
  const pins = Math.max(1.4, h * 0.36);
  const v: View = pen.view(rear ? -42 : 36, 16, { width: w, height: h, depth: deep + (rear ? pins : 0) });
  const pin = (x: number): string =>
    v.solid({ at: [w * 0.5 + x - 0.24, h * 0.46 - 0.02, deep], size: [0.48, 0.48, pins * 0.4], r: 0.22, colour: '#2b2d33' }) +
    v.solid({ at: [w * 0.5 + x - 0.22, h * 0.46, deep + pins * 0.4], size: [0.44, 0.44, pins * 0.6], r: 0.2, colour: '#c9ccd1' });
  const power = `${Math.round(pen.number('power', 30, 5, 300))}W`;
  const side = box(0, 0, deep * v.k, h * v.k);
  return (
    v.shadow(0, 0, w, deep, 0.5) +
    v.solid({
      at: [0, 0, 0],
      size: [w, h, deep],
      r: Math.min(w, h) * 0.2,
      content: (b) =>
        rear
          ? rect(part(b, 0.12, 0.12, 0.76, 0.76), 12, { fill: pen.matt(darken(pen.colour, 0.06)), stroke: alpha(edge(pen.colour), 0.5) })
          : rect(part(b, 0.1, 0.08, 0.8, 0.84), 12, {
              fill: pen.matt(isDark(pen.colour) ? lighten(pen.colour, 0.06) : darken(pen.colour, 0.05)),
              stroke: alpha(edge(pen.colour), 0.5),
            }) +
            sockets(pen, part(b, 0.16, 0.16, 0.68, 0.56)) +
            wordmark(power, part(b, 0.14, 0.74, 0.72, 0.16), mark(pen.colour), { weight: 700, opacity: 0.9 }) +
            rect(part(b, 0.1, 0.08, 0.8, pen.flag('gan') ? 0.05 : 0.025), 4, { fill: pen.look(makers).accent }),
    }) +
    (rear
      ? pin(Math.min(0.95, w * 0.33)) + pin(-Math.min(0.95, w * 0.33))
      : v.on('right', w, h, deep, wordmark(pen.subject.brand, part(side, 0.24, 0.4, 0.52, 0.18), mark(pen.colour), { opacity: 0.7 })))
  );
};

/** A disc on its cable; larger ones stand as an upright pad. */
const wireless = (pen: Pen, pitch: number): string => {
  const w = Math.max(5.5, Math.min(10, pen.size.width));
  const r = w / 2;
  const v: View = pen.view(0, pitch, { width: w * 1.5, height: w * 0.2, depth: w });
  const k = v.k;
  const h = Math.max(0.6, Math.min(1.2, pen.size.height));
  const ring = isDark(pen.colour) ? lighten(pen.colour, 0.2) : darken(pen.colour, 0.1);
  const [cx, cy] = v.point(w * 0.94, h * 0.4, r);
  const top = (): string =>
    circle(0, 0, r * 0.86 * k, {
      fill: pen.matt(isDark(pen.colour) ? lighten(pen.colour, 0.05) : lighten(pen.colour, 0.3), 45),
      stroke: ring,
      line: 2,
    }) +
    circle(0, 0, r * 0.6 * k, { stroke: ring, line: r * 0.05 * k, opacity: 0.6 }) +
    path(
      d(
        'M',
        r * 0.1 * k,
        -r * 0.3 * k,
        'l',
        -r * 0.28 * k,
        r * 0.36 * k,
        'h',
        r * 0.2 * k,
        'l',
        -r * 0.08 * k,
        r * 0.28 * k,
        'l',
        r * 0.28 * k,
        -r * 0.38 * k,
        'h',
        -r * 0.2 * k,
        'Z',
      ),
      { fill: mark(pen.colour), opacity: 0.45 },
    ) +
    wordmark(pen.subject.brand, box(-r * 0.4 * k, r * 0.64 * k, r * 0.8 * k, r * 0.12 * k), mark(pen.colour), { opacity: 0.6 });
  return (
    cable(
      d('M', cx, cy, 'c', w * 0.3 * k, 0, w * 0.5 * k, w * 0.24 * k, w * 0.1 * k, w * 0.36 * k, 't', -w * 0.4 * k, w * 0.14 * k),
      w * 0.05 * k,
      isDark(pen.colour) ? '#2a2c31' : '#e4e6ea',
    ) +
    v.roundShadow(r, r, r, 0.45) +
    v.cylinder(r, 0, r, r, h, { colour: pen.colour, fill: pen.metal(isDark(pen.colour) ? '#5c6067' : '#c3c7cc', 0), content: top })
  );
};

/** For a car's lighter socket: barrel with spring contacts, ports in its head. */
const car = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const list = portsOf(pen);
  return (
    rect(part(b, 0.42, 0.93, 0.16, 0.07), 8, { fill: pen.metal('#c9a25a', 0), stroke: '#7d5f2a' }) +
    path(
      d(
        'M',
        ...at(0.24, 0.34),
        'L',
        ...at(0.3, 0.88),
        'Q',
        ...at(0.32, 0.94),
        ...at(0.4, 0.94),
        'H',
        b.x + b.w * 0.6,
        'Q',
        ...at(0.68, 0.94),
        ...at(0.7, 0.88),
        'L',
        ...at(0.76, 0.34),
        'Z',
      ),
      { fill: pen.round(isDark(pen.colour) ? lighten(pen.colour, 0.06) : '#33363c'), stroke: '#5c6067', line: 1.6 },
    ) +
    [0.2, 0.74].map((x) => rect(part(b, x, 0.5, 0.06, 0.2), b.w * 0.03, { fill: pen.metal('#c9ccd1', 0), stroke: '#5c6067' })).join('') +
    path(d('M', ...at(0.1, 0.12), 'L', ...at(0.2, 0.36), 'H', b.x + b.w * 0.8, 'L', ...at(0.9, 0.12), 'Z'), {
      fill: pen.round(),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    ellipse(...at(0.5, 0.12), b.w * 0.42, b.h * 0.11, { fill: pen.metal('#c3c7cc', 0), stroke: '#5c6067', line: 1.6 }) +
    ellipse(...at(0.5, 0.12), b.w * 0.37, b.h * 0.095, {
      fill: pen.matt(isDark(pen.colour) ? pen.colour : '#26282d', 40),
      stroke: '#5db8ff',
      line: 3,
    }) +
    times(Math.min(2, list.length), (i) => {
      const x = 0.5 + (list.length > 1 ? (i - 0.5) * 0.32 : 0);
      return list[i] ? port(part(b, x - 0.08, 0.105, 0.16, 0.032), 12) : port(part(b, x - 0.11, 0.095, 0.22, 0.05), 3);
    }) +
    wordmark(pen.subject.brand, part(b, 0.34, 0.255, 0.32, 0.045), mark(pen.colour))
  );
};

export const charger: Drawing = {
  angles: 2,
  size: { width: 4.4, height: 4.6, depth: 3 },
  draw(pen, _subject, angle) {
    const make = makeOf(pen);
    if (make === 'wireless') return wireless(pen, angle === 0 ? 36 : 70);
    if (make === 'wall') return wall(pen, angle === 1);
    const b = pen.fit(3.4, 6.6);
    if (angle === 1) return `<g transform="rotate(-58 400 492)">${car(pen, b)}</g>`;
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.4) + car(pen, b);
  },
};
