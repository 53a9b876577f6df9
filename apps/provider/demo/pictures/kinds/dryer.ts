import {
  type Box,
  body,
  buttons,
  contactShadow,
  type Drawing,
  darken,
  digits,
  drumDoor,
  edge,
  feet,
  glass,
  groove,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  rect,
  skin,
  type View,
  vent,
  wordmark,
  zoom,
} from '../kit/index.ts';

/** Like its washing neighbour, but: a wide water drawer, a larger dark door, a condenser's grille at the foot. */
const front = (pen: Pen, b: Box): string => {
  const strip = part(b, 0.006, 0.035, 0.988, 0.125);
  const ring = isDark(pen.colour) ? lighten(pen.colour, 0.12) : '#33363c';
  const r = Math.min(b.w * 0.37, b.h * 0.275);
  return (
    body(pen, b, { r: b.w * 0.02, fill: skin(pen) }) +
    rect(part(b, 0, 0, 1, 0.03), 3, { fill: pen.matt(lighten(pen.colour, 0.1)), stroke: edge(pen.colour), line: 1.2 }) +
    panel(pen, strip, { r: 4, fill: skin(pen) }) +
    panel(pen, part(strip, 0.02, 0.1, 0.4, 0.8), { r: 6 }) +
    rect(part(strip, 0.06, 0.66, 0.32, 0.16), 5, { fill: darken(pen.colour, 0.45), opacity: 0.75 }) +
    wordmark(pen.subject.brand, part(strip, 0.06, 0.24, 0.2, 0.26), mark(pen.colour), { align: 'start' }) +
    knob(pen, b.x + b.w * 0.5, strip.y + strip.h * 0.5, strip.h * 0.33, {
      colour: isDark(pen.colour) ? lighten(pen.colour, 0.2) : '#c9ccd1',
      metal: true,
      turn: -30,
    }) +
    glass(pen, part(strip, 0.59, 0.16, 0.24, 0.68), 5) +
    digits(part(strip, 0.62, 0.28, 0.18, 0.44), '2:10', '#ffd9a0') +
    buttons(pen, part(strip, 0.845, 0.34, 0.14, 0.32), 2, { lit: 0 }) +
    drumDoor(pen, b.x + b.w / 2, b.y + b.h * 0.5, r, { ring, tint: '#0d0e11' }) +
    rect({ x: b.x + b.w / 2 + r * 0.83, y: b.y + b.h * 0.5 - r * 0.2, w: r * 0.13, h: r * 0.4 }, r * 0.06, {
      fill: '#0b0c0f',
      opacity: 0.8,
    }) +
    groove(b.x + 4, b.y + b.h * 0.83, b.x + b.w - 4, b.y + b.h * 0.83, pen.colour) +
    panel(pen, part(b, 0.06, 0.855, 0.5, 0.115), { r: 5 }) +
    vent(pen, part(b, 0.1, 0.88, 0.42, 0.065), 4)
  );
};

export const dryer: Drawing = {
  angles: 3,
  size: { width: 60, height: 85, depth: 61 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 1) {
      const v: View = pen.view(-30, 14);
      return (
        v.shadow(0, 0, width, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 1, content: (b) => front(pen, b) })
      );
    }
    const b = pen.fit(width, height);
    if (angle === 2) return zoom(front(pen, b), b.x + b.w * 0.5, b.y + b.h * 0.5, 1.5);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 5, b.w) + feet(b, b.w * 0.08, 7) + front(pen, b);
  },
};
