import {
  alpha,
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  dropShadow,
  fromHue,
  isDark,
  isLight,
  lighten,
  type Pen,
  part,
  path,
  rect,
  rotate,
  screen,
  spot,
  times,
  wordmark,
} from '../kit/index.ts';

type Sign = 'play' | 'note' | 'book' | 'cloud' | 'pad' | 'all';

const signOf = (pen: Pen): Sign =>
  pen.mentions(/^видео|кино/)
    ? 'play'
    : pen.mentions(/музык/)
      ? 'note'
      : pen.mentions(/книг|обуч/)
        ? 'book'
        : pen.mentions(/облак/)
          ? 'cloud'
          : pen.mentions(/игр/)
            ? 'pad'
            : 'all';

const emblem = (b: Box, sign: Sign, ink: string): string => {
  const at = spot(b);
  const s = { stroke: ink, line: b.w * 0.08, round: true };
  if (sign === 'note')
    return (
      path(d('M', ...at(0.34, 0.78), 'V', b.y + b.h * 0.14, 'L', ...at(0.84, 0.04), 'V', b.y + b.h * 0.68), s) +
      circle(...at(0.22, 0.8), b.w * 0.13, { fill: ink }) +
      circle(...at(0.72, 0.7), b.w * 0.13, { fill: ink })
    );
  if (sign === 'book')
    return path(
      d(
        'M',
        ...at(0.5, 0.2),
        'Q',
        ...at(0.26, 0.04),
        ...at(0.04, 0.14),
        'V',
        b.y + b.h * 0.84,
        'Q',
        ...at(0.28, 0.74),
        ...at(0.5, 0.92),
        'Q',
        ...at(0.72, 0.74),
        ...at(0.96, 0.84),
        'V',
        b.y + b.h * 0.14,
        'Q',
        ...at(0.74, 0.04),
        ...at(0.5, 0.2),
        'V',
        b.y + b.h * 0.9,
      ),
      s,
    );
  if (sign === 'cloud')
    return path(
      d(
        'M',
        ...at(0.26, 0.82),
        'C',
        ...at(-0.04, 0.82),
        ...at(-0.02, 0.42),
        ...at(0.24, 0.42),
        'C',
        ...at(0.28, 0.06),
        ...at(0.76, 0.1),
        ...at(0.76, 0.42),
        'C',
        ...at(1.04, 0.42),
        ...at(1.02, 0.82),
        ...at(0.74, 0.82),
        'Z',
      ),
      s,
    );
  if (sign === 'pad')
    return (
      path(
        d(
          'M',
          ...at(0.28, 0.24),
          'H',
          b.x + b.w * 0.72,
          'C',
          ...at(0.96, 0.24),
          ...at(1.06, 0.84),
          ...at(0.88, 0.84),
          'Q',
          ...at(0.78, 0.84),
          ...at(0.68, 0.64),
          'H',
          b.x + b.w * 0.32,
          'Q',
          ...at(0.22, 0.84),
          ...at(0.12, 0.84),
          'C',
          ...at(-0.06, 0.84),
          ...at(0.04, 0.24),
          ...at(0.28, 0.24),
          'Z',
          'M',
          ...at(0.24, 0.44),
          'h',
          b.w * 0.16,
          'M',
          ...at(0.32, 0.36),
          'v',
          b.h * 0.16,
        ),
        s,
      ) + circle(...at(0.7, 0.44), b.w * 0.055, { fill: ink })
    );
  if (sign === 'play')
    return (
      circle(...at(0.5, 0.5), b.w * 0.46, s) +
      path(d('M', ...at(0.4, 0.3), 'L', ...at(0.72, 0.5), 'L', ...at(0.4, 0.7), 'Z'), { fill: ink, stroke: ink, line: 4, round: true })
    );
  return path(
    d(
      'M',
      ...at(0.5, 0.02),
      'L',
      ...at(0.62, 0.38),
      'L',
      ...at(0.98, 0.5),
      'L',
      ...at(0.62, 0.62),
      'L',
      ...at(0.5, 0.98),
      'L',
      ...at(0.38, 0.62),
      'L',
      ...at(0.02, 0.5),
      'L',
      ...at(0.38, 0.38),
      'Z',
    ),
    { fill: ink, stroke: ink, line: 6, round: true },
  );
};

const card = (pen: Pen, b: Box): string => {
  const r = b.w * 0.07;
  const ink = isLight(pen.colour) ? '#23262e' : '#ffffff';
  const clip = pen.clip(rect(b, r, {}));
  const next = fromHue((pen.random('hue') * 360) % 360, 0.7, 0.6);
  const at = spot(b);
  const months = Math.round(pen.number('months', 0, 0, 60));
  return (
    body(pen, b, {
      r,
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.2)],
          [0.5, pen.colour],
          [1, darken(pen.colour, isDark(pen.colour) ? 0.5 : 0.28)],
        ],
        50,
      ),
    }) +
    times(4, (i) => circle(...at(0.9, 0.12), b.w * (0.3 + i * 0.2), { stroke: next, line: b.w * 0.1, opacity: 0.3 - i * 0.06, clip })) +
    emblem(part(b, 0.29, 0.3, 0.42, 0.42 * (b.w / b.h)), signOf(pen), ink) +
    wordmark(pen.subject.brand, part(b, 0.1, 0.08, 0.62, 0.085), ink, { align: 'start', weight: 700, opacity: 1 }) +
    (months > 0
      ? wordmark(String(months), part(b, 0.1, 0.74, 0.3, 0.16), ink, { align: 'start', weight: 700, opacity: 1 }) +
        wordmark('мес.', part(b, months > 9 ? 0.42 : 0.28, 0.81, 0.3, 0.07), ink, { align: 'start' })
      : rect(part(b, 0.1, 0.8, 0.44, 0.03), 4, { fill: ink, opacity: 0.8 }) +
        rect(part(b, 0.1, 0.86, 0.3, 0.022), 4, { fill: ink, opacity: 0.5 })) +
    path(
      d(
        'M',
        ...at(0.78, 0.88),
        'a',
        b.w * 0.07,
        b.w * 0.07,
        0,
        1,
        1,
        b.w * 0.11,
        -b.w * 0.01,
        'l',
        b.w * 0.03,
        -b.w * 0.04,
        'm',
        -b.w * 0.03,
        b.w * 0.04,
        'l',
        -b.w * 0.045,
        -b.w * 0.03,
      ),
      { stroke: ink, line: b.w * 0.018, round: true, opacity: 0.85 },
    ) +
    path(d('M', b.x, b.y, 'H', b.x + b.w * 0.6, 'L', b.x + b.w * 0.1, b.y + b.h, 'H', b.x, 'Z'), {
      fill: pen.linear(
        [
          [0, alpha('#ffffff', 0.22)],
          [1, '#ffffff05'],
        ],
        75,
      ),
      clip,
    })
  );
};

/** What it opens: posters on a screen behind the card. */
const shelf = (pen: Pen, b: Box): string => {
  const lit = part(b, 0.025, 0.04, 0.95, 0.92);
  return (
    body(pen, b, { r: b.h * 0.05, colour: '#1b1c20' }) +
    screen(
      pen,
      lit,
      6,
      rect(lit, 6, { fill: '#0b0c14', opacity: 0.55 }) +
        times(
          2,
          (row) =>
            rect(part(lit, 0.05, 0.09 + row * 0.46, 0.2, 0.035), 3, { fill: '#ffffff', opacity: 0.8 }) +
            times(5, (i) => {
              const tone = fromHue((pen.random(`p${row}${i}`) * 360) % 360, 0.6, 0.55);
              return rect(part(lit, 0.05 + i * 0.185, 0.16 + row * 0.46, 0.165, 0.3), 7, {
                fill: pen.linear(
                  [
                    [0, lighten(tone, 0.3)],
                    [1, darken(tone, 0.45)],
                  ],
                  60,
                ),
              });
            }),
        ),
    )
  );
};

export const subscription: Drawing = {
  angles: 2,
  size: { width: 10, height: 13, depth: 0.2 },
  draw(pen, _subject, angle) {
    if (angle === 1) {
      const b = pen.fit(10, 13);
      return contactShadow(pen, 400, b.y + b.h + 6, b.w, 0.3) + card(pen, b);
    }
    const b = pen.fit(16, 13.4);
    const tv = part(b, 0.1, 0, 0.9, 0.66);
    const own = box(b.x, b.y + b.h * 0.26, b.h * 0.74 * (10 / 13), b.h * 0.74);
    return (
      contactShadow(pen, b.x + b.w * 0.5, b.y + b.h + 4, b.w * 0.9, 0.3) +
      rect(part(b, 0.5, 0.65, 0.1, 0.3), 4, { fill: pen.metal('#5c6067', 0) }) +
      rect(part(b, 0.36, 0.94, 0.38, 0.03), 8, { fill: pen.metal('#5c6067', 0), stroke: '#33363c' }) +
      shelf(pen, tv) +
      rotate(dropShadow(pen, own, 30, 16, 0.4) + card(pen, own), -4, own.x + own.w / 2, own.y + own.h / 2)
    );
  },
};
