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
  edge,
  isDark,
  isLight,
  lighten,
  type Pen,
  part,
  path,
  rect,
  rotate,
  spot,
  times,
  wordmark,
} from '../kit/index.ts';

const pattern = (pen: Pen, b: Box, r: number): string => {
  const clip = pen.clip(rect(b, r, {}));
  const at = spot(b);
  const bright = lighten(pen.colour, isDark(pen.colour) ? 0.24 : 0.3);
  const kind = Math.floor(pen.random('pattern') * 3);
  if (kind === 0)
    return times(5, (i) =>
      circle(...at(pen.random(`x${i}`), pen.random(`y${i}`)), b.h * (0.14 + pen.random(`r${i}`) * 0.3), {
        fill: bright,
        opacity: 0.22,
        clip,
      }),
    );
  if (kind === 1)
    return times(6, (i) =>
      path(d('M', ...at(-0.1, 0.2 + i * 0.2), 'C', ...at(0.3, -0.1 + i * 0.2), ...at(0.6, 0.5 + i * 0.2), ...at(1.1, 0.1 + i * 0.2)), {
        stroke: bright,
        line: b.h * 0.06,
        opacity: 0.22,
        clip,
      }),
    );
  return times(26, (i) => {
    const [x, y] = at(pen.random(`cx${i}`), pen.random(`cy${i}`));
    return rect(box(x, y, b.w * 0.035, b.h * 0.02), 3, {
      fill: ['#ffd76a', '#ffffff', bright, '#ff9aa8'][i % 4] ?? '#ffffff',
      opacity: 0.75,
    }).replace('/>', ` transform="rotate(${Math.round(pen.random(`a${i}`) * 180)} ${Math.round(x)} ${Math.round(y)})"/>`);
  });
};

const ribbon = (pen: Pen, b: Box): string => {
  const tone = isLight(pen.colour) ? '#c8323f' : '#f6f1e2';
  const at = spot(b);
  const [x, y] = at(0.22, 0.36);
  const u = b.h * 0.17;
  const lit = pen.linear(
    [
      [0, lighten(tone, 0.3)],
      [0.5, tone],
      [1, darken(tone, 0.18)],
    ],
    30,
  );
  const strip = {
    fill: pen.linear(
      [
        [0, darken(tone, 0.1)],
        [0.4, lighten(tone, 0.3)],
        [1, darken(tone, 0.16)],
      ],
      0,
    ),
  };
  return (
    rect(part(b, 0.195, 0, 0.05, 1), 0, strip) +
    rect(part(b, 0, 0.325, 1, 0.075), 0, {
      fill: pen.linear([
        [0, lighten(tone, 0.3)],
        [1, darken(tone, 0.16)],
      ]),
    }) +
    path(
      d(
        'M',
        x,
        y,
        'L',
        x - u * 0.8,
        y + u * 1.6,
        'l',
        u * 0.4,
        -u * 0.1,
        'l',
        u * 0.2,
        u * 0.3,
        'Z',
        'M',
        x,
        y,
        'L',
        x + u * 0.9,
        y + u * 1.5,
        'l',
        -u * 0.4,
        0,
        'l',
        -u * 0.14,
        u * 0.34,
        'Z',
      ),
      { fill: lit, stroke: darken(tone, 0.3), line: 1.2 },
    ) +
    [-1, 1]
      .map(
        (s) =>
          path(
            d(
              'M',
              x,
              y,
              'C',
              x + s * u * 0.5,
              y - u * 1.1,
              x + s * u * 1.7,
              y - u * 1.1,
              x + s * u * 1.6,
              y - u * 0.1,
              'C',
              x + s * u * 1.5,
              y + u * 0.6,
              x + s * u * 0.6,
              y + u * 0.4,
              x,
              y,
              'Z',
            ),
            { fill: lit, stroke: darken(tone, 0.3), line: 1.4 },
          ) +
          path(d('M', x + s * u * 0.2, y - u * 0.1, 'Q', x + s * u * 0.9, y - u * 0.6, x + s * u * 1.3, y - u * 0.1), {
            stroke: darken(tone, 0.35),
            line: 2.4,
            opacity: 0.5,
          }),
      )
      .join('') +
    circle(x, y, u * 0.28, { fill: pen.ball(tone), stroke: darken(tone, 0.3), line: 1.2 })
  );
};

const roubles = (value: number): string => `${String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ')} ₽`;

const front = (pen: Pen, b: Box): string => {
  const r = b.h * 0.075;
  const ink = isLight(pen.colour) ? '#23262e' : '#ffffff';
  const clip = pen.clip(rect(b, r, {}));
  return (
    body(pen, b, {
      r,
      fill: pen.linear(
        [
          [0, lighten(pen.colour, isDark(pen.colour) ? 0.18 : 0.22)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.22)],
        ],
        35,
      ),
    }) +
    pattern(pen, b, r) +
    `<g clip-path="${clip}">${ribbon(pen, b)}</g>` +
    wordmark(pen.subject.brand, part(b, 0.46, 0.1, 0.47, 0.13), ink, { weight: 700, opacity: 1 }) +
    wordmark('Подарочная карта', part(b, 0.5, 0.5, 0.43, 0.07), ink, { opacity: 0.85 }) +
    (pen.subject.facts.value === undefined
      ? ''
      : wordmark(roubles(pen.number('value', 3000, 1, 1_000_000)), part(b, 0.46, 0.66, 0.47, 0.18), ink, { weight: 700, opacity: 1 })) +
    path(d('M', b.x, b.y, 'H', b.x + b.w * 0.5, 'L', b.x + b.w * 0.24, b.y + b.h, 'H', b.x, 'Z'), {
      fill: pen.linear(
        [
          [0, '#ffffff3c'],
          [1, '#ffffff08'],
        ],
        75,
      ),
      clip,
    })
  );
};

const back = (pen: Pen, b: Box): string => {
  const r = b.h * 0.075;
  const bars = [0, 0.04, 0.1, 0.13, 0.2, 0.23, 0.3, 0.36, 0.4, 0.47, 0.5, 0.57, 0.62, 0.66, 0.73, 0.78, 0.84, 0.88, 0.95];
  const code = part(b, 0.1, 0.5, 0.48, 0.26);
  return (
    body(pen, b, { r, fill: pen.matt(darken(pen.colour, 0.1), 45) }) +
    rect(part(b, 0, 0.12, 1, 0.17), 0, { fill: '#16171b' }) +
    rect(part(b, 0.07, 0.42, 0.54, 0.46), 10, { fill: '#fdfdfb' }) +
    bars.map((x, i) => rect(part(code, x, 0, i % 3 === 0 ? 0.035 : 0.018, 1), 0, { fill: '#16171b' })).join('') +
    rect(part(b, 0.1, 0.8, 0.3, 0.035), 2, { fill: '#a5a9b1' }) +
    rect(part(b, 0.66, 0.46, 0.27, 0.16), 6, {
      fill: pen.linear(
        [
          [0, '#c9ccd1'],
          [0.5, '#f1f2f4'],
          [1, '#aeb2b6'],
        ],
        20,
      ),
      stroke: alpha(edge(pen.colour), 0.6),
    }) +
    times(3, (i) => rect(part(b, 0.66, 0.7 + i * 0.065, 0.27 - (i % 2) * 0.07, 0.025), 2, { fill: '#ffffff', opacity: 0.5 }))
  );
};

export const giftCard: Drawing = {
  angles: 2,
  size: { width: 8.6, height: 5.4, depth: 0.1 },
  draw(pen, _subject, angle) {
    const b = pen.fit(8.6, 5.4);
    if (angle === 1) return contactShadow(pen, 400, b.y + b.h + 8, b.w, 0.3) + back(pen, b);
    // The card before its envelope.
    const own = part(b, 0.03, 0.06, 0.9, 0.9);
    const paper = box(b.x + b.w * 0.06, b.y - b.h * 0.12, b.w * 0.94, b.h * 0.98);
    pen.frame = { x: b.x, y: paper.y, w: b.w, h: b.y + b.h * 1.04 - paper.y };
    return (
      contactShadow(pen, 400, b.y + b.h + 14, b.w * 0.9, 0.26) +
      rotate(
        rect(paper, 6, {
          fill: pen.linear([
            [0, '#f4efe4'],
            [1, '#d9d0be'],
          ]),
          stroke: '#b3a88f',
          line: 1.4,
        }) +
          path(d('M', paper.x, paper.y, 'L', paper.x + paper.w / 2, paper.y + paper.h * 0.52, 'L', paper.x + paper.w, paper.y), {
            stroke: '#b3a88f',
            line: 2,
            fill: '#ebe4d4',
          }),
        6,
        400,
        492,
      ) +
      rotate(dropShadow(pen, own, 30, 14, 0.3) + front(pen, own), -5, 400, 492)
    );
  },
};
