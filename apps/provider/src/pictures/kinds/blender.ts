import {
  type Box,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  fromHue,
  group,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  rotate,
  spot,
  times,
  wordmark,
  zoom,
} from '../kit/index.ts';

const isHand = (pen: Pen): boolean =>
  /погруж|ручн/.test(pen.text('type')) || (pen.text('type') === '' && pen.size.width < pen.size.height * 0.28);
const steel = '#b9bdc3';

/** A beaker or a jug with something blended in it. */
const vessel = (pen: Pen, b: Box, shape: string, level: number, name: string): string => {
  const tone = fromHue(pen.pick([350, 28, 110, 285], name), 0.62, 0.58);
  const clip = pen.clip(path(shape, {}));
  const y = b.y + b.h * level;
  return (
    path(shape, {
      fill: pen.linear(
        [
          [0, '#b9cad5b0'],
          [0.2, '#f4f9fbb0'],
          [0.7, '#d7e4ebb0'],
          [1, '#9fb2bfc0'],
        ],
        0,
      ),
    }) +
    group(
      rect(box(b.x - 20, y, b.w + 40, b.h), 0, {
        fill: pen.linear([
          [0, lighten(tone, 0.18)],
          [1, darken(tone, 0.12)],
        ]),
      }) +
        ellipse(b.x + b.w / 2, y, b.w * 0.48, b.h * 0.025, { fill: lighten(tone, 0.4) }) +
        times(8, (i) =>
          circle(b.x + b.w * pen.random(`${name}${i}`), y + b.h * (0.06 + pen.random(`${name}y${i}`) * 0.4), 4 + (i % 3) * 2, {
            fill: '#ffffff',
            opacity: 0.4,
          }),
        ),
      { clip },
    ) +
    path(shape, { stroke: '#8fa3b0', line: 2 }) +
    times(4, (i) => rect(part(b, 0.68, 0.3 + i * 0.14, 0.14, 0.008), 1, { fill: '#ffffff', opacity: 0.9 })) +
    rect(part(b, 0.14, 0.12, 0.06, 0.66), 6, { fill: '#ffffff', opacity: 0.45 })
  );
};

const stand = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const jar = part(b, 0.14, 0.09, 0.62, 0.55);
  const shape = d('M', jar.x, jar.y, 'H', jar.x + jar.w, 'L', jar.x + jar.w * 0.84, jar.y + jar.h, 'H', jar.x + jar.w * 0.16, 'Z');
  const dark = isDark(pen.colour) ? lighten(pen.colour, 0.1) : '#26282d';
  return (
    path(
      d(
        'M',
        ...at(0.74, 0.15),
        'H',
        b.x + b.w * 0.86,
        'Q',
        ...at(0.94, 0.15),
        ...at(0.93, 0.22),
        'L',
        ...at(0.88, 0.46),
        'Q',
        ...at(0.86, 0.53),
        ...at(0.69, 0.53),
      ),
      { stroke: '#8fa3b0', line: b.w * 0.075, round: true },
    ) +
    path(
      d(
        'M',
        ...at(0.74, 0.15),
        'H',
        b.x + b.w * 0.86,
        'Q',
        ...at(0.94, 0.15),
        ...at(0.93, 0.22),
        'L',
        ...at(0.88, 0.46),
        'Q',
        ...at(0.86, 0.53),
        ...at(0.69, 0.53),
      ),
      { stroke: '#e3edf2', line: b.w * 0.06, round: true },
    ) +
    path(d('M', ...at(0.14, 0.09), 'l', -b.w * 0.05, -b.h * 0.012, 'l', b.w * 0.07, b.h * 0.05, 'Z'), {
      fill: '#dbe7ed',
      stroke: '#8fa3b0',
      line: 2,
    }) +
    vessel(pen, jar, shape, 0.32, 'smoothie') +
    path(d('M', ...at(0.4, 0.625), 'l', b.w * 0.05, -b.h * 0.03, 'l', b.w * 0.05, b.h * 0.03), {
      stroke: '#dfe3e8',
      line: 5,
      round: true,
    }) +
    rect(part(b, 0.12, 0.05, 0.66, 0.048), 8, { fill: pen.matt(dark), stroke: edge(dark), line: 1.4 }) +
    rect(part(b, 0.36, 0.0, 0.18, 0.055), 8, { fill: pen.matt(dark), stroke: edge(dark), line: 1.4 }) +
    rect(part(b, 0.2, 0.63, 0.5, 0.05), 8, { fill: pen.metal(steel, 0), stroke: edge(steel), line: 1.4 }) +
    path(
      d(
        'M',
        ...at(0.18, 0.68),
        'H',
        b.x + b.w * 0.72,
        'C',
        ...at(0.76, 0.78),
        ...at(0.82, 0.88),
        ...at(0.84, 0.965),
        'Q',
        ...at(0.84, 0.985),
        ...at(0.8, 0.985),
        'H',
        b.x + b.w * 0.1,
        'Q',
        ...at(0.06, 0.985),
        ...at(0.06, 0.965),
        'C',
        ...at(0.08, 0.88),
        ...at(0.14, 0.78),
        ...at(0.18, 0.68),
        'Z',
      ),
      { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 },
    ) +
    knob(pen, b.x + b.w * 0.45, b.y + b.h * 0.85, b.w * 0.1, { colour: steel, metal: true, turn: 30 }) +
    times(7, (i) => {
      const a = ((i - 3) * 32 - 90) * (Math.PI / 180);
      return circle(b.x + b.w * 0.45 + Math.cos(a) * b.w * 0.145, b.y + b.h * 0.85 + Math.sin(a) * b.w * 0.145, 2.6, {
        fill: mark(pen.colour),
      });
    }) +
    wordmark(pen.subject.brand, part(b, 0.33, 0.7, 0.24, 0.04), mark(pen.colour)) +
    rect(part(b, 0.12, 0.98, 0.1, 0.02), 3, { fill: '#1b1c20' }) +
    rect(part(b, 0.68, 0.98, 0.1, 0.02), 3, { fill: '#1b1c20' })
  );
};

/** A hand blender: grip with buttons, steel leg, bell with the blade. */
const hand = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const grip = d(
    'M',
    ...at(0.28, 0.02),
    'Q',
    ...at(0.5, -0.02),
    ...at(0.72, 0.02),
    'C',
    ...at(0.86, 0.12),
    ...at(0.84, 0.24),
    ...at(0.8, 0.34),
    'L',
    ...at(0.7, 0.46),
    'H',
    b.x + b.w * 0.3,
    'L',
    ...at(0.2, 0.34),
    'C',
    ...at(0.16, 0.24),
    ...at(0.14, 0.12),
    ...at(0.28, 0.02),
    'Z',
  );
  const leg = d(
    'M',
    ...at(0.34, 0.46),
    'H',
    b.x + b.w * 0.66,
    'L',
    ...at(0.6, 0.8),
    'C',
    ...at(0.64, 0.87),
    ...at(0.98, 0.88),
    ...at(0.98, 0.96),
    'H',
    b.x + b.w * 0.02,
    'C',
    ...at(0.02, 0.88),
    ...at(0.36, 0.87),
    ...at(0.4, 0.8),
    'Z',
  );
  const soft = isDark(pen.colour) ? lighten(pen.colour, 0.14) : '#2b2d33';
  return (
    path(leg, { fill: pen.metal(steel, 0), stroke: edge(steel), line: 1.6 }) +
    rect(part(b, 0.08, 0.955, 0.84, 0.02), 3, { fill: '#5c6067' }) +
    path(d('M', ...at(0.3, 0.985), 'H', b.x + b.w * 0.7), { stroke: '#e6e8ec', line: 5, round: true }) +
    path(grip, { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 }) +
    rect(part(b, 0.29, 0.455, 0.42, 0.022), 3, { fill: pen.metal('#8d9197', 0), stroke: '#43464c' }) +
    rect(part(b, 0.37, 0.1, 0.26, 0.15), b.w * 0.13, { fill: pen.matt(soft), stroke: edge(soft), line: 1.4 }) +
    circle(...at(0.5, 0.14), b.w * 0.07, { fill: pen.matt(lighten(soft, 0.14)), stroke: edge(soft) }) +
    circle(...at(0.5, 0.21), b.w * 0.07, { fill: pen.matt(lighten(soft, 0.14)), stroke: edge(soft) }) +
    rect(part(b, 0.36, -0.012, 0.28, 0.03), 6, { fill: pen.matt(soft), stroke: edge(soft) }) +
    wordmark(pen.subject.brand, part(b, 0.32, 0.29, 0.36, 0.03), mark(pen.colour))
  );
};

const set = (pen: Pen): string => {
  const h = Math.max(30, pen.size.height);
  const w = Math.max(6, Math.min(9, pen.size.width));
  const b = pen.fit(w * 3.4, h * 1.02);
  const k = b.k;
  const foot = b.y + b.h;
  const own = box(b.x + w * 0.28 * k, foot - h * k, w * k, h * k);
  const cup = box(b.x + w * 1.62 * k, foot - h * 0.42 * k, w * 1.5 * k, h * 0.42 * k);
  const shape = d(
    'M',
    cup.x,
    cup.y,
    'H',
    cup.x + cup.w,
    'L',
    cup.x + cup.w * 0.9,
    foot - 8,
    'Q',
    cup.x + cup.w * 0.89,
    foot,
    cup.x + cup.w * 0.8,
    foot,
    'H',
    cup.x + cup.w * 0.2,
    'Q',
    cup.x + cup.w * 0.11,
    foot,
    cup.x + cup.w * 0.1,
    foot - 8,
    'Z',
  );
  const whisk =
    pen.flag('whisk') === false
      ? ''
      : rotate(
          times(4, (i) =>
            ellipse(cup.x + cup.w * 0.5, cup.y - h * k * 0.1, cup.w * (0.04 + i * 0.075), h * k * 0.135, { stroke: '#a4a9b0', line: 3 }),
          ) +
            rect(box(cup.x + cup.w * 0.46, cup.y - h * k * 0.36, cup.w * 0.08, h * k * 0.14), 3, {
              fill: pen.metal(steel, 0),
              stroke: edge(steel),
            }) +
            rect(box(cup.x + cup.w * 0.36, cup.y - h * k * 0.44, cup.w * 0.28, h * k * 0.1), 8, {
              fill: pen.round(),
              stroke: edge(pen.colour),
              line: 1.4,
            }),
          9,
          cup.x + cup.w / 2,
          cup.y,
        );
  return (
    contactShadow(pen, own.x + own.w / 2, foot, own.w * 1.1) +
    contactShadow(pen, cup.x + cup.w / 2, foot, cup.w) +
    (pen.flag('cordless')
      ? ''
      : cable(
          d(
            'M',
            own.x + own.w / 2,
            own.y,
            'C',
            own.x + own.w / 2,
            own.y - 40,
            own.x - own.w * 0.3,
            own.y - 30,
            own.x - own.w * 0.25,
            own.y + 120,
          ),
          6,
        )) +
    whisk +
    vessel(pen, cup, shape, 0.4, 'soup') +
    hand(pen, own)
  );
};

export const blender: Drawing = {
  angles: 2,
  size: { width: 20, height: 41, depth: 20 },
  draw(pen, _subject, angle) {
    if (isHand(pen)) {
      if (angle === 0) return set(pen);
      const b = pen.fit(Math.max(6, Math.min(9, pen.size.width)), Math.max(30, pen.size.height));
      return zoom(rotate(hand(pen, b), 24, b.x + b.w / 2, b.y + b.h / 2), 420, 400, 1.15);
    }
    const b = pen.fit(pen.size.width, Math.max(pen.size.height, pen.size.width * 1.3));
    if (angle === 1) return zoom(stand(pen, b), b.x + b.w * 0.45, b.y + b.h * 0.66, 1.7);
    return contactShadow(pen, b.x + b.w * 0.45, b.y + b.h, b.w * 0.8) + stand(pen, b);
  },
};
