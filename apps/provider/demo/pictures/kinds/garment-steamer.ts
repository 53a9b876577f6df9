import {
  type Box,
  body,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  fromHue,
  hose,
  isDark,
  isLight,
  knob,
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
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const isHand = (pen: Pen): boolean => /ручн/.test(pen.text('type')) || (pen.text('type') === '' && pen.size.height < 60);

const puffs = (pen: Pen, x: number, y: number, r: number): string =>
  [
    [0, 0, 1],
    [-0.9, -0.6, 0.7],
    [-1.1, 0.5, 0.8],
    [-2, 0, 0.6],
    [-2.3, -0.9, 0.45],
  ]
    .map(([dx = 0, dy = 0, s = 1]) =>
      circle(x + dx * r, y + dy * r, r * s, {
        fill: pen.radial([
          [0, '#ffffffd0'],
          [0.6, '#dfe6eea0'],
          [1, '#c9d3de00'],
        ]),
      }),
    )
    .join('');

const soft = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.16) : '#33353b');

/** A band of the maker's along the body, a key where the thumb lies, and lamps for as many strengths of steam as there are. */
const trims = (pen: Pen, b: Box): string => {
  const { accent, grip: shape } = pen.look(makers);
  const at = spot(b);
  const modes = Math.round(pen.number('modes', 1, 1, 6));
  const band = {
    bar: () => path(d('M', ...at(0.16, 0.38), 'H', b.x + b.w * 0.46), { stroke: accent, line: b.h * 0.04 }),
    flat: () => rect(part(b, 0.16, 0.04, 0.1, 0.38), 4, { fill: accent }),
    arc: () =>
      path(d('M', ...at(0.2, 0.07), 'C', ...at(0.6, 0.03), ...at(0.9, 0.08), ...at(0.93, 0.26)), {
        stroke: accent,
        line: b.h * 0.03,
        round: true,
      }),
    slot: () => rect(part(b, 0.47, 0.88, 0.32, 0.06), 6, { fill: accent }),
  }[shape]();
  return (
    band + times(modes, (i) => circle(b.x + b.w * (0.24 + i * 0.05), b.y + b.h * 0.31, b.w * 0.016, { fill: i === 0 ? accent : '#8d939b' }))
  );
};

/** In profile: plate to the left, grip below, tank in the body. */
const hand = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shell = d(
    'M',
    ...at(0.12, 0.1),
    'Q',
    ...at(0.14, 0.03),
    ...at(0.26, 0.03),
    'C',
    ...at(0.6, 0.0),
    ...at(0.94, 0.06),
    ...at(0.96, 0.26),
    'C',
    ...at(0.97, 0.4),
    ...at(0.86, 0.46),
    ...at(0.84, 0.56),
    'L',
    ...at(0.8, 0.94),
    'Q',
    ...at(0.79, 0.99),
    ...at(0.7, 0.99),
    'H',
    b.x + b.w * 0.56,
    'Q',
    ...at(0.48, 0.99),
    ...at(0.48, 0.93),
    'L',
    ...at(0.46, 0.56),
    'C',
    ...at(0.44, 0.46),
    ...at(0.3, 0.44),
    ...at(0.14, 0.42),
    'Z',
  );
  return (
    path(shell, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.36)],
          [0.35, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ],
        30,
      ),
      stroke: edge(pen.colour),
      line: 2,
    }) +
    rect(part(b, 0.03, 0.05, 0.12, 0.4), b.w * 0.05, {
      fill: /нагрев/.test(pen.text('plate')) ? pen.metal('#c9ccd1', 90) : pen.matt(soft(pen)),
      stroke: '#5c6067',
      line: 1.6,
    }) +
    trims(pen, b) +
    rect(part(b, 0.0, 0.08, 0.04, 0.34), 8, { fill: pen.matt('#e6e8ec'), stroke: '#8d939b', line: 1.4 }) +
    times(5, (i) => circle(b.x + b.w * 0.02, b.y + b.h * (0.13 + i * 0.06), 3, { fill: '#5c6067' })) +
    path(
      d(
        'M',
        ...at(0.5, 0.08),
        'C',
        ...at(0.74, 0.06),
        ...at(0.88, 0.12),
        ...at(0.88, 0.24),
        'C',
        ...at(0.88, 0.34),
        ...at(0.8, 0.36),
        ...at(0.6, 0.36),
        'Q',
        ...at(0.5, 0.36),
        ...at(0.5, 0.28),
        'Z',
      ),
      {
        fill: pen.linear([
          [0, '#e6f1f8e0'],
          [0.5, '#9fcdf0e0'],
          [1, '#5a93c4e0'],
        ]),
        stroke: '#5a7fa0',
        line: 1.6,
      },
    ) +
    path(d('M', ...at(0.22, 0.1), 'H', b.x + b.w * 0.44), {
      stroke: '#ffffff',
      line: b.h * 0.014,
      round: true,
      opacity: isDark(pen.colour) ? 0.3 : 0.75,
    }) +
    path(d('M', ...at(0.47, 0.54), 'q', -b.w * 0.05, b.h * 0.06, 0.01, b.h * 0.12, 'l', b.w * 0.04, 0, 'V', b.y + b.h * 0.52, 'Z'), {
      fill: soft(pen),
      stroke: edge(soft(pen)),
    }) +
    rect(part(b, 0.6, 0.62, 0.1, 0.24), b.w * 0.05, { fill: darken(pen.colour, 0.2), opacity: 0.45 }) +
    path(d('M', ...at(0.52, 0.3), 'H', b.x + b.w * (0.52 + Math.min(0.34, pen.number('tank', 0.15) * 1.2))), {
      stroke: '#2f6fb0',
      line: b.h * 0.022,
      round: true,
    }) +
    label(`${Math.round(pen.number('steam', 25))} г`, part(b, 0.2, 0.2, 0.26, 0.09), mark(pen.colour), { weight: 700 }) +
    circle(...at(0.65, 0.54), b.w * 0.035, { fill: '#5db8ff', stroke: edge(pen.colour) })
  );
};

/** On wheels, with a pole, a hanger and a shirt on it. */
const floor = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const tone = fromHue(pen.pick([212, 350, 160, 30], 'shirt'), 0.45, 0.72);
  const { accent, controls } = pen.look(makers);
  const base = part(b, 0.1, 0.83, 0.72, 0.145);
  const pole = '#b9bdc3';
  const hanger = soft(pen);
  return (
    [0.34, 0.58].map((x) => rect(part(b, x, 0.05, 0.028, 0.8), 3, { fill: pen.metal(pole, 0), stroke: '#6d7178', line: 1 })).join('') +
    path(d('M', ...at(0.1, 0.13), 'L', ...at(0.47, 0.04), 'L', ...at(0.84, 0.13)), { stroke: hanger, line: b.w * 0.04, round: true }) +
    path(
      d(
        'M',
        ...at(0.36, 0.075),
        'L',
        ...at(0.12, 0.13),
        'L',
        ...at(0.0, 0.3),
        'L',
        ...at(0.14, 0.34),
        'L',
        ...at(0.2, 0.27),
        'L',
        ...at(0.17, 0.58),
        'Q',
        ...at(0.47, 0.61),
        ...at(0.77, 0.58),
        'L',
        ...at(0.74, 0.27),
        'L',
        ...at(0.8, 0.34),
        'L',
        ...at(0.94, 0.3),
        'L',
        ...at(0.82, 0.13),
        'L',
        ...at(0.58, 0.075),
        'L',
        ...at(0.47, 0.12),
        'Z',
      ),
      {
        fill: pen.linear(
          [
            [0, lighten(tone, 0.3)],
            [0.5, tone],
            [1, darken(tone, 0.2)],
          ],
          40,
        ),
        stroke: darken(tone, 0.35),
        line: 1.6,
        round: true,
      },
    ) +
    path(
      d(
        'M',
        ...at(0.47, 0.12),
        'V',
        b.y + b.h * 0.59,
        'M',
        ...at(0.36, 0.075),
        'L',
        ...at(0.41, 0.13),
        'L',
        ...at(0.47, 0.12),
        'L',
        ...at(0.53, 0.13),
        'L',
        ...at(0.58, 0.075),
        'M',
        ...at(0.26, 0.3),
        'q',
        b.w * 0.03,
        b.h * 0.12,
        0,
        b.h * 0.25,
        'M',
        ...at(0.66, 0.34),
        'q',
        -b.w * 0.02,
        b.h * 0.1,
        0,
        b.h * 0.2,
      ),
      { stroke: darken(tone, 0.35), line: 1.6, opacity: 0.6 },
    ) +
    times(4, (i) => circle(...at(0.487, 0.2 + i * 0.09), 3, { fill: '#ffffff', stroke: darken(tone, 0.4), line: 0.8 })) +
    hose(d('M', ...at(0.3, 0.86), 'C', ...at(-0.14, 0.76), ...at(0.92, 0.7), ...at(1.0, 0.44)), b.w * 0.045, '#4a4d53') +
    path(d('M', ...at(1.0, 0.46), 'L', ...at(0.96, 0.33)), { stroke: hanger, line: b.w * 0.08, round: true }) +
    path(d('M', ...at(0.86, 0.3), 'L', ...at(1.02, 0.34)), { stroke: edge(pen.colour), line: b.w * 0.1, round: true }) +
    path(d('M', ...at(0.86, 0.3), 'L', ...at(1.02, 0.34)), { stroke: pen.colour, line: b.w * 0.085, round: true }) +
    puffs(pen, b.x + b.w * 0.84, b.y + b.h * 0.27, b.w * 0.06) +
    rect(part(b, 0.46, 0.76, 0.32, 0.1), 14, {
      fill: pen.linear([
        [0, '#e6f1f8e0'],
        [0.5, '#9fcdf0e0'],
        [1, '#5a93c4e0'],
      ]),
      stroke: '#5a7fa0',
      line: 1.6,
    }) +
    body(pen, base, { r: base.h * 0.36 }) +
    rect(part(base, 0.05, 0.8, 0.9, 0.09), 4, { fill: accent }) +
    knob(pen, base.x + base.w * { left: 0.2, middle: 0.5, right: 0.8, spread: 0.35 }[controls], base.y + base.h * 0.46, base.h * 0.22, {
      colour: isLight(pen.colour) ? '#c9ccd1' : '#8c9097',
      metal: true,
    }) +
    wordmark(pen.subject.brand, part(base, 0.42, 0.32, 0.4, 0.26), mark(pen.colour)) +
    [0.22, 0.7].map((x) => circle(b.x + b.w * x, b.y + b.h * 0.98, b.h * 0.018, { fill: '#1d1e22', stroke: '#5c6067', line: 2 })).join('')
  );
};

export const garmentSteamer: Drawing = {
  angles: 2,
  size: { width: 34, height: 150, depth: 34 },
  draw(pen, _subject, angle) {
    if (isHand(pen)) {
      const h = Math.min(pen.size.height, 34);
      const deep = Math.max(h * 0.72, Math.min(pen.size.depth, pen.size.width * 1.6));
      const room = pen.fit(deep * 1.34, h);
      const b = { ...room, x: room.x + deep * 0.3 * room.k, w: deep * room.k };
      const whole = cable(d('M', b.x + b.w * 0.64, b.y + b.h * 0.97, 'c', 10, 60, 120, 20, 150, -20), 7) + hand(pen, b);
      if (angle === 1)
        return zoom(whole + puffs(pen, b.x - b.w * 0.1, b.y + b.h * 0.24, b.w * 0.1), b.x + b.w * 0.34, b.y + b.h * 0.3, 1.55);
      return (
        contactShadow(pen, b.x + b.w * 0.64, b.y + b.h, b.w * 0.44) + puffs(pen, b.x - b.w * 0.06, b.y + b.h * 0.22, b.w * 0.06) + whole
      );
    }
    const b = pen.fit(Math.max(34, Math.min(pen.size.width, 60)) * 1.35, pen.size.height);
    const whole = floor(pen, b);
    if (angle === 1) return zoom(whole, b.x + b.w * 0.5, b.y + b.h * 0.84, 2.1);
    return contactShadow(pen, b.x + b.w * 0.46, b.y + b.h, b.w * 0.8) + whole;
  },
};
