import {
  type Box,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  lighten,
  type Pen,
  part,
  path,
  rect,
  spot,
  zoom,
} from '../kit/index.ts';
import { dark, padFront } from './gamepad-front.ts';
import { splitPad } from './gamepad-split.ts';

/** Looking at the shoulders: triggers, bumpers, the socket. */
const shoulders = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shell = d(
    'M',
    ...at(0.06, 0.5),
    'C',
    ...at(0.1, 0.2),
    ...at(0.3, 0.16),
    ...at(0.5, 0.22),
    'S',
    ...at(0.9, 0.2),
    ...at(0.94, 0.5),
    'C',
    ...at(0.98, 0.8),
    ...at(0.86, 0.98),
    ...at(0.7, 0.86),
    'Q',
    ...at(0.5, 0.74),
    ...at(0.3, 0.86),
    'C',
    ...at(0.14, 0.98),
    ...at(0.02, 0.8),
    ...at(0.06, 0.5),
    'Z',
  );
  return (
    path(shell, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.3)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ],
        80,
      ),
      stroke: edge(pen.colour),
      line: 2,
    }) +
    [0.22, 0.78]
      .map(
        (x) =>
          rect(part(b, x - 0.12, 0.2, 0.24, 0.16), b.h * 0.08, { fill: pen.gloss(dark(pen)), stroke: edge(dark(pen)), line: 1.6 }) +
          path(
            d(
              'M',
              ...at(x - 0.1, 0.42),
              'Q',
              ...at(x, 0.36),
              ...at(x + 0.1, 0.42),
              'L',
              ...at(x + 0.08, 0.76),
              'Q',
              ...at(x, 0.84),
              ...at(x - 0.08, 0.76),
              'Z',
            ),
            {
              fill: pen.linear([
                [0, lighten(dark(pen), 0.2)],
                [1, darken(dark(pen), 0.3)],
              ]),
              stroke: edge(dark(pen)),
              line: 1.8,
            },
          ),
      )
      .join('') +
    rect(part(b, 0.46, 0.4, 0.08, 0.07), 6, { fill: '#0b0c0f', stroke: '#9da1a8', line: 1.6 }) +
    ellipse(...at(0.5, 0.3), b.w * 0.02, b.h * 0.02, { fill: '#5db8ff' })
  );
};

export const gamepad: Drawing = {
  angles: 3,
  size: { width: 16, height: 10.6, depth: 6 },
  draw(pen, _subject, angle) {
    if (pen.size.width < 8 || /смартфон/.test(pen.text('platform'))) return splitPad(pen, angle);
    const w = Math.max(12, pen.size.width);
    const b = pen.fit(w, w * 0.68);
    if (angle === 1)
      return contactShadow(pen, 400, b.y + b.h * 0.84, b.w * 0.8) + shoulders(pen, { ...b, y: b.y + b.h * 0.14, h: b.h * 0.72 });
    if (angle === 2) return zoom(padFront(pen, b), b.x + b.w * 0.74, b.y + b.h * 0.4, 1.9);
    return (
      contactShadow(pen, b.x + b.w * 0.12, b.y + b.h, b.w * 0.24) +
      contactShadow(pen, b.x + b.w * 0.88, b.y + b.h, b.w * 0.24) +
      padFront(pen, b)
    );
  },
};
