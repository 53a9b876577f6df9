import {
  alpha,
  type Box,
  circle,
  d,
  darken,
  edge,
  isDark,
  isLight,
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

export const dark = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.14) : '#26282d');

export const stick = (pen: Pen, x: number, y: number, r: number): string =>
  pen.reuse(
    circle(0, 0, r * 1.16, { fill: '#0d0e11', stroke: alpha(edge(pen.colour), 0.8), line: 1.4 }) +
      circle(r * 0.06, r * 0.12, r, { fill: '#05070d', opacity: 0.5 }) +
      circle(0, 0, r, { fill: pen.matt('#3a3c42', 50), stroke: '#5c6067', line: 1.4 }) +
      circle(0, 0, r * 0.72, { fill: pen.matt('#2b2d33', 230), stroke: '#16171b', line: 1.4 }) +
      circle(0, 0, r * 0.88, { stroke: '#6d7178', line: r * 0.1, dash: '3 4', opacity: 0.6 }),
    x,
    y,
  );

/** Levers at the back, whose ends are seen beside the grips. */
const paddles = (pen: Pen, b: Box, count: number): string =>
  times(count, (i) => {
    const side = i % 2 === 0 ? 1 : -1;
    return rect(part(b, 0.5 + side * (0.17 + Math.floor(i / 2) * 0.045) - 0.016, 0.7 + Math.floor(i / 2) * 0.05, 0.032, 0.13), 6, {
      fill: pen.metal('#8d939b'),
      stroke: '#43464c',
      line: 1.4,
    });
  });

/** Face on: grips, two sticks, cross, four signs. The sticks lie in a line or set off, by the maker. */
export const padFront = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const xbox = pen.mentions(/xbox|nintendo|мульти/) || (!pen.mentions(/playst/) && pen.random('layout') > 0.5);
  const shell = d(
    'M',
    ...at(0.5, 0.1),
    'H',
    b.x + b.w * 0.68,
    'C',
    ...at(0.8, 0.04),
    ...at(0.88, 0.1),
    ...at(0.92, 0.3),
    'C',
    ...at(0.98, 0.55),
    ...at(1.02, 0.8),
    ...at(0.96, 0.94),
    'C',
    ...at(0.91, 1.04),
    ...at(0.83, 1.0),
    ...at(0.78, 0.88),
    'C',
    ...at(0.74, 0.78),
    ...at(0.7, 0.7),
    ...at(0.62, 0.68),
    'H',
    b.x + b.w * 0.38,
    'C',
    ...at(0.3, 0.7),
    ...at(0.26, 0.78),
    ...at(0.22, 0.88),
    'C',
    ...at(0.17, 1.0),
    ...at(0.09, 1.04),
    ...at(0.04, 0.94),
    'C',
    ...at(-0.02, 0.8),
    ...at(0.02, 0.55),
    ...at(0.08, 0.3),
    'C',
    ...at(0.12, 0.1),
    ...at(0.2, 0.04),
    ...at(0.32, 0.1),
    'Z',
  );
  const clip = pen.clip(path(shell, {}));
  const u = b.w * 0.052;
  const cross = (x: number, y: number): string =>
    path(
      d(
        'M',
        x - u * 0.42,
        y - u * 1.3,
        'h',
        u * 0.84,
        'v',
        u * 0.88,
        'h',
        u * 0.88,
        'v',
        u * 0.84,
        'h',
        -u * 0.88,
        'v',
        u * 0.88,
        'h',
        -u * 0.84,
        'v',
        -u * 0.88,
        'h',
        -u * 0.88,
        'v',
        -u * 0.84,
        'h',
        u * 0.88,
        'Z',
      ),
      { fill: pen.matt(dark(pen), 50), stroke: edge(dark(pen)), line: 2, round: true },
    );
  const [ax, ay] = at(0.79, 0.3);
  const inks =
    isLight(pen.colour) || isDark(pen.colour) ? ['#58b368', '#d9534a', '#4a7fd6', '#e2b23a'] : ['#ffffff', '#ffffff', '#ffffff', '#ffffff'];
  const faces = times(4, (i) => {
    const [dx, dy] = i === 0 ? [0, 1] : i === 1 ? [1, 0] : i === 2 ? [-1, 0] : [0, -1];
    const [x, y] = [ax + dx * u * 1.5, ay + dy * u * 1.5];
    const s = u * 0.34;
    const sign =
      i === 0
        ? path(d('M', x - s, y - s, 'L', x + s, y + s, 'M', x + s, y - s, 'L', x - s, y + s), {
            stroke: inks[0] ?? '#ffffff',
            line: u * 0.14,
            round: true,
          })
        : i === 1
          ? circle(x, y, s, { stroke: inks[1] ?? '#ffffff', line: u * 0.14 })
          : i === 2
            ? rect({ x: x - s, y: y - s, w: s * 2, h: s * 2 }, 2, { stroke: inks[2] ?? '#ffffff', line: u * 0.14 })
            : path(d('M', x, y - s * 1.1, 'L', x + s, y + s * 0.7, 'H', x - s, 'Z'), {
                stroke: inks[3] ?? '#ffffff',
                line: u * 0.14,
                round: true,
              });
    return (
      circle(x + 2, y + 3, u * 0.78, { fill: '#05070d', opacity: 0.35 }) +
      circle(x, y, u * 0.76, {
        fill: pen.ball(isDark(pen.colour) ? '#3a3c42' : isLight(pen.colour) ? '#f1f2f4' : darken(pen.colour, 0.3)),
        stroke: edge(dark(pen)),
        line: 1.4,
      }) +
      sign
    );
  });
  const { accent: glow, grip: emblem } = pen.look(makers);
  // Sticks that wear out less have a ring of their own.
  const ring = /холл/.test(pen.text('sticks')) ? glow : /tmr/.test(pen.text('sticks')) ? '#e0b23f' : undefined;
  const ringed = (x: number, y: number): string =>
    stick(pen, x, y, u * 1.25) + (ring ? circle(x, y, u * 1.4, { stroke: ring, line: u * 0.2 }) : '');
  const extra = Math.round(pen.number('extraButtons', 0, 0, 6));
  return (
    [0.2, 0.8]
      .map((x) => rect(part(b, x - 0.09, 0.0, 0.18, 0.14), b.h * 0.07, { fill: pen.matt(dark(pen)), stroke: edge(dark(pen)), line: 1.6 }))
      .join('') +
    path(shell, {
      fill: pen.radial(
        [
          [0, lighten(pen.colour, isDark(pen.colour) ? 0.22 : 0.4)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ],
        0.36,
        0.16,
        0.85,
      ),
      stroke: edge(pen.colour),
      line: 2,
    }) +
    path(d('M', ...at(0.36, 0.56), 'H', b.x + b.w * 0.64, 'L', ...at(0.8, 1.1), 'H', b.x + b.w * 0.2, 'Z'), {
      fill: pen.matt(dark(pen)),
      opacity: xbox ? 0 : 0.92,
      clip,
    }) +
    (xbox
      ? (emblem === 'flat'
          ? rect(part(b, 0.44, 0.13, 0.12, 0.11), 8, { fill: pen.matt(dark(pen)), stroke: glow, line: 3 })
          : circle(...at(0.5, 0.2), u * (emblem === 'bar' ? 0.95 : 0.7), {
              fill: emblem === 'arc' ? pen.matt(dark(pen)) : pen.metal('#c9ccd1', 40),
              stroke: '#5c6067',
              line: 1.4,
            })) + circle(...at(0.5, 0.2), u * 0.36, { stroke: glow, line: u * 0.16 })
      : rect(part(b, 0.36, 0.11, 0.28, 0.28), 10, {
          fill: pen.matt(isDark(pen.colour) ? lighten(pen.colour, 0.06) : lighten(pen.colour, 0.12)),
          stroke: edge(pen.colour),
          line: 1.6,
        }) +
        path(d('M', ...at(0.352, 0.14), 'V', b.y + b.h * 0.36, 'M', ...at(0.648, 0.14), 'V', b.y + b.h * 0.36), {
          stroke: glow,
          line: 4,
          round: true,
        }) +
        circle(...at(0.5, 0.55), u * 0.4, { fill: '#0b0c0f', stroke: '#6d7178', line: 1.4 })) +
    [0.42, 0.58]
      .map((x) =>
        rect(part(b, x - 0.022 + (xbox ? 0 : x < 0.5 ? -0.1 : 0.1), xbox ? 0.29 : 0.16, 0.044, 0.035), 6, {
          fill: dark(pen),
          stroke: edge(dark(pen)),
        }),
      )
      .join('') +
    (xbox ? cross(...at(0.37, 0.54)) + ringed(...at(0.21, 0.3)) : cross(...at(0.21, 0.3)) + ringed(...at(0.375, 0.55))) +
    ringed(...at(0.625, 0.55)) +
    paddles(pen, b, extra) +
    (pen.flag('backlight')
      ? path(
          d(
            'M',
            ...at(0.09, 0.5),
            'Q',
            ...at(0.03, 0.75),
            ...at(0.07, 0.9),
            'M',
            ...at(0.91, 0.5),
            'Q',
            ...at(0.97, 0.75),
            ...at(0.93, 0.9),
          ),
          { stroke: glow, line: u * 0.26, round: true },
        )
      : '') +
    (pen.flag('jack') ? circle(...at(0.5, 0.69), u * 0.22, { fill: '#0b0c0f', stroke: '#8d939b', line: 2 }) : '') +
    faces +
    path(d('M', ...at(0.1, 0.36), 'C', ...at(0.13, 0.18), ...at(0.18, 0.13), ...at(0.28, 0.13)), {
      stroke: '#ffffff',
      line: b.h * 0.016,
      round: true,
      opacity: isDark(pen.colour) ? 0.24 : 0.7,
    }) +
    wordmark(pen.subject.brand, part(b, 0.42, xbox ? 0.38 : 0.22, 0.16, 0.05), mark(pen.colour), { opacity: 0.7 })
  );
};
