import {
  type Box,
  body,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  glass,
  hose,
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
  touchStrip,
  wordmark,
  zoom,
} from '../kit/index.ts';

/** An iron in profile, its nose to the left. */
const profile = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const pale = isLight(pen.colour) ? '#4a6fb0' : '#f1f2f4';
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
      stroke: pen.colour,
      line: b.h * 0.04,
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
      { fill: pen.metal('#b9bdc3', 90), stroke: '#5c6067', line: 1.6 },
    ) +
    times(16, (i) => circle(b.x + b.w * (0.12 + i * 0.05), b.y + b.h * 0.945, 1.8, { fill: '#43464c' })) +
    knob(pen, ...at(0.58, 0.6), b.h * 0.085, { colour: isDark(pen.colour) ? '#8c9097' : '#c9ccd1', metal: true, turn: 20 }) +
    circle(...at(0.41, 0.23), b.h * 0.035, { fill: pen.matt(pale), stroke: edge(pale) }) +
    circle(...at(0.48, 0.15), b.h * 0.035, { fill: pen.matt(pale), stroke: edge(pale) }) +
    path(d('M', ...at(0.2, 0.56), 'l', -b.w * 0.06, b.h * 0.02, 'l', b.w * 0.03, b.h * 0.08, 'Z'), { fill: soft, stroke: edge(soft) }) +
    wordmark(pen.subject.brand, part(b, 0.66, 0.555, 0.2, 0.09), mark(pale))
  );
};

const sole = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shape = d(
    'M',
    ...at(0.5, 0),
    'C',
    ...at(0.72, 0.14),
    ...at(1, 0.42),
    ...at(1, 0.8),
    'Q',
    ...at(1, 1),
    ...at(0.86, 1),
    'H',
    b.x + b.w * 0.14,
    'Q',
    ...at(0, 1),
    ...at(0, 0.8),
    'C',
    ...at(0, 0.42),
    ...at(0.28, 0.14),
    ...at(0.5, 0),
    'Z',
  );
  return (
    path(shape, { fill: pen.matt(), stroke: edge(pen.colour), line: 10 }) +
    path(shape, {
      fill: pen.linear(
        [
          [0, '#e6e8ec'],
          [0.4, '#b3b8bf'],
          [0.6, '#dfe2e6'],
          [1, '#8d939b'],
        ],
        50,
      ),
      stroke: '#5c6067',
      line: 2,
    }) +
    times(3, (row) =>
      times(11, (i) => {
        const t = i / 10;
        return [-1, 1]
          .map((s) =>
            circle(
              ...at(0.5 + s * (0.06 + (0.36 - row * 0.11) * Math.sin(t * 1.5)), 0.12 + row * 0.12 + t * (0.7 - row * 0.14)),
              b.w * 0.016,
              { fill: '#2b2d33' },
            ),
          )
          .join('');
      }),
    ) +
    path(d('M', ...at(0.5, 0.5), 'V', b.y + b.h * 0.92), { stroke: '#8d939b', line: 3, round: true })
  );
};

export const iron: Drawing = {
  angles: 3,
  size: { width: 12, height: 15, depth: 30 },
  draw(pen, _subject, angle) {
    const long = Math.max(pen.size.width, pen.size.depth);
    const station = pen.mentions(/парогенер/);
    if (angle === 2) {
      const b = pen.fit(12.5, 24);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 8, b.w) + sole(pen, b);
    }
    if (station && angle === 0) {
      const b = pen.fit(long, Math.max(pen.size.height, long * 0.7));
      const base = part(b, 0, 0.56, 1, 0.44);
      const dark = isDark(pen.colour) ? lighten(pen.colour, 0.1) : '#33353b';
      return (
        contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w) +
        hose(
          d(
            'M',
            b.x + b.w * 0.9,
            b.y + b.h * 0.3,
            'C',
            b.x + b.w * 1.1,
            b.y - b.h * 0.1,
            b.x + b.w * 1.14,
            b.y + b.h * 0.6,
            b.x + b.w * 0.97,
            b.y + b.h * 0.74,
          ),
          b.w * 0.03,
        ) +
        body(pen, base, { r: base.h * 0.3 }) +
        rect(part(base, 0.02, 0.72, 0.96, 0.26), 12, { fill: pen.matt(dark), stroke: edge(dark) }) +
        rect(part(base, 0.56, 0.2, 0.36, 0.46), 16, {
          fill: pen.linear([
            [0, '#d5e9f6d0'],
            [0.5, '#8fc3ead0'],
            [1, '#5a93c4d0'],
          ]),
          stroke: '#5a7fa0',
          line: 1.6,
        }) +
        glass(pen, part(base, 0.1, 0.3, 0.34, 0.3), 10) +
        touchStrip(part(base, 0.14, 0.35, 0.26, 0.2), '3', { signs: 1 }) +
        path(
          d(
            'M',
            b.x + b.w * 0.06,
            base.y + 8,
            'L',
            b.x + b.w * 0.1,
            base.y - 10,
            'H',
            b.x + b.w * 0.92,
            'L',
            b.x + b.w * 0.95,
            base.y + 8,
            'Z',
          ),
          { fill: dark, stroke: edge(dark) },
        ) +
        profile(pen, part(b, 0.1, 0, 0.82, 0.56)) +
        wordmark(pen.subject.brand, part(base, 0.38, 0.78, 0.24, 0.14), '#e6e8ec')
      );
    }
    const h = station ? long * 0.5 : Math.max(pen.size.height, long * 0.42);
    const w = station ? long * 0.9 : long;
    const b = pen.fit(w * 1.12, h);
    const own = box(b.x, b.y, b.w / 1.12, b.h);
    const cord = pen.mentions(/беспровод/)
      ? ''
      : cable(
          d(
            'M',
            own.x + own.w * 0.93,
            own.y + own.h * 0.12,
            'q',
            own.w * 0.08,
            -own.h * 0.08,
            own.w * 0.1,
            own.h * 0.14,
            'T',
            own.x + own.w * 1.1,
            own.y + own.h * 0.94,
          ),
          8,
        );
    if (angle === 1) return zoom(cord + profile(pen, own), own.x + own.w * 0.5, own.y + own.h * 0.36, 1.7);
    return contactShadow(pen, own.x + own.w / 2, b.y + b.h * 0.98, own.w) + cord + profile(pen, own);
  },
};
