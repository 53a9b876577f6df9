import {
  alpha,
  type Box,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  isLight,
  label,
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

type Form = 'pear' | 'candle' | 'spot' | 'globe' | 'filament';

const formOf = (pen: Pen): Form =>
  pen.mentions(/свеч/)
    ? 'candle'
    : pen.mentions(/рефлект|gu10/)
      ? 'spot'
      : pen.mentions(/филамент/)
        ? 'filament'
        : pen.mentions(/^шар$/)
          ? 'globe'
          : 'pear';

const toneOf = (pen: Pen): string => (/цветной/.test(pen.text('light')) || pen.text('light') === '' ? pen.look(makers).accent : '#ffd58a');

/** How bright it is, and a band of the maker's at the neck. */
const band = (pen: Pen, b: Box): string =>
  rect(part(b, 0.27, 0.595, 0.46, 0.035), 4, { fill: pen.look(makers).accent }) +
  label(`${pen.number('lumens', 800)} лм`, part(b, 0.24, 0.645, 0.52, 0.06), '#3a3d44', { weight: 600 });

const base = (pen: Pen, b: Box, narrow: boolean, pins: boolean): string => {
  const at = spot(b);
  if (pins)
    return (
      rect(part(b, 0.16, 0, 0.68, 0.6), 6, { fill: pen.round('#e9ebee'), stroke: '#8d939b', line: 1.4 }) +
      [0.3, 0.7]
        .map(
          (x) =>
            rect(part(b, x - 0.05, 0.55, 0.1, 0.3), 2, { fill: pen.metal('#b9bdc3', 0), stroke: '#5c6067' }) +
            rect(part(b, x - 0.1, 0.8, 0.2, 0.16), 4, { fill: pen.metal('#b9bdc3', 0), stroke: '#5c6067' }),
        )
        .join('')
    );
  const [x, w] = narrow ? [0.24, 0.52] : [0.12, 0.76];
  return (
    rect(part(b, x, 0, w, 0.76), 6, { fill: pen.metal('#c3c6cb', 0), stroke: '#6d7178', line: 1.4 }) +
    times(5, (i) =>
      path(d('M', ...at(x - 0.02, 0.1 + i * 0.14), 'Q', ...at(0.5, 0.17 + i * 0.14), ...at(x + w + 0.02, 0.06 + i * 0.14)), {
        stroke: '#5c6067',
        line: b.h * 0.035,
        round: true,
        opacity: 0.75,
      }),
    ) +
    path(d('M', ...at(x + 0.06, 0.76), 'L', ...at(0.4, 0.95), 'H', b.x + b.w * 0.6, 'L', ...at(x + w - 0.06, 0.76), 'Z'), {
      fill: '#26282d',
    }) +
    ellipse(...at(0.5, 0.95), b.w * 0.12, b.h * 0.05, { fill: '#b9bdc3', stroke: '#5c6067' })
  );
};

const bulb = (pen: Pen, b: Box, lit: boolean): string => {
  const at = spot(b);
  const form = formOf(pen);
  const tone = toneOf(pen);
  const shells: Record<Form, string> = {
    pear: d(
      'M',
      ...at(0.3, 0.5),
      'C',
      ...at(0.16, 0.42),
      ...at(0.0, 0.34),
      ...at(0.0, 0.22),
      'C',
      ...at(0.0, 0.08),
      ...at(0.22, 0),
      ...at(0.5, 0),
      'S',
      ...at(1, 0.08),
      ...at(1, 0.22),
      'C',
      ...at(1, 0.34),
      ...at(0.84, 0.42),
      ...at(0.7, 0.5),
      'Z',
    ),
    globe: d(
      'M',
      ...at(0.32, 0.56),
      'C',
      ...at(0.1, 0.52),
      ...at(0.0, 0.4),
      ...at(0.0, 0.28),
      'C',
      ...at(0.0, 0.1),
      ...at(0.22, 0),
      ...at(0.5, 0),
      'S',
      ...at(1, 0.1),
      ...at(1, 0.28),
      'C',
      ...at(1, 0.4),
      ...at(0.9, 0.52),
      ...at(0.68, 0.56),
      'Z',
    ),
    candle: d(
      'M',
      ...at(0.3, 0.54),
      'C',
      ...at(0.06, 0.42),
      ...at(0.1, 0.28),
      ...at(0.26, 0.16),
      'Q',
      ...at(0.42, 0.06),
      ...at(0.5, 0),
      'Q',
      ...at(0.58, 0.06),
      ...at(0.74, 0.16),
      'C',
      ...at(0.9, 0.28),
      ...at(0.94, 0.42),
      ...at(0.7, 0.54),
      'Z',
    ),
    spot: d(
      'M',
      ...at(0.0, 0.08),
      'Q',
      ...at(0.5, -0.06),
      ...at(1, 0.08),
      'L',
      ...at(0.98, 0.16),
      'C',
      ...at(0.9, 0.4),
      ...at(0.8, 0.5),
      ...at(0.72, 0.6),
      'H',
      b.x + b.w * 0.28,
      'C',
      ...at(0.2, 0.5),
      ...at(0.1, 0.4),
      ...at(0.02, 0.16),
      'Z',
    ),
    filament: d(
      'M',
      ...at(0.34, 0.66),
      'C',
      ...at(0.3, 0.52),
      ...at(0.02, 0.46),
      ...at(0.02, 0.26),
      'C',
      ...at(0.02, 0.1),
      ...at(0.24, 0),
      ...at(0.5, 0),
      'S',
      ...at(0.98, 0.1),
      ...at(0.98, 0.26),
      'C',
      ...at(0.98, 0.46),
      ...at(0.7, 0.52),
      ...at(0.66, 0.66),
      'Z',
    ),
  };
  const shell = shells[form];

  const low = form === 'spot' ? 0.6 : form === 'filament' ? 0.66 : 0.74;
  const halo = lit
    ? ellipse(...at(0.5, 0.24), b.w * 0.95, b.w * 0.9, {
        fill: pen.radial([
          [0, alpha(tone, 0.75)],
          [0.45, alpha(tone, 0.3)],
          [1, alpha(tone, 0)],
        ]),
      })
    : '';
  const glassy = form === 'filament';
  const body = glassy
    ? path(shell, {
        fill: pen.linear(
          [
            [0, alpha('#ffe6b0', 0.55)],
            [0.5, alpha('#fff6e0', 0.3)],
            [1, alpha('#d9a860', 0.5)],
          ],
          30,
        ),
        stroke: '#a98d58',
        line: 1.8,
      }) +
      times(
        4,
        (i) =>
          path(d('M', ...at(0.36 + i * 0.093, 0.5), 'L', ...at(0.3 + i * 0.133, 0.14)), {
            stroke: '#ffb347',
            line: b.w * 0.035,
            round: true,
          }) +
          path(d('M', ...at(0.36 + i * 0.093, 0.5), 'L', ...at(0.3 + i * 0.133, 0.14)), {
            stroke: '#fff6dc',
            line: b.w * 0.014,
            round: true,
          }),
      ) +
      path(d('M', ...at(0.5, 0.66), 'V', b.y + b.h * 0.5), { stroke: '#d8dbe0', line: b.w * 0.06, opacity: 0.8 })
    : form === 'spot'
      ? path(shell, {
          fill: pen.linear(
            [
              [0, darken(pen.colour, 0.14)],
              [0.3, lighten(pen.colour, 0.3)],
              [0.6, pen.colour],
              [1, darken(pen.colour, 0.24)],
            ],
            0,
          ),
          stroke: edge(pen.colour),
          line: 1.8,
        }) +
        path(d('M', ...at(0, 0.08), 'Q', ...at(0.5, -0.06), ...at(1, 0.08), 'Q', ...at(0.5, 0.2), ...at(0, 0.08), 'Z'), {
          fill: pen.radial([
            [0, '#ffffff'],
            [0.6, lighten(tone, 0.3)],
            [1, tone],
          ]),
          stroke: edge(pen.colour),
        })
      : path(shell, {
          fill: lit
            ? pen.radial(
                [
                  [0, '#ffffff'],
                  [0.5, lighten(tone, 0.5)],
                  [1, tone],
                ],
                0.5,
                0.5,
                0.62,
              )
            : pen.radial(
                [
                  [0, '#ffffff'],
                  [0.6, '#f1f2f3'],
                  [1, '#c3c8ce'],
                ],
                0.38,
                0.3,
                0.75,
              ),
          stroke: lit ? darken(tone, 0.2) : '#9aa0a8',
          line: 1.8,
        });
  const collar =
    form === 'spot' || glassy
      ? ''
      : path(d('M', ...at(0.3, form === 'pear' ? 0.49 : 0.53), 'H', b.x + b.w * 0.7, 'L', ...at(0.63, 0.76), 'H', b.x + b.w * 0.37, 'Z'), {
          fill: pen.round(isLight(pen.colour) ? pen.colour : lighten(pen.colour, 0.08)),
          stroke: edge(pen.colour),
          line: 1.6,
        }) + wordmark(pen.subject.brand, part(b, 0.38, 0.58, 0.24, 0.05), mark(pen.colour));
  return (
    halo +
    base(pen, part(b, 0.28, low, 0.44, 1 - low), form === 'candle', form === 'spot') +
    body +
    collar +
    (form === 'pear' || form === 'globe' ? band(pen, b) : '') +
    (glassy ? rect(part(b, 0.32, 0.64, 0.36, 0.05), 4, { fill: pen.matt(), stroke: edge(pen.colour) }) : '') +
    ellipse(...at(0.28, 0.16), b.w * 0.06, b.h * 0.06, {
      fill: '#ffffff',
      opacity: 0.8,
      transform: `rotate(35 ${Math.round(at(0.28, 0.16)[0])} ${Math.round(at(0.28, 0.16)[1])})`,
    })
  );
};

export const smartBulb: Drawing = {
  angles: 2,
  size: { width: 6, height: 11.5, depth: 6 },
  draw(pen, _subject, angle) {
    const { width: w, height: h } = pen.size;
    const b = pen.fit(Math.max(w, h * 0.36), Math.max(h, w * 1.2), { w: 420, h: 720 });
    if (angle === 0) return bulb(pen, b, true);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.4, 0.3) + bulb(pen, b, false);
  },
};
