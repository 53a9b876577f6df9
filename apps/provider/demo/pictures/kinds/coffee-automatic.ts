import { type Box, body, circle, edge, glass, mark, type Pen, part, rect, screen, skin, touchStrip, wordmark } from '../kit/index.ts';
import { cup, pour, steelOf, tray } from './coffee-cup.ts';

export const automatic = (pen: Pen, b: Box): string => {
  const niche = part(b, 0.14, 0.4, 0.72, 0.48);
  const mouth = part(b, 0.36, 0.385, 0.28, 0.15);
  const show = pen.flag('display') !== false;
  return (
    body(pen, b, { r: b.w * 0.06, fill: skin(pen) }) +
    rect(part(b, 0.06, 0, 0.88, 0.045), 8, { fill: pen.matt('#2b2d33') }) +
    glass(pen, part(b, 0.07, 0.1, 0.86, 0.25), 10) +
    (show ? screen(pen, part(b, 0.34, 0.125, 0.32, 0.2), 6) : touchStrip(part(b, 0.3, 0.17, 0.4, 0.11), '2', { signs: 1 })) +
    [0.14, 0.24, 0.76, 0.86]
      .map((x, i) =>
        circle(b.x + b.w * x, b.y + b.h * 0.225, b.w * 0.027, {
          stroke: '#dfe9f7',
          line: 2.4,
          opacity: 0.85,
          fill: i === 1 ? '#6d4a2a' : 'none',
        }),
      )
      .join('') +
    rect(niche, 10, {
      fill: pen.linear([
        [0, '#0d0e11'],
        [1, '#3a3d43'],
      ]),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    [0.44, 0.56].map((x) => pour(b.x + b.w * x, mouth.y + mouth.h, b.y + b.h * 0.76, b.w * 0.013)).join('') +
    body(pen, mouth, { r: 8, fill: pen.metal(steelOf(pen), 0), colour: steelOf(pen) }) +
    rect(part(mouth, 0.2, 0.9, 0.2, 0.16), 3, { fill: '#1b1c20' }) +
    rect(part(mouth, 0.6, 0.9, 0.2, 0.16), 3, { fill: '#1b1c20' }) +
    cup(pen, b.x + b.w * 0.5, b.y + b.h * 0.875, b.h * 0.14) +
    tray(pen, part(b, 0.05, 0.87, 0.9, 0.12)) +
    rect(part(b, 0.75, 0.45, 0.035, 0.26), 5, { fill: pen.metal(steelOf(pen), 0), stroke: '#5c6067', line: 1 }) +
    wordmark(pen.subject.brand, part(b, 0.34, 0.055, 0.32, 0.035), mark(pen.colour))
  );
};
