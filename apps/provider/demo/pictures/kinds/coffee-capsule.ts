import { type Box, body, circle, d, darken, edge, lighten, mark, type Pen, part, path, rect, spot, wordmark } from '../kit/index.ts';
import { cup, pour, steelOf } from './coffee-cup.ts';

/** From its side: slim body, lever, capsule head over the cup, the water tank behind. */
export const capsule = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shape = d(
    'M',
    ...at(0.08, 0.2),
    'Q',
    ...at(0.06, 0.08),
    ...at(0.2, 0.07),
    'H',
    b.x + b.w * 0.72,
    'Q',
    ...at(0.8, 0.08),
    ...at(0.8, 0.18),
    'V',
    b.y + b.h * 0.94,
    'H',
    b.x + b.w * 0.44,
    'V',
    b.y + b.h * 0.5,
    'Q',
    ...at(0.44, 0.4),
    ...at(0.34, 0.4),
    'H',
    b.x + b.w * 0.16,
    'Q',
    ...at(0.1, 0.4),
    ...at(0.08, 0.2),
    'Z',
  );
  return (
    rect(part(b, 0.74, 0.16, 0.24, 0.72), 14, {
      fill: pen.linear(
        [
          [0, '#c9dbe6c0'],
          [0.4, '#f2f8fbc0'],
          [1, '#93a9b8d0'],
        ],
        0,
      ),
      stroke: '#7f93a1',
      line: 1.6,
    }) +
    rect(part(b, 0.76, 0.4, 0.2, 0.46), 8, { fill: '#8fc3ea', opacity: 0.55 }) +
    rect(part(b, 0.73, 0.13, 0.26, 0.05), 6, { fill: pen.matt('#2b2d33') }) +
    pour(b.x + b.w * 0.25, b.y + b.h * 0.44, b.y + b.h * 0.76, b.w * 0.016) +
    path(shape, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.34)],
          [0.3, pen.colour],
          [1, darken(pen.colour, 0.34)],
        ],
        40,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    path(d('M', ...at(0.14, 0.13), 'H', b.x + b.w * 0.64), { stroke: '#ffffff', line: b.h * 0.014, round: true, opacity: 0.45 }) +
    path(d('M', ...at(0.14, 0.085), 'Q', ...at(0.4, -0.02), ...at(0.68, 0.06)), { stroke: '#3a3c42', line: b.h * 0.04, round: true }) +
    path(d('M', ...at(0.14, 0.08), 'Q', ...at(0.4, -0.025), ...at(0.68, 0.055)), { stroke: '#d5d8dd', line: b.h * 0.022, round: true }) +
    rect(part(b, 0.17, 0.39, 0.16, 0.06), 5, { fill: pen.metal(steelOf(pen), 0), stroke: '#5c6067', line: 1.2 }) +
    circle(...at(0.62, 0.2), b.h * 0.03, { stroke: '#ffffff', line: 3, opacity: 0.85 }) +
    circle(...at(0.72, 0.2), b.h * 0.02, { stroke: '#ffffff', line: 3, opacity: 0.85 }) +
    cup(pen, b.x + b.w * 0.25, b.y + b.h * 0.905, b.h * 0.15) +
    body(pen, part(b, 0.04, 0.9, 0.94, 0.09), { r: 8, colour: '#2b2d33' }) +
    rect(part(b, 0.07, 0.895, 0.36, 0.025), 3, { fill: pen.metal('#8d9197', 0), stroke: '#43464c' }) +
    wordmark(pen.subject.brand, part(b, 0.48, 0.3, 0.28, 0.05), mark(pen.colour))
  );
};
