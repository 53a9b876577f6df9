import {
  type Box,
  body,
  circle,
  d,
  darken,
  edge,
  ellipse,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  path,
  rect,
  sheen,
  skin,
  spot,
  wordmark,
} from '../kit/index.ts';

export const drip = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const jug = d(
    'M',
    ...at(0.24, 0.52),
    'C',
    ...at(0.14, 0.68),
    ...at(0.14, 0.82),
    ...at(0.22, 0.9),
    'H',
    b.x + b.w * 0.66,
    'C',
    ...at(0.74, 0.82),
    ...at(0.74, 0.68),
    ...at(0.64, 0.52),
    'Z',
  );
  return (
    rect(part(b, 0.1, 0.3, 0.8, 0.62), 10, {
      fill: pen.linear([
        [0, darken(pen.colour, 0.5)],
        [1, darken(pen.colour, 0.3)],
      ]),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    path(d('M', ...at(0.66, 0.58), 'C', ...at(0.92, 0.56), ...at(0.92, 0.84), ...at(0.7, 0.86)), {
      stroke: '#5a5d64',
      line: b.w * 0.07,
      round: true,
    }) +
    path(d('M', ...at(0.66, 0.58), 'C', ...at(0.92, 0.56), ...at(0.92, 0.84), ...at(0.7, 0.86)), {
      stroke: '#1d1e22',
      line: b.w * 0.06,
      round: true,
    }) +
    path(jug, { fill: '#cfdfe8', opacity: 0.35 }) +
    path(
      d(
        'M',
        ...at(0.17, 0.7),
        'C',
        ...at(0.15, 0.8),
        ...at(0.17, 0.85),
        ...at(0.22, 0.9),
        'H',
        b.x + b.w * 0.66,
        'C',
        ...at(0.71, 0.85),
        ...at(0.73, 0.8),
        ...at(0.71, 0.7),
        'Z',
      ),
      {
        fill: pen.linear([
          [0, '#7a4620'],
          [1, '#2a160a'],
        ]),
      },
    ) +
    ellipse(...at(0.44, 0.7), b.w * 0.27, b.h * 0.014, { fill: '#9a6232' }) +
    path(jug, { stroke: '#dfeaf0', line: 2, opacity: 0.9 }) +
    sheen(pen, part(b, 0.17, 0.52, 0.54, 0.38), 30, 0.3) +
    rect(part(b, 0.22, 0.48, 0.44, 0.05), 6, { fill: '#1d1e22', stroke: '#4a4d53' }) +
    body(pen, part(b, 0.06, 0.02, 0.88, 0.4), { r: b.w * 0.06, fill: skin(pen) }) +
    panel(pen, part(b, 0.16, 0.19, 0.56, 0.24), { r: 16 }) +
    rect(part(b, 0.8, 0.1, 0.07, 0.27), 6, {
      fill: pen.linear([
        [0, '#e6f1f7'],
        [0.45, '#bfd9e8'],
        [1, '#7fb0d6'],
      ]),
      stroke: darken(pen.colour, 0.4),
    }) +
    rect(part(b, 0.1, 0, 0.8, 0.05), 6, { fill: pen.matt(lighten(pen.colour, 0.1)), stroke: edge(pen.colour) }) +
    wordmark(pen.subject.brand, part(b, 0.24, 0.09, 0.4, 0.05), mark(pen.colour)) +
    body(pen, part(b, 0.04, 0.9, 0.92, 0.1), { r: 12, fill: skin(pen) }) +
    circle(...at(0.82, 0.95), b.w * 0.035, { fill: '#d0413f', stroke: edge(pen.colour) })
  );
};
