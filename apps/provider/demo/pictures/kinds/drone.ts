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
  edge,
  ellipse,
  group,
  isDark,
  label,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  screen,
  spot,
  times,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';
import { guardedDrone, guardedFlying } from './drone-guarded.ts';

/** Those that are known to have rings around their propellers. */
const guardedModels = /Avata|DJI Neo|DJI Flip|HOVERAir/;

const blur = (pen: Pen, x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, {
    fill: pen.radial([
      [0, '#8d97a510'],
      [0.7, '#8d97a538'],
      [1, '#8d97a560'],
    ]),
    stroke: alpha('#6d7783', 0.4),
    line: 1,
  }) +
  path(
    d(
      'M',
      x - rx * 0.96,
      y + ry * 0.2,
      'Q',
      x,
      y - ry * 0.3,
      x + rx * 0.96,
      y - ry * 0.2,
      'Q',
      x,
      y + ry * 0.2,
      x - rx * 0.96,
      y + ry * 0.2,
      'Z',
    ),
    { fill: '#33363c', opacity: 0.55 },
  );

/** Eyes that see what is in the way, on every side that they look to. */
const eyes = (pen: Pen, b: Box): string => {
  const sees = pen.text('obstacle');
  const all = /всех/.test(sees);
  const places = all ? [0.385, 0.615] : /спереди/.test(sees) ? [0.42, 0.58] : [];
  const eye = (x: number, y: number, s: number): string =>
    ellipse(b.x + b.w * x, b.y + b.h * y, b.w * 0.028 * s, b.h * 0.058 * s, { fill: '#0b0c0f', stroke: edge(pen.colour), line: 1.4 }) +
    circle(b.x + b.w * (x - 0.006), b.y + b.h * (y - 0.015), b.w * 0.008 * s, { fill: '#4a7fd6' });
  return places.map((x) => eye(x, 0.48, 1)).join('') + (all ? eye(0.46, 0.4, 0.6) + eye(0.54, 0.4, 0.6) : '');
};

/** The camera: the more it sees the larger; in a gimbal of as many axes as it has, or fixed in the nose. */
const cameraOf = (pen: Pen, b: Box): string => {
  const gimbal = pen.text('gimbal');
  const points = pen.number('megapixels', 12, 0, 200);
  const grow = 0.75 + Math.min(0.75, points / 80);
  const [x, y] = [b.x + b.w * 0.5, b.y + b.h * 0.74];
  const lens = b.w * 0.034 * grow;
  const arm = (side: number): string =>
    rect(box(x + side * lens * 1.75 - b.w * 0.011, b.y + b.h * 0.6, b.w * 0.022, b.h * 0.2), 5, {
      fill: pen.metal('#5c6067', 0),
      stroke: '#26282d',
    });
  if (/нет|электрон/.test(gimbal) || gimbal === '') return lensGlass(pen, x, b.y + b.h * 0.6, lens);
  const arms = /трёх/.test(gimbal) ? arm(-1) + arm(1) : /двух/.test(gimbal) ? arm(-1) : '';
  return (
    arms +
    body(pen, box(x - lens * 1.4, y - lens * 1.5, lens * 2.8, lens * 3), { r: b.w * 0.02, colour: '#3a3c42' }) +
    lensGlass(pen, x, y, lens, points >= 50 ? { ring: '#8d939b' } : {}) +
    (points >= 50 ? circle(x + lens * 0.9, y - lens * 1.05, lens * 0.24, { fill: '#0b0e15', stroke: '#6d7178', line: 1.2 }) : '')
  );
};

/** Hovering before us: four arms, rotors, a camera on its gimbal. */
const flying = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const arm = isDark(pen.colour) ? lighten(pen.colour, 0.1) : darken(pen.colour, 0.1);
  const limb = (from: readonly [number, number], to: readonly [number, number], w: number): string =>
    path(d('M', ...at(...from), 'L', ...at(...to)), { stroke: edge(arm), line: b.w * w + 3, round: true }) +
    path(d('M', ...at(...from), 'L', ...at(...to)), { stroke: arm, line: b.w * w, round: true }) +
    path(d('M', ...at(...from), 'L', ...at(...to)), {
      stroke: '#ffffff',
      line: b.w * w * 0.2,
      round: true,
      opacity: 0.35,
      transform: 'translate(-1 -4)',
    });
  const motor = (x: number, y: number, s: number): string =>
    rect(box(b.x + b.w * x - b.w * 0.026 * s, b.y + b.h * y - b.h * 0.05 * s, b.w * 0.052 * s, b.h * 0.15 * s), 6, {
      fill: pen.round('#33363c'),
      stroke: '#5c6067',
      line: 1.2,
    });
  const shell = d(
    'M',
    ...at(0.34, 0.5),
    'C',
    ...at(0.36, 0.36),
    ...at(0.42, 0.3),
    ...at(0.5, 0.3),
    'S',
    ...at(0.64, 0.36),
    ...at(0.66, 0.5),
    'C',
    ...at(0.67, 0.62),
    ...at(0.6, 0.7),
    ...at(0.5, 0.7),
    'S',
    ...at(0.33, 0.62),
    ...at(0.34, 0.5),
    'Z',
  );
  return (
    limb([0.4, 0.42], [0.2, 0.26], 0.028) +
    limb([0.6, 0.42], [0.8, 0.26], 0.028) +
    motor(0.2, 0.2, 0.8) +
    motor(0.8, 0.2, 0.8) +
    blur(pen, ...at(0.2, 0.15), b.w * 0.16, b.h * 0.06) +
    blur(pen, ...at(0.8, 0.15), b.w * 0.16, b.h * 0.06) +
    limb([0.38, 0.54], [0.13, 0.5], 0.036) +
    limb([0.62, 0.54], [0.87, 0.5], 0.036) +
    path(shell, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.36)],
          [0.45, pen.colour],
          [1, darken(pen.colour, 0.34)],
        ],
        75,
      ),
      stroke: edge(pen.colour),
      line: 2,
    }) +
    path(d('M', ...at(0.4, 0.38), 'Q', ...at(0.5, 0.32), ...at(0.6, 0.38)), {
      stroke: '#ffffff',
      line: b.h * 0.025,
      round: true,
      opacity: isDark(pen.colour) ? 0.25 : 0.6,
    }) +
    eyes(pen, b) +
    rect(part(b, 0.44, 0.33, 0.12, 0.03), 4, { fill: pen.look(makers).accent }) +
    // Lamps of the battery: ten minutes of flight each; the first is green where it knows where it is.
    times(Math.round(pen.number('flightTime', 30, 5, 60) / 8), (i) =>
      circle(b.x + b.w * (0.44 + i * 0.02), b.y + b.h * 0.385, b.w * 0.007, { fill: i === 0 && pen.flag('gps') ? '#5fd08a' : '#ffffff' }),
    ) +
    label(pen.text('video').toUpperCase(), part(b, 0.44, 0.52, 0.12, 0.07), mark(pen.colour), { weight: 700 }) +
    wordmark(pen.subject.brand, part(b, 0.45, 0.4, 0.1, 0.06), mark(pen.colour)) +
    rect(part(b, 0.435, 0.56, 0.13, 0.1), 8, { fill: '#1b1c20' }) +
    cameraOf(pen, b) +
    motor(0.13, 0.46, 1.1) +
    motor(0.87, 0.46, 1.1) +
    [0.13, 0.87]
      .map(
        (x) =>
          path(d('M', ...at(x, 0.56), 'l', (x < 0.5 ? -1 : 1) * b.w * 0.008, b.h * 0.26), { stroke: arm, line: b.w * 0.016, round: true }) +
          circle(...at(x, 0.6), b.w * 0.009, { fill: x < 0.5 ? '#ff4a3a' : '#4fe07a' }),
      )
      .join('') +
    blur(pen, ...at(0.13, 0.4), b.w * 0.21, b.h * 0.085) +
    blur(pen, ...at(0.87, 0.4), b.w * 0.21, b.h * 0.085)
  );
};

/** From above, propellers at rest. */
const above = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const arm = isDark(pen.colour) ? lighten(pen.colour, 0.1) : darken(pen.colour, 0.1);
  const ends: readonly (readonly [number, number, number])[] = [
    [0.16, 0.2, 30],
    [0.84, 0.2, -30],
    [0.16, 0.8, -24],
    [0.84, 0.8, 24],
  ];
  const blade = path(
    d(
      'M',
      0,
      -b.w * 0.012,
      'C',
      b.w * 0.06,
      -b.w * 0.032,
      b.w * 0.14,
      -b.w * 0.024,
      b.w * 0.17,
      -b.w * 0.004,
      'L',
      0,
      b.w * 0.012,
      'L',
      -b.w * 0.17,
      b.w * 0.004,
      'C',
      -b.w * 0.14,
      b.w * 0.024,
      -b.w * 0.06,
      b.w * 0.032,
      0,
      b.w * 0.012,
      'Z',
    ),
    { fill: pen.matt('#2b2d33'), stroke: '#5c6067', line: 1.2 },
  );
  const [x1, y1] = at(0.5, 0.5);
  return (
    ends
      .map(([x, y, turn]) => {
        const [px, py] = at(x, y);
        const limb = d('M', x1 + (px - x1) * 0.2, y1 + (py - y1) * 0.36, 'L', px, py);
        return (
          path(limb, { stroke: edge(arm), line: b.w * 0.05 + 3, round: true }) +
          path(limb, { stroke: arm, line: b.w * 0.05, round: true }) +
          circle(px, py, b.w * 0.042, { fill: pen.metal('#5c6067', 40), stroke: '#26282d', line: 1.4 }) +
          `<g transform="translate(${Math.round(px)} ${Math.round(py)}) rotate(${turn})">${pen.reuse(blade, 0, 0)}</g>` +
          circle(px, py, b.w * 0.018, { fill: '#c9ccd1', stroke: '#43464c' })
        );
      })
      .join('') +
    body(pen, part(b, 0.485 - 0.07, 0.06, 0.17, 0.12), { r: 16, colour: '#2b2d33' }) +
    body(pen, part(b, 0.385, 0.14, 0.23, 0.74), {
      r: b.w * 0.1,
      fill: pen.linear(
        [
          [0, darken(pen.colour, 0.1)],
          [0.3, lighten(pen.colour, 0.3)],
          [0.6, pen.colour],
          [1, darken(pen.colour, 0.26)],
        ],
        0,
      ),
    }) +
    rect(part(b, 0.42, 0.46, 0.16, 0.36), 14, { fill: pen.matt(darken(pen.colour, 0.14)), stroke: edge(pen.colour), line: 1.4 }) +
    times(4, (i) => circle(...at(0.455 + i * 0.03, 0.64), 4, { fill: i < 3 ? '#5fd08a' : '#4a4d53' })) +
    wordmark(pen.subject.brand, part(b, 0.42, 0.32, 0.16, 0.06), mark(pen.colour))
  );
};

/** Its remote with a screen. */
const remote = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.h * 0.2, colour: '#43464c' }) +
  rect(part(b, 0.24, 0.1, 0.52, 0.62), 8, { fill: '#050608' }) +
  screen(pen, part(b, 0.26, 0.14, 0.48, 0.54), 4) +
  [0.12, 0.88]
    .map(
      (x) =>
        circle(b.x + b.w * x, b.y + b.h * 0.34, b.h * 0.15, { fill: '#1b1c20', stroke: '#6d7178', line: 1.4 }) +
        circle(b.x + b.w * x, b.y + b.h * 0.34, b.h * 0.07, { fill: pen.ball('#6d7178') }),
    )
    .join('') +
  circle(b.x + b.w * 0.12, b.y + b.h * 0.74, b.h * 0.07, { fill: pen.matt(), stroke: '#8d939b' }) +
  circle(b.x + b.w * 0.88, b.y + b.h * 0.74, b.h * 0.07, { fill: '#c8322f', stroke: '#8d939b' });

export const drone: Drawing = {
  angles: 3,
  size: { width: 26, height: 10, depth: 24 },
  draw(pen, { name = '' }, angle) {
    const isGuarded = guardedModels.test(name);
    if (isGuarded && angle !== 2) return guardedDrone(pen, angle);
    const w = Math.max(pen.size.width, pen.size.depth, pen.size.height * 1.6);
    if (angle === 1) {
      const b = pen.fit(w, w * 0.92);
      return above(pen, b);
    }
    const b = pen.fit(w, w * 0.5, { w: 640 * Math.max(0.62, Math.min(1, w / 26)), h: 820 });
    if (angle === 2)
      return (
        group(isGuarded ? guardedFlying(pen, b) : flying(pen, b), { transform: 'translate(0 -150)' }) +
        contactShadow(pen, 400, 820, 400) +
        remote(pen, box(200, 620, 400, 200))
      );
    return (
      ellipse(400, b.y + b.h * 1.22, b.w * 0.36, 22, {
        fill: pen.radial([
          [0, '#05070d70'],
          [1, '#05070d00'],
        ]),
      }) + flying(pen, b)
    );
  },
};
