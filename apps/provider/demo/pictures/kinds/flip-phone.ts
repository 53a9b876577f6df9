import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  darken,
  grille,
  isDark,
  isLight,
  keys,
  label,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  screen,
  statusBar,
  times,
  wordmark,
} from '../kit/index.ts';

const signs = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** The half with the screen, looked at from within. */
const lid = (pen: Pen, b: Box): string => {
  const glass = part(b, 0.06, 0.07, 0.88, 0.84);
  const lit = part(b, 0.11, 0.16, 0.78, 0.66);
  return (
    body(pen, b, { r: b.w * 0.17, finish: 'gloss' }) +
    rect(glass, b.w * 0.12, { fill: '#08090c' }) +
    screen(
      pen,
      lit,
      6,
      statusBar(part(lit, 0.05, 0.04, 0.9, 0.07), '') + label('10:24', part(lit, 0.12, 0.2, 0.76, 0.2), '#ffffff', { weight: 500 }),
    ) +
    grille(pen, part(b, 0.38, 0.105, 0.24, 0.018), 5)
  );
};

/** The half with the keys. */
const pad = (pen: Pen, b: Box): string => {
  const cap = isDark(pen.colour) ? lighten(pen.colour, 0.16) : lighten(pen.colour, isLight(pen.colour) ? 0.6 : 0.5);
  const shadow = darken(pen.colour, 0.5);
  const ink = mark(cap);
  const room = part(b, 0.09, 0.33, 0.82, 0.6);
  const side = (x: number): string =>
    keys(part(b, x, 0.08, 0.25, 0.21), [[1], [1]], { fill: cap, shadow, gap: b.w * 0.025 }) +
    rect(part(b, x + 0.06, 0.235, 0.13, 0.014), 3, { fill: x < 0.5 ? '#3fae6a' : '#d2433f' });
  const ring = part(b, 0.37, 0.075, 0.26, 0.215);
  return (
    body(pen, b, { r: b.w * 0.17, finish: 'matt' }) +
    side(0.09) +
    side(0.66) +
    rect(ring, ring.w * 0.36, { fill: pen.metal(cap, 60), stroke: shadow, line: 1.5 }) +
    rect(part(ring, 0.27, 0.27, 0.46, 0.46), ring.w * 0.18, { fill: pen.matt(cap, 60), stroke: shadow, line: 1.2 }) +
    keys(
      room,
      [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
      { fill: cap, shadow, gap: b.w * 0.03 },
    ) +
    times(12, (i) => wordmark(signs[i] ?? '', part(room, (i % 3) / 3 + 0.1, Math.floor(i / 3) / 4 + 0.06, 0.135, 0.13), ink)) +
    grille(pen, part(b, 0.44, 0.955, 0.12, 0.014), 3)
  );
};

/** The outside of the lid: a lens and the little screen with the hour. */
const cover = (pen: Pen, b: Box): string => {
  const glass = part(b, 0.16, 0.1, 0.68, 0.36);
  return (
    rect(glass, b.w * 0.08, { fill: pen.glassPaint('#0b0c0f'), stroke: '#000000', line: 1 }) +
    label('10:24', part(glass, 0.12, 0.48, 0.76, 0.3), '#e8edf5', { weight: 500 }) +
    lensGlass(pen, glass.x + glass.w * 0.34, glass.y + glass.h * 0.26, b.w * 0.075) +
    circle(glass.x + glass.w * 0.62, glass.y + glass.h * 0.26, b.w * 0.03, { fill: '#fff3cf' }) +
    grille(pen, part(b, 0.32, 0.88, 0.36, 0.04), 5)
  );
};

/** A telephone that folds: open before us, and closed. Its height is that of the closed one. */
export const flipPhone = (pen: Pen, angle: number): string => {
  const { width, height, depth } = pen.size;
  if (angle === 1) {
    const v = pen.view(32, 10);
    const [x, y] = v.point(width / 2, 0, depth);
    const half = depth * 0.47;
    const solid = (z: number, content: (b: Box) => string) =>
      v.solid({ at: [0, 0, z], size: [width, height, half], r: width * 0.16, content });
    return contactShadow(pen, x, y + 6, width * v.k * 0.95) + solid(0, () => '') + solid(depth - half, (b) => cover(pen, b));
  }
  const hinge = height * 0.07;
  const b = pen.fit(width, height * 2 - hinge);
  const half = height * b.k;
  const axis = box(b.x + b.w * 0.12, b.y + half - hinge * b.k, b.w * 0.76, hinge * b.k);
  return (
    contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) +
    pad(pen, box(b.x, b.y + b.h - half, b.w, half)) +
    lid(pen, box(b.x, b.y, b.w, half)) +
    rect(axis, axis.h * 0.4, { fill: pen.round(darken(pen.colour, 0.12)), stroke: darken(pen.colour, 0.5), line: 1.4 }) +
    rect(part(axis, 0.24, 0.12, 0.52, 0.76), axis.h * 0.3, { fill: pen.round(), stroke: darken(pen.colour, 0.5), line: 1.2 })
  );
};
