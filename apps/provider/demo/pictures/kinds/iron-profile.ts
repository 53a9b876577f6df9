import {
  type Box,
  circle,
  d,
  darken,
  edge,
  isDark,
  isLight,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** Soleplates by what they are made of. */
const plates: readonly (readonly [RegExp, string])[] = [
  [/металлокерам/, '#8a6f5a'],
  [/керам/, '#e6dcc8'],
  [/тефлон/, '#3a3d44'],
  [/анод/, '#7d8fa8'],
  [/эмаль/, '#5a6a8a'],
];

/** An iron in profile, its nose to the left. */
export const profile = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const { accent, grip: shape } = pen.look(makers);
  const pale = shape === 'flat' || shape === 'arc' ? accent : isLight(pen.colour) ? '#4a5568' : '#f1f2f4';
  const plate = plates.find(([material]) => material.test(pen.text('soleplate')))?.[1] ?? '#b9bdc3';
  const soft = isDark(pen.colour) ? lighten(pen.colour, 0.18) : '#33353b';
  const skirt = d(
    'M',
    ...at(0.0, 0.9),
    'C',
    ...at(0.08, 0.76),
    ...at(0.2, 0.62),
    ...at(0.34, 0.52),
    'H',
    b.x + b.w * 0.86,
    'Q',
    ...at(0.97, 0.54),
    ...at(0.98, 0.9),
    'Z',
  );
  const upper = d(
    'M',
    ...at(0.2, 0.66),
    'C',
    ...at(0.26, 0.36),
    ...at(0.38, 0.1),
    ...at(0.58, 0.03),
    'C',
    ...at(0.74, -0.02),
    ...at(0.9, 0.04),
    ...at(0.93, 0.16),
    'C',
    ...at(0.96, 0.3),
    ...at(0.95, 0.48),
    ...at(0.95, 0.66),
    'Z',
  );
  const hole = d(
    'M',
    ...at(0.42, 0.52),
    'C',
    ...at(0.42, 0.38),
    ...at(0.5, 0.24),
    ...at(0.62, 0.2),
    'C',
    ...at(0.74, 0.17),
    ...at(0.82, 0.22),
    ...at(0.83, 0.34),
    'V',
    b.y + b.h * 0.46,
    'Q',
    ...at(0.83, 0.52),
    ...at(0.76, 0.52),
    'Z',
  );
  return (
    path(`${upper}${hole}`, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.34)],
          [0.35, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ],
        65,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }).replace('<path', '<path fill-rule="evenodd"') +
    path(d('M', ...at(0.4, 0.2), 'C', ...at(0.5, 0.06), ...at(0.7, 0.0), ...at(0.88, 0.09)), {
      stroke: soft,
      line: b.h * 0.05,
      round: true,
      transform: 'translate(6 6)',
    }) +
    path(d('M', ...at(0.42, 0.2), 'C', ...at(0.52, 0.08), ...at(0.68, 0.03), ...at(0.84, 0.08)), {
      stroke: '#ffffff',
      line: b.h * 0.012,
      round: true,
      opacity: 0.35,
    }) +
    path(
      d(
        'M',
        ...at(0.2, 0.68),
        'C',
        ...at(0.24, 0.48),
        ...at(0.3, 0.36),
        ...at(0.38, 0.26),
        'L',
        ...at(0.46, 0.3),
        'C',
        ...at(0.4, 0.4),
        ...at(0.38, 0.5),
        ...at(0.38, 0.66),
        'Z',
      ),
      {
        fill: pen.linear([
          [0, '#d5e9f6e0'],
          [0.5, '#8fc3eae0'],
          [1, '#5a93c4e0'],
        ]),
        stroke: '#5a7fa0',
        line: 1.4,
      },
    ) +
    path(skirt, {
      fill: pen.linear([
        [0, lighten(pale, 0.2)],
        [0.5, pale],
        [1, darken(pale, 0.2)],
      ]),
      stroke: edge(pale),
      line: 1.6,
    }) +
    path(d('M', ...at(0.13, 0.74), 'C', ...at(0.4, 0.66), ...at(0.7, 0.66), ...at(0.97, 0.7)), {
      stroke: shape === 'slot' ? accent : pen.colour,
      line: b.h * (shape === 'bar' ? 0.025 : 0.05),
      round: true,
    }) +
    path(
      d(
        'M',
        ...at(-0.02, 0.965),
        'Q',
        ...at(0.0, 0.9),
        ...at(0.06, 0.89),
        'H',
        b.x + b.w * 0.98,
        'Q',
        ...at(1.0, 0.89),
        ...at(1.0, 0.965),
        'Z',
      ),
      { fill: pen.metal(plate, 90), stroke: darken(plate, 0.5), line: 1.6 },
    ) +
    times(16, (i) => circle(b.x + b.w * (0.12 + i * 0.05), b.y + b.h * 0.945, 1.8, { fill: '#43464c' })) +
    (/беспровод|нет/.test(pen.text('type')) ? '' : rect(part(b, 0.86, 0.2, 0.05, 0.12), 4, { fill: accent })) +
    knob(pen, ...at(shape === 'bar' ? 0.66 : shape === 'arc' ? 0.5 : 0.58, 0.6), b.h * (shape === 'flat' ? 0.11 : 0.085), {
      colour: isDark(pen.colour) ? '#8c9097' : '#c9ccd1',
      metal: true,
      turn: 20,
    }) +
    circle(...at(0.41, 0.23), b.h * 0.035, { fill: pen.matt(pale), stroke: edge(pale) }) +
    circle(...at(0.48, 0.15), b.h * 0.035, { fill: pen.matt(pale), stroke: edge(pale) }) +
    path(d('M', ...at(0.2, 0.56), 'l', -b.w * 0.06, b.h * 0.02, 'l', b.w * 0.03, b.h * 0.08, 'Z'), { fill: soft, stroke: edge(soft) }) +
    wordmark(pen.subject.brand, part(b, 0.66, 0.555, 0.2, 0.09), mark(pale))
  );
};
