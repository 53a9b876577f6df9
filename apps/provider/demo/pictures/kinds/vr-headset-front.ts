import { type Box, circle, d, darken, edge, isDark, lensGlass, lighten, type Pen, part, path, rect, spot, wordmark } from '../kit/index.ts';
import { type VrFace, vrFaces } from '../looks/vr.ts';

/** What the front is made of. */
const pane = (pen: Pen, { front }: VrFace): string => {
  if (front === 'plain') return pen.matt(isDark(pen.colour) ? lighten(pen.colour, 0.08) : darken(pen.colour, 0.06));
  if (front === 'glass') return pen.glassPaint(isDark(pen.colour) ? '#0d0e11' : '#1b1d22');
  return pen.linear(
    [
      [0, '#8fa6c8'],
      [0.35, '#2a2f3d'],
      [0.7, '#5a4a78'],
      [1, '#b08a9a'],
    ],
    25,
  );
};

export const cloth = '#33363c';

/** The visor from the front; straps leave to both sides, a band goes over the head. */
export const front = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shell = d(
    'M',
    ...at(0.16, 0.36),
    'Q',
    ...at(0.5, 0.28),
    ...at(0.84, 0.36),
    'C',
    ...at(0.96, 0.4),
    ...at(0.98, 0.56),
    ...at(0.94, 0.76),
    'C',
    ...at(0.9, 0.94),
    ...at(0.76, 0.99),
    ...at(0.64, 0.94),
    'Q',
    ...at(0.56, 0.89),
    ...at(0.5, 0.82),
    'Q',
    ...at(0.44, 0.89),
    ...at(0.36, 0.94),
    'C',
    ...at(0.24, 0.99),
    ...at(0.1, 0.94),
    ...at(0.06, 0.76),
    'C',
    ...at(0.02, 0.56),
    ...at(0.04, 0.4),
    ...at(0.16, 0.36),
    'Z',
  );
  const face = pen.look(vrFaces);
  const eye = (x: number, y: number, r: number): string =>
    circle(...at(x, y), b.w * r * 1.25, { fill: '#0b0c0f' }) + lensGlass(pen, ...at(x, y), b.w * r, { ring: '#1b1c20' });
  return (
    path(d('M', ...at(0.2, 0.42), 'C', ...at(0.22, -0.06), ...at(0.78, -0.06), ...at(0.8, 0.42)), {
      stroke: '#17181c',
      line: b.w * 0.075,
      round: true,
    }) +
    path(d('M', ...at(0.2, 0.42), 'C', ...at(0.22, -0.06), ...at(0.78, -0.06), ...at(0.8, 0.42)), {
      stroke: face.halo ? darken(pen.colour, isDark(pen.colour) ? 0.3 : 0.12) : cloth,
      line: b.w * (face.halo ? 0.1 : 0.062),
      round: true,
    }) +
    path(d('M', ...at(0.3, 0.18), 'C', ...at(0.4, 0.05), ...at(0.52, 0.04), ...at(0.6, 0.07)), {
      stroke: '#8d939b',
      line: b.w * 0.008,
      round: true,
      opacity: 0.7,
    }) +
    [0.03, 0.97]
      .map((x) =>
        rect(part(b, x - 0.045, 0.45, 0.09, 0.3), b.w * 0.03, {
          fill: pen.matt(darken(pen.colour, 0.2)),
          stroke: edge(pen.colour),
          line: 1.6,
        }),
      )
      .join('') +
    path(shell, {
      fill: pen.radial(
        [
          [0, lighten(pen.colour, isDark(pen.colour) ? 0.26 : 0.45)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.28)],
        ],
        0.34,
        0.2,
        0.85,
      ),
      stroke: edge(pen.colour),
      line: 2,
    }) +
    path(
      d(
        'M',
        ...at(0.2, 0.42),
        'Q',
        ...at(0.5, 0.36),
        ...at(0.8, 0.42),
        'C',
        ...at(0.9, 0.46),
        ...at(0.91, 0.58),
        ...at(0.88, 0.72),
        'C',
        ...at(0.84, 0.86),
        ...at(0.74, 0.89),
        ...at(0.65, 0.85),
        'Q',
        ...at(0.57, 0.8),
        ...at(0.5, 0.74),
        'Q',
        ...at(0.43, 0.8),
        ...at(0.35, 0.85),
        'C',
        ...at(0.26, 0.89),
        ...at(0.16, 0.86),
        ...at(0.12, 0.72),
        'C',
        ...at(0.09, 0.58),
        ...at(0.1, 0.46),
        ...at(0.2, 0.42),
        'Z',
      ),
      { fill: pane(pen, face), stroke: face.accent ?? edge(pen.colour), line: face.accent ? 5 : 1.4 },
    ) +
    path(
      d(
        'M',
        ...at(0.16, 0.5),
        'Q',
        ...at(0.3, 0.42),
        ...at(0.5, 0.41),
        'L',
        ...at(0.34, 0.8),
        'Q',
        ...at(0.2, 0.8),
        ...at(0.16, 0.66),
        'Z',
      ),
      { fill: '#ffffff', opacity: 0.09 },
    ) +
    (face.pills ?? [])
      .map(
        (x) =>
          rect(part(b, x - 0.045, 0.46, 0.09, 0.36), b.w * 0.045, { fill: '#101115', stroke: edge(pen.colour), line: 1.6 }) +
          eye(x, 0.56, 0.03) +
          eye(x, 0.72, 0.02),
      )
      .join('') +
    face.eyes.map((at) => eye(...at)).join('') +
    wordmark(pen.subject.brand, part(b, 0.4, 0.53, 0.2, 0.06), '#dfe3e8')
  );
};
