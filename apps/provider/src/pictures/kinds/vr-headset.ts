import {
  type Box,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  isDark,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  wordmark,
  zoom,
} from '../kit/index.ts';

const cloth = '#33363c';

/** The visor from the front; straps leave to both sides, a band goes over the head. */
const front = (pen: Pen, b: Box): string => {
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

/** From the side: visor, cushion, headband with the battery behind. */
const side = (pen: Pen, b: Box): string => {
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

/** A hand controller: tracking ring, stick, two buttons, grip. */
const controller = (pen: Pen, b: Box): string => {
  const at = spot(b);
  return (
    ellipse(...at(0.5, 0.22), b.w * 0.44, b.h * 0.19, { stroke: edge(pen.colour), line: b.w * 0.16 }) +
    ellipse(...at(0.5, 0.22), b.w * 0.44, b.h * 0.19, { stroke: pen.colour, line: b.w * 0.13 }) +
    path(
      d(
        'M',
        ...at(0.26, 0.36),
        'Q',
        ...at(0.5, 0.22),
        ...at(0.74, 0.36),
        'C',
        ...at(0.8, 0.5),
        ...at(0.7, 0.6),
        ...at(0.7, 0.88),
        'Q',
        ...at(0.68, 1),
        ...at(0.5, 1),
        'T',
        ...at(0.3, 0.88),
        'C',
        ...at(0.3, 0.6),
        ...at(0.2, 0.5),
        ...at(0.26, 0.36),
        'Z',
      ),
      { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 },
    ) +
    ellipse(...at(0.5, 0.4), b.w * 0.22, b.h * 0.09, { fill: '#17181c' }) +
    circle(...at(0.42, 0.39), b.w * 0.085, { fill: pen.ball('#4a4d53'), stroke: '#0b0c0f' }) +
    circle(...at(0.6, 0.37), b.w * 0.045, { fill: '#6d7178' }) +
    circle(...at(0.62, 0.43), b.w * 0.045, { fill: '#6d7178' })
  );
};

export const vrHeadset: Drawing = {
  angles: 3,
  size: { width: 19, height: 14, depth: 26 },
  draw(pen, _subject, angle) {
    const w = Math.max(16, Math.min(22, pen.size.width));
    if (angle === 1) {
      const b = pen.fit(30, 22);
      return contactShadow(pen, b.x + b.w * 0.17, b.y + b.h * 0.93, b.w * 0.3) + side(pen, b);
    }
    const b = pen.fit(w, w * 0.98);
    const own = part(b, 0.02, 0, 0.96, 0.74);
    const whole =
      contactShadow(pen, own.x + own.w / 2, own.y + own.h * 0.98, own.w * 0.6) +
      front(pen, own) +
      times(2, (i) => {
        const c = box(b.x + b.w * (i ? 0.66 : 0.12), b.y + b.h * 0.66, b.w * 0.22, b.h * 0.36);
        return contactShadow(pen, c.x + c.w / 2, c.y + c.h, c.w * 0.6) + controller(pen, c);
      });
    return angle === 2 ? zoom(whole, b.x + b.w * 0.3, b.y + b.h * 0.42, 1.8) : whole;
  },
};
