import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  digits,
  edge,
  glass,
  isDark,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  screen,
  times,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';
import { pocketCamera } from './pocket-camera.ts';

const dark = (pen: Pen): string => (isDark(pen.colour) ? pen.colour : '#26282d');

const ribs = (pen: Pen, b: Box): string => vent(pen, b, 6, { colour: dark(pen) });

/** Lens in a square bezel, a small screen beside, ribs below. */
const front = (pen: Pen, b: Box): string => {
  const upright = b.h > b.w * 1.4;
  const side = Math.min(b.w * (upright ? 0.8 : 0.46), b.h * 0.66);
  const bezel = upright
    ? box(b.x + (b.w - side) / 2, b.y + b.h * 0.06, side, side)
    : box(b.x + b.w * 0.955 - side, b.y + b.h * 0.08, side, side);
  return (
    body(pen, b, { r: Math.min(b.w, b.h) * 0.14 }) +
    body(pen, bezel, { r: side * 0.2, colour: lighten('#17181c', 0.04) }) +
    lensGlass(pen, bezel.x + side / 2, bezel.y + side / 2, side * 0.42, { ring: '#2b2d33' }) +
    (upright
      ? screen(pen, part(b, 0.16, 0.5, 0.68, 0.26), 6) +
        circle(b.x + b.w / 2, b.y + b.h * 0.86, b.w * 0.11, { fill: '#c8322f', stroke: '#ffffff', line: 3 })
      : pen.flag('frontScreen') === false
        ? ribs(pen, part(b, 0.07, 0.16, 0.34, 0.4))
        : glass(pen, part(b, 0.05, 0.1, 0.41, 0.56), 6) +
          screen(pen, part(b, 0.075, 0.14, 0.36, 0.48), 4) +
          digits(part(b, 0.1, 0.18, 0.14, 0.09), '4:12', '#ffffff')) +
    (upright
      ? ''
      : ribs(pen, part(b, 0.07, 0.78, 0.5, 0.14)) + circle(b.x + b.w * 0.9, b.y + b.h * 0.86, b.h * 0.035, { fill: '#d0413f' })) +
    wordmark(pen.subject.brand, upright ? part(b, 0.2, 0.93, 0.6, 0.035) : part(b, 0.62, 0.8, 0.24, 0.1), mark(pen.colour), { weight: 700 })
  );
};

const back = (pen: Pen, b: Box): string =>
  body(pen, b, { r: Math.min(b.w, b.h) * 0.14 }) +
  rect(part(b, 0.05, 0.06, 0.9, 0.86), 10, { fill: '#050608' }) +
  screen(
    pen,
    part(b, 0.075, 0.1, 0.85, 0.78),
    6,
    circle(b.x + b.w * 0.13, b.y + b.h * 0.19, b.h * 0.025, { fill: '#ff4a3a' }) +
      digits(part(b, 0.17, 0.15, 0.18, 0.08), '02:48', '#ffffff') +
      times(3, (i) => circle(b.x + b.w * (0.4 + i * 0.1), b.y + b.h * 0.8, b.h * 0.04, { fill: '#00000070', stroke: '#ffffff', line: 2 })),
  );

export const actionCamera: Drawing = {
  angles: 3,
  size: { width: 7.1, height: 5.1, depth: 3.4 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    // Three times as high as it is wide it is held by its handle.
    if (h > w * 3) return pocketCamera(pen, angle);
    if (angle === 0) {
      const v: View = pen.view(26, 14);
      const flat = box(0, 0, w * v.k, depth * v.k);
      return (
        v.shadow(0, 0, w, depth, 0.5) +
        v.solid({ at: [0, 0, 0], size: [w, h, depth], r: Math.min(w, h) * 0.13, content: (b) => front(pen, b) }) +
        v.on(
          'top',
          0,
          h,
          0,
          rect(part(flat, 0.16, 0.28, 0.2, 0.44), 10, { fill: '#c8322f', stroke: darken('#c8322f', 0.4), line: 1.6 }) +
            rect(part(flat, 0.52, 0.3, 0.26, 0.4), 4, { fill: '#17181c', stroke: edge(pen.colour) }),
        ) +
        v.on(
          'right',
          w,
          h * 0.8,
          depth * 0.75,
          rect(box(0, 0, depth * 0.5 * v.k, h * 0.55 * v.k), 8, { stroke: edge(pen.colour), line: 1.6 }),
        )
      );
    }
    const b = pen.fit(w, h);
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) +
      rect(part(b, 0.14, -0.035, 0.16, 0.05), 5, { fill: '#c8322f', stroke: '#6d1a1c' }) +
      (angle === 1 ? front(pen, b) : back(pen, b))
    );
  },
};
