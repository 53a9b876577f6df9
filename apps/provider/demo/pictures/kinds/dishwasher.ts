import {
  type Box,
  body,
  box,
  buttons,
  contactShadow,
  type Drawing,
  darken,
  digits,
  feet,
  glass,
  grip,
  isDark,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  rect,
  skin,
  type View,
  wordmark,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';
import { openDishwasher } from './dish-rack.ts';

/** Where the display stands on the strip, with as many buttons beside it as there are programmes. */
const displays: Readonly<Record<Maker['controls'], readonly [display: number, keys: number]>> = {
  left: [0.05, 0.32],
  middle: [0.4, 0.62],
  right: [0.74, 0.36],
  spread: [0.42, 0.1],
};

const controls = (pen: Pen, strip: Box, colour: string): string => {
  const look = pen.look(makers);
  const [display, keys] = displays[look.controls];
  const count = Math.round(pen.number('programs', 6, 3, 9));
  return (
    (look.grip === 'flat' || look.grip === 'arc' ? glass(pen, part(strip, 0.02, 0.1, 0.96, 0.8), 4) : '') +
    glass(pen, part(strip, display, 0.18, 0.2, 0.64), 4) +
    digits(part(strip, display + 0.02, 0.3, 0.16, 0.4), String(pen.number('settings', 9, 1, 20)), look.ink) +
    buttons(pen, part(strip, keys, 0.36, 0.04 * count, 0.28), count, { colour, lit: 1 })
  );
};

/** A slot, a bar or a bow to open it by; a dark edge above where the door opens by itself to dry. */
const pull = (pen: Pen, door: Box, compact: boolean): string => {
  const { grip: kind } = pen.look(makers);
  const high = compact ? 0.05 : 0.032;
  const own = kind === 'slot' ? part(door, 0.22, 0.005, 0.56, high * 1.2) : part(door, 0.1, 0.05, 0.8, high);
  return (
    (/открыт/.test(pen.text('drying')) ? rect(part(door, 0, 0, 1, 0.016), 0, { fill: '#0b0c10', opacity: 0.75 }) : '') +
    grip(pen, own, kind, isDark(pen.colour) ? '#9a9ea5' : lighten(darken(pen.colour, 0.22), 0.1))
  );
};

const front = (pen: Pen, b: Box): string => {
  const compact = b.h < b.w * 1.05;
  const strip = part(b, 0, compact ? 0 : 0.02, 1, compact ? 0.2 : 0.115);
  const door = part(b, 0.004, (strip.y + strip.h - b.y) / b.h, 0.992, 0.985 - (compact ? 0.03 : 0.11) - (strip.y + strip.h - b.y) / b.h);
  const dark = isDark(pen.colour) ? lighten(pen.colour, 0.07) : pen.colour;
  return (
    body(pen, b, { r: b.w * 0.012, fill: skin(pen) }) +
    panel(pen, strip, { r: 3, fill: skin(pen, dark) }) +
    controls(pen, strip, dark) +
    wordmark(pen.subject.brand, part(strip, 0.83, 0.34, 0.14, 0.32), mark(dark)) +
    panel(pen, door, { r: 3, fill: skin(pen) }) +
    pull(pen, door, compact) +
    (compact
      ? ''
      : rect(part(b, 0.02, 0.885, 0.96, 0.115), 2, {
          fill: pen.matt(darken(pen.colour, 0.14)),
          stroke: darken(pen.colour, 0.45),
          line: 1.2,
        }))
  );
};

export const dishwasher: Drawing = {
  angles: 3,
  size: { width: 60, height: 85, depth: 60 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 2)
      return openDishwasher(
        pen,
        (b) => front(pen, b),
        (b) => rect(b, 2, { fill: pen.matt() }),
      );
    if (angle === 1) {
      const v: View = pen.view(30, 14);
      const flat = box(0, 0, width * v.k, depth * v.k);
      return (
        v.shadow(0, 0, width, depth, 0.5) +
        v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 0.6, content: (b) => front(pen, b) }) +
        v.on(
          'top',
          0,
          height,
          0,
          rect(part(flat, 0.02, 0.03, 0.96, 0.92), 6, {
            fill: pen.matt(lighten(pen.colour, 0.14), 40),
            stroke: darken(pen.colour, 0.2),
            line: 1,
          }),
        )
      );
    }
    const b = pen.fit(width, height);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + feet(b, b.w * 0.08, 6) + front(pen, b);
  },
};
