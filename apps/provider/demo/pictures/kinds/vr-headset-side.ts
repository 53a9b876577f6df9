import { type Box, circle, d, darken, edge, lensGlass, lighten, mark, type Pen, part, path, rect, spot, wordmark } from '../kit/index.ts';
import { cloth } from './vr-headset-front.ts';

/** From the side: visor, cushion, headband with the battery behind. */
export const side = (pen: Pen, b: Box): string => {
  const at = spot(b);
  return (
    path(d('M', ...at(0.3, 0.42), 'C', ...at(0.42, 0.02), ...at(0.74, 0.0), ...at(0.9, 0.44)), {
      stroke: '#17181c',
      line: b.h * 0.085,
      round: true,
    }) +
    path(d('M', ...at(0.3, 0.42), 'C', ...at(0.42, 0.02), ...at(0.74, 0.0), ...at(0.9, 0.44)), {
      stroke: cloth,
      line: b.h * 0.07,
      round: true,
    }) +
    path(d('M', ...at(0.24, 0.58), 'C', ...at(0.46, 0.52), ...at(0.7, 0.54), ...at(0.92, 0.6)), {
      stroke: edge(pen.colour),
      line: b.h * 0.15,
      round: true,
    }) +
    path(d('M', ...at(0.24, 0.58), 'C', ...at(0.46, 0.52), ...at(0.7, 0.54), ...at(0.92, 0.6)), {
      stroke: pen.linear([
        [0, lighten(pen.colour, 0.3)],
        [1, darken(pen.colour, 0.2)],
      ]),
      line: b.h * 0.135,
      round: true,
    }) +
    rect(part(b, 0.48, 0.53, 0.14, 0.06), 8, { fill: pen.tile(8, 8, circle(4, 4, 2.4, { fill: '#17181c' })) }) +
    path(
      d(
        'M',
        ...at(0.22, 0.36),
        'C',
        ...at(0.34, 0.34),
        ...at(0.37, 0.44),
        ...at(0.36, 0.6),
        'C',
        ...at(0.36, 0.78),
        ...at(0.32, 0.9),
        ...at(0.22, 0.9),
        'Z',
      ),
      { fill: pen.matt('#26282d'), stroke: '#4a4d53', line: 1.6 },
    ) +
    path(
      d(
        'M',
        ...at(0.04, 0.44),
        'Q',
        ...at(0.06, 0.34),
        ...at(0.16, 0.33),
        'H',
        b.x + b.w * 0.27,
        'Q',
        ...at(0.3, 0.34),
        ...at(0.3, 0.42),
        'V',
        b.y + b.h * 0.84,
        'Q',
        ...at(0.3, 0.92),
        ...at(0.24, 0.92),
        'H',
        b.x + b.w * 0.12,
        'Q',
        ...at(0.04, 0.92),
        ...at(0.03, 0.82),
        'Q',
        ...at(0.01, 0.62),
        ...at(0.04, 0.44),
        'Z',
      ),
      {
        fill: pen.linear(
          [
            [0, lighten(pen.colour, 0.34)],
            [0.5, pen.colour],
            [1, darken(pen.colour, 0.3)],
          ],
          30,
        ),
        stroke: edge(pen.colour),
        line: 2,
      },
    ) +
    path(
      d(
        'M',
        ...at(0.04, 0.44),
        'Q',
        ...at(0.01, 0.62),
        ...at(0.03, 0.82),
        'L',
        ...at(0.07, 0.86),
        'Q',
        ...at(0.05, 0.62),
        ...at(0.08, 0.4),
        'Z',
      ),
      { fill: '#0d0e11' },
    ) +
    lensGlass(pen, ...at(0.13, 0.74), b.w * 0.03) +
    circle(...at(0.24, 0.52), b.w * 0.024, { fill: '#0b0c0f', stroke: edge(pen.colour) }) +
    rect(part(b, 0.86, 0.42, 0.14, 0.34), b.w * 0.06, { fill: pen.matt(darken(pen.colour, 0.1)), stroke: edge(pen.colour), line: 1.8 }) +
    rect(part(b, 0.84, 0.46, 0.05, 0.26), b.w * 0.02, { fill: '#26282d' }) +
    wordmark(pen.subject.brand, part(b, 0.12, 0.42, 0.12, 0.04), mark(pen.colour))
  );
};
