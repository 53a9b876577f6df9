import {
  type Box,
  body,
  box,
  buttons,
  circle,
  contactShadow,
  type Drawing,
  darken,
  digits,
  feet,
  glass,
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
import { openDishwasher } from './dish-rack.ts';

const front = (pen: Pen, b: Box): string => {
  const compact = b.h < b.w * 1.05;
  const strip = part(b, 0, compact ? 0 : 0.02, 1, compact ? 0.2 : 0.115);
  const door = part(b, 0.004, (strip.y + strip.h - b.y) / b.h, 0.992, 0.985 - (compact ? 0.03 : 0.11) - (strip.y + strip.h - b.y) / b.h);
  const dark = isDark(pen.colour) ? lighten(pen.colour, 0.07) : pen.colour;
  return (
    body(pen, b, { r: b.w * 0.012, fill: skin(pen) }) +
    panel(pen, strip, { r: 3, fill: skin(pen, dark) }) +
    circle(strip.x + strip.w * 0.075, strip.y + strip.h * 0.5, strip.h * 0.16, {
      fill: pen.matt(dark),
      stroke: darken(dark, 0.4),
      line: 1.4,
    }) +
    circle(strip.x + strip.w * 0.075, strip.y + strip.h * 0.5, strip.h * 0.06, { fill: '#5db8ff' }) +
    buttons(pen, part(strip, 0.16, 0.36, 0.24, 0.28), 4, { colour: dark }) +
    glass(pen, part(strip, 0.435, 0.24, 0.16, 0.52), 4) +
    digits(part(strip, 0.455, 0.34, 0.12, 0.32), '1:35', '#dff1ff') +
    buttons(pen, part(strip, 0.63, 0.36, 0.18, 0.28), 3, { colour: dark, lit: 1 }) +
    wordmark(pen.subject.brand, part(strip, 0.83, 0.34, 0.14, 0.32), mark(dark)) +
    panel(pen, door, { r: 3, fill: skin(pen) }) +
    rect(part(door, 0.3, 0, 0.4, compact ? 0.05 : 0.035), 5, {
      fill: pen.linear([
        [0, darken(pen.colour, 0.72)],
        [1, darken(pen.colour, 0.3)],
      ]),
    }) +
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
