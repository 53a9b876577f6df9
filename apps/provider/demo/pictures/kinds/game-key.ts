import {
  alpha,
  type Box,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  ellipse,
  fromHue,
  isDark,
  isLight,
  lighten,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

/** A cover by genre: peaks and a castle, a city at night, a pitch, a road, a dark wood. */
const scene = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const clip = pen.clip(rect(b, 4, {}));
  const sky = pen.linear([
    [0, darken(pen.colour, 0.45)],
    [0.5, pen.colour],
    [0.8, lighten(pen.colour, 0.4)],
  ]);
  const warm = fromHue(pen.pick([28, 48, 350, 190], 'warm'), 0.85, 0.66);
  const dark = darken(pen.colour, 0.7);
  const mid = darken(pen.colour, 0.42);
  const sun = circle(...at(0.3 + pen.random('sun') * 0.4, 0.42), b.w * 0.2, {
    fill: pen.linear([
      [0, lighten(warm, 0.5)],
      [1, warm],
    ]),
  });
  const hills = path(
    d(
      'M',
      ...at(0, 0.62),
      'L',
      ...at(0.2, 0.44),
      'L',
      ...at(0.36, 0.58),
      'L',
      ...at(0.62, 0.36),
      'L',
      ...at(1, 0.66),
      'V',
      b.y + b.h,
      'H',
      b.x,
      'Z',
    ),
    { fill: mid },
  );
  const hero =
    path(
      d(
        'M',
        ...at(0.46, 0.86),
        'L',
        ...at(0.47, 0.72),
        'L',
        ...at(0.43, 0.74),
        'L',
        ...at(0.46, 0.63),
        'Q',
        ...at(0.5, 0.6),
        ...at(0.54, 0.63),
        'L',
        ...at(0.64, 0.56),
        'L',
        ...at(0.56, 0.7),
        'L',
        ...at(0.55, 0.86),
        'Z',
      ),
      { fill: '#08090c' },
    ) +
    circle(...at(0.5, 0.59), b.w * 0.035, { fill: '#08090c' }) +
    path(d('M', ...at(0.62, 0.6), 'L', ...at(0.7, 0.42)), { stroke: lighten(warm, 0.5), line: 5, round: true });
  const genre = pen.text('genre');
  const art = /шутер|боевик/.test(genre)
    ? times(9, (i) => rect(part(b, i * 0.12 - 0.03, 0.42 + pen.random(`t${i}`) * 0.2, 0.11, 0.5), 0, { fill: i % 2 ? mid : dark })) +
      times(30, (i) =>
        rect(box(b.x + b.w * pen.random(`wx${i}`), b.y + b.h * (0.56 + pen.random(`wy${i}`) * 0.3), 4, 6), 0, { fill: warm, opacity: 0.8 }),
      ) +
      hero
    : /спорт/.test(genre)
      ? path(d('M', ...at(0, 0.64), 'H', b.x + b.w, 'V', b.y + b.h, 'H', b.x, 'Z'), { fill: '#3f8a4a' }) +
        path(d('M', ...at(0.5, 0.64), 'V', b.y + b.h, 'M', ...at(0, 0.82), 'H', b.x + b.w), { stroke: '#ffffff', line: 4, opacity: 0.7 }) +
        circle(...at(0.62, 0.56), b.w * 0.13, { fill: pen.ball('#f4f6f8') }) +
        path(
          d(
            'M',
            ...at(0.62, 0.52),
            'l',
            b.w * 0.05,
            b.h * 0.025,
            'l',
            -b.w * 0.02,
            b.h * 0.04,
            'h',
            -b.w * 0.06,
            'l',
            -b.w * 0.02,
            -b.h * 0.04,
            'Z',
          ),
          { fill: '#23262e' },
        )
      : /хоррор/.test(genre)
        ? times(8, (i) =>
            path(
              d(
                'M',
                ...at(0.02 + i * 0.14, 1),
                'L',
                ...at(0.05 + i * 0.14, 0.3 + pen.random(`h${i}`) * 0.2),
                'L',
                ...at(0.08 + i * 0.14, 1),
                'Z',
              ),
              { fill: dark },
            ),
          ) + [0.44, 0.56].map((x) => ellipse(...at(x, 0.62), b.w * 0.03, b.h * 0.012, { fill: '#ff4a3a' })).join('')
        : /стратег/.test(genre)
          ? hills +
            rect(part(b, 0.36, 0.5, 0.28, 0.3), 0, { fill: dark }) +
            [0.32, 0.58]
              .map(
                (x) =>
                  rect(part(b, x, 0.42, 0.1, 0.4), 0, { fill: dark }) +
                  times(3, (i) => rect(part(b, x + i * 0.04, 0.405, 0.022, 0.02), 0, { fill: dark })),
              )
              .join('') +
            path(d('M', ...at(0.5, 0.5), 'V', b.y + b.h * 0.34, 'l', b.w * 0.14, b.h * 0.03, 'l', -b.w * 0.14, b.h * 0.03), {
              fill: '#c8323f',
              stroke: dark,
              line: 3,
            })
          : hills + hero;
  return `<g clip-path="${clip}">${rect(b, 4, { fill: sky }) + sun + art + path(d('M', ...at(0, 0.84), 'Q', ...at(0.5, 0.76), ...at(1, 0.86), 'V', b.y + b.h, 'H', b.x, 'Z'), { fill: /спорт/.test(genre) ? 'none' : '#0b0c0f' })}</g>`;
};

/** The card's face: cover, band of the shop it works in, a key. */
const cover = (pen: Pen, b: Box): string => {
  const picture = part(b, 0, 0.1, 1, 0.76);
  const band = isLight(pen.colour) ? darken(pen.colour, 0.6) : isDark(pen.colour) ? '#26282d' : darken(pen.colour, 0.45);
  const age = pen.text('age');
  const shop = pen.subject.facts.platform;
  const at = spot(b);
  return (
    rect(b, 8, { fill: band }) +
    scene(pen, picture) +
    wordmark(typeof shop === 'string' ? shop : 'PC', part(b, 0.07, 0.028, 0.5, 0.048), '#ffffff', { align: 'start', weight: 700 }) +
    wordmark('PC', part(b, 0.78, 0.03, 0.15, 0.044), '#ffffff', { opacity: 0.7 }) +
    wordmark(pen.subject.brand, part(b, 0.1, 0.15, 0.8, 0.07), '#ffffff', { weight: 700, opacity: 0.95 }) +
    wordmark('•••••  •••••  •••••', part(b, 0.07, 0.905, 0.6, 0.045), '#ffffff', { align: 'start', opacity: 0.75 }) +
    (age === ''
      ? ''
      : rect(part(b, 0.8, 0.89, 0.14, 0.075), 6, { stroke: '#ffffff', line: 2.4, opacity: 0.85 }) +
        wordmark(age, part(b, 0.815, 0.905, 0.11, 0.045), '#ffffff')) +
    path(d('M', ...at(0, 0), 'H', b.x + b.w * 0.55, 'L', ...at(0.15, 1), 'H', b.x, 'Z'), {
      fill: pen.linear(
        [
          [0, alpha('#ffffff', 0.2)],
          [1, '#ffffff05'],
        ],
        75,
      ),
      clip: pen.clip(rect(b, 8, {})),
    }) +
    rect(b, 8, { stroke: alpha('#ffffff', 0.35), line: 2 })
  );
};

export const gameKey: Drawing = {
  angles: 2,
  size: { width: 13.5, height: 17, depth: 1.4 },
  draw(pen, _subject, angle) {
    const [w, h, depth] = [13.5, 17, 1.4];
    if (angle === 1) {
      const b = pen.fit(w, h);
      return contactShadow(pen, 400, b.y + b.h + 4, b.w, 0.3) + cover(pen, b);
    }
    const v: View = pen.view(-26, 10, { width: w, height: h, depth });
    return (
      v.shadow(0, 0, w, depth, 0.5) +
      v.solid({
        at: [0, 0, 0],
        size: [w, h, depth],
        r: 0.3,
        colour: isDark(pen.colour) ? lighten(pen.colour, 0.1) : darken(pen.colour, 0.3),
        content: (b) => cover(pen, b),
      })
    );
  },
};
