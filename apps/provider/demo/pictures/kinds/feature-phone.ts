import {
  type Box,
  body,
  box,
  contactShadow,
  type Drawing,
  d,
  darken,
  grille,
  isDark,
  keys,
  label,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  screen,
  statusBar,
  times,
  wordmark,
} from '../kit/index.ts';
import { flipPhone } from './flip-phone.ts';

const signs = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

const front = (pen: Pen, b: Box): string => {
  const display = part(b, 0.11, 0.11, 0.78, 0.33);
  const pad = part(b, 0.09, 0.655, 0.82, 0.3);
  const cap = isDark(pen.colour) ? lighten(pen.colour, 0.13) : lighten(pen.colour, 0.5);
  const ink = mark(cap);
  const soft = part(b, 0.09, 0.51, 0.82, 0.13);
  return (
    body(pen, b, { r: b.w * 0.2, finish: 'gloss' }) +
    rect(part(b, 0.06, 0.07, 0.88, 0.41), b.w * 0.08, { fill: '#08090c' }) +
    screen(
      pen,
      display,
      6,
      statusBar(part(display, 0.05, 0.05, 0.9, 0.08), '') + label('10:24', part(display, 0.1, 0.22, 0.8, 0.3), '#ffffff', { weight: 500 }),
    ) +
    grille(pen, part(b, 0.38, 0.03, 0.24, 0.018), 5) +
    keys(box(soft.x, soft.y, soft.w * 0.29, soft.h), [[1], [1]], { fill: cap, shadow: darken(pen.colour, 0.5), gap: b.w * 0.025 }) +
    keys(box(soft.x + soft.w * 0.71, soft.y, soft.w * 0.29, soft.h), [[1], [1]], {
      fill: cap,
      shadow: darken(pen.colour, 0.5),
      gap: b.w * 0.025,
    }) +
    path(d('M', soft.x + soft.w * 0.05, soft.y + soft.h * 0.78, 'h', soft.w * 0.17), {
      stroke: '#3fae6a',
      line: b.w * 0.022,
      round: true,
    }) +
    path(d('M', soft.x + soft.w * 0.78, soft.y + soft.h * 0.78, 'h', soft.w * 0.17), {
      stroke: '#d2433f',
      line: b.w * 0.022,
      round: true,
    }) +
    rect(part(soft, 0.33, 0.05, 0.34, 0.9), soft.h * 0.32, { fill: pen.metal(cap, 60), stroke: darken(pen.colour, 0.4), line: 1.5 }) +
    rect(part(soft, 0.41, 0.27, 0.18, 0.46), soft.h * 0.18, { fill: pen.matt(cap, 60), stroke: darken(pen.colour, 0.35), line: 1.2 }) +
    keys(
      pad,
      [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
      { fill: cap, shadow: darken(pen.colour, 0.5), gap: b.w * 0.03 },
    ) +
    times(12, (i) => wordmark(signs[i] ?? '', part(pad, (i % 3) / 3 + 0.1, Math.floor(i / 3) / 4 + 0.055, 0.135, 0.13), ink))
  );
};

export const featurePhone: Drawing = {
  angles: 2,
  size: { width: 5.2, height: 12.2, depth: 1.4 },
  draw(pen, _subject, angle) {
    if (pen.mentions(/раскладушк/)) return flipPhone(pen, angle);
    const { width, height, depth } = pen.size;
    if (angle === 1) {
      const v = pen.view(32, 8);
      const [x, y] = v.point(width / 2, 0, depth);
      return (
        contactShadow(pen, x, y + 6, width * v.k * 0.95) +
        v.solid({ at: [0, 0, 0], size: [width, height, depth], r: width * 0.2, content: (b) => front(pen, b) })
      );
    }
    const b = pen.fit(width, height);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + front(pen, b);
  },
};
