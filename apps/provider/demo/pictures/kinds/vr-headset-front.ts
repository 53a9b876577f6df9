import { type Box, circle, d, darken, edge, isDark, lensGlass, lighten, type Pen, part, path, rect, spot, wordmark } from '../kit/index.ts';

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
  const eye = (x: number, y: number, r: number): string =>
    circle(...at(x, y), b.w * r * 1.25, { fill: '#0b0c0f' }) + lensGlass(pen, ...at(x, y), b.w * r, { ring: '#1b1c20' });
  return (
    path(d('M', ...at(0.2, 0.42), 'C', ...at(0.22, -0.06), ...at(0.78, -0.06), ...at(0.8, 0.42)), {
      stroke: '#17181c',
      line: b.w * 0.075,
      round: true,
    }) +
    path(d('M', ...at(0.2, 0.42), 'C', ...at(0.22, -0.06), ...at(0.78, -0.06), ...at(0.8, 0.42)), {
      stroke: cloth,
      line: b.w * 0.062,
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
      { fill: pen.glassPaint(isDark(pen.colour) ? '#0d0e11' : '#1b1d22'), stroke: edge(pen.colour), line: 1.4 },
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
    eye(0.24, 0.58, 0.036) +
    eye(0.76, 0.58, 0.036) +
    eye(0.31, 0.75, 0.024) +
    eye(0.69, 0.75, 0.024) +
    wordmark(pen.subject.brand, part(b, 0.4, 0.53, 0.2, 0.06), '#dfe3e8')
  );
};
