import { alpha, type Box, d, darken, edge, isDark, lighten, type Pen, part, path, rect, rotate, spot, times } from '../kit/index.ts';

/** A mouse that is held as a hand is given, from the front: the wall of the thumb, and the slope with the buttons and the wheel. */
export const verticalMouse = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const ink = isDark(pen.colour) ? darken(pen.colour, 0.75) : darken(pen.colour, 0.45);
  const shell = d(
    'M',
    ...at(0.02, 0.95),
    'C',
    ...at(0, 0.6),
    ...at(0.05, 0.2),
    ...at(0.24, 0.05),
    'C',
    ...at(0.36, -0.03),
    ...at(0.52, 0),
    ...at(0.6, 0.14),
    'C',
    ...at(0.7, 0.4),
    ...at(0.9, 0.66),
    ...at(0.99, 0.86),
    'Q',
    ...at(1.03, 1),
    ...at(0.9, 1),
    'H',
    b.x + b.w * 0.08,
    'Q',
    ...at(0.02, 1),
    ...at(0.02, 0.95),
    'Z',
  );
  const clip = pen.clip(path(shell, {}));
  const ridge = d('M', ...at(0.3, -0.02), 'C', ...at(0.34, 0.3), ...at(0.44, 0.66), ...at(0.62, 1.02));
  const wheel = part(b, 0.56, 0.36, 0.14, 0.3);
  const [x, y] = at(0.63, 0.51);
  return (
    path(shell, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.22)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ],
        60,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    // The thumb's side lies in the shade of the ridge.
    path(
      d(
        'M',
        ...at(-0.05, 1.05),
        'V',
        b.y - b.h * 0.05,
        'H',
        b.x + b.w * 0.3,
        'C',
        ...at(0.34, 0.3),
        ...at(0.44, 0.66),
        ...at(0.62, 1.05),
        'Z',
      ),
      {
        fill: alpha(darken(pen.colour, 0.55), 0.4),
        clip,
      },
    ) +
    path(ridge, { stroke: ink, line: 3, clip }) +
    path(ridge, { stroke: '#ffffff', line: 1.4, opacity: 0.35, clip, transform: 'translate(2.5 0)' }) +
    // Between the two buttons, and where they end.
    path(d('M', ...at(0.4, 0.6), 'L', ...at(0.86, 0.42)), { stroke: ink, line: 3, clip }) +
    path(d('M', ...at(0.5, 0.86), 'C', ...at(0.66, 0.84), ...at(0.82, 0.78), ...at(1.02, 0.72)), {
      stroke: ink,
      line: 2.4,
      clip,
      opacity: 0.7,
    }) +
    rotate(
      rect(wheel, wheel.w / 2, { fill: '#0b0c0f', stroke: ink, line: 2 }) +
        rect(part(wheel, 0.16, 0.1, 0.68, 0.8), wheel.w / 2, {
          fill: pen.linear([
            [0, '#1c1d21'],
            [0.4, '#6b6f76'],
            [1, '#18191c'],
          ]),
        }) +
        times(6, (i) => rect(part(wheel, 0.16, 0.2 + i * 0.11, 0.68, 0.03), 1, { fill: '#0b0c0f', opacity: 0.8 })),
      -28,
      x,
      y,
    ) +
    [0.36, 0.5]
      .map((top, i) =>
        rotate(
          rect(part(b, 0.14 + i * 0.035, top, 0.13, 0.1), b.w * 0.035, { fill: pen.matt(lighten(ink, 0.12)), stroke: ink, line: 2 }),
          -14,
          ...at(0.2, top + 0.05),
        ),
      )
      .join('') +
    path(d('M', ...at(0.37, 0.06), 'C', ...at(0.46, 0.05), ...at(0.53, 0.1), ...at(0.57, 0.2)), {
      stroke: '#ffffff',
      line: b.w * 0.018,
      round: true,
      opacity: isDark(pen.colour) ? 0.28 : 0.6,
    })
  );
};
