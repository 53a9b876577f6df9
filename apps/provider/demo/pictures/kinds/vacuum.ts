import {
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
  hose,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  vent,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const soft = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.14) : '#2b2d33');

/** The canister from its side: nose with the hose to the left, dust bin or bag lid, large rear wheel. */
const canister = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const bag = /мешок/.test(pen.text('collector'));
  const isWater = /аква/.test(pen.text('collector'));
  const look = pen.look(makers);
  const shell = d(
    'M',
    ...at(0.02, 0.72),
    'C',
    ...at(0.02, 0.48),
    ...at(0.1, 0.36),
    ...at(0.24, 0.28),
    'C',
    ...at(0.4, 0.16),
    ...at(0.56, 0.06),
    ...at(0.74, 0.08),
    'C',
    ...at(0.94, 0.1),
    ...at(1, 0.4),
    ...at(0.98, 0.68),
    'Q',
    ...at(0.97, 0.84),
    ...at(0.9, 0.84),
    'H',
    b.x + b.w * 0.1,
    'Q',
    ...at(0.02, 0.84),
    ...at(0.02, 0.72),
    'Z',
  );
  const wheel = (x: number, y: number, r: number): string =>
    circle(x, y, r, { fill: pen.matt('#1d1e22'), stroke: '#4a4d53', line: 1.6 }) +
    circle(x, y, r * 0.72, {
      fill: pen.matt(look.grip === 'slot' ? '#5c6067' : look.grip === 'arc' ? look.accent : darken(pen.colour, 0.1)),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    (look.grip === 'flat'
      ? path(
          times(5, (i) => d('M', x, y, 'l', Math.cos(i * 1.257) * r * 0.68, Math.sin(i * 1.257) * r * 0.68)),
          { stroke: darken(pen.colour, 0.5), line: r * 0.1 },
        )
      : '') +
    circle(x, y, r * 0.5, { stroke: darken(pen.colour, 0.4), line: 2, opacity: 0.6 }) +
    circle(x, y, r * 0.2, { fill: pen.metal('#b9bdc3', 30), stroke: '#5c6067' });
  const bin = bag
    ? path(d('M', ...at(0.16, 0.4), 'C', ...at(0.34, 0.24), ...at(0.42, 0.2), ...at(0.52, 0.16)), {
        stroke: darken(pen.colour, 0.4),
        line: 3,
        round: true,
        opacity: 0.7,
      })
    : path(
        d(
          'M',
          ...at(0.14, 0.72),
          'C',
          ...at(0.1, 0.44),
          ...at(0.2, 0.28),
          ...at(0.36, 0.16),
          'L',
          ...at(0.56, 0.12),
          'C',
          ...at(0.52, 0.36),
          ...at(0.5, 0.56),
          ...at(0.5, 0.72),
          'Z',
        ),
        {
          fill: pen.linear(
            [
              [0, '#e9f0f3'],
              [0.4, '#c3d0d8'],
              [1, '#8697a2'],
            ],
            30,
          ),
          stroke: '#6d7d88',
          line: 1.8,
        },
      ) +
      path(
        d(
          'M',
          ...at(0.26, 0.7),
          'C',
          ...at(0.26, 0.5),
          ...at(0.3, 0.36),
          ...at(0.4, 0.26),
          'L',
          ...at(0.46, 0.5),
          'L',
          ...at(0.44, 0.7),
          'Z',
        ),
        {
          fill: pen.matt(isWater ? '#6fa8d8' : look.grip === 'slot' ? lighten(pen.colour, 0.1) : look.accent),
          stroke: edge(pen.colour),
          line: 1.4,
          opacity: 0.85,
        },
      ) +
      path(d('M', ...at(0.14, 0.7), 'q', b.w * 0.09, -b.h * 0.09, b.w * 0.18, -b.h * 0.02, 't', b.w * 0.17, 0, 'Z'), {
        // What is washed out of the air lies in water, the rest as dust.
        fill: isWater ? '#3f86c8' : '#8d8578',
        opacity: isWater ? 0.9 : 0.75,
      });
  return (
    path(shell, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.36)],
          [0.34, pen.colour],
          [1, darken(pen.colour, 0.36)],
        ],
        70,
      ),
      stroke: edge(pen.colour),
      line: 2,
    }) +
    bin +
    path(d('M', ...at(0.44, 0.13), 'C', ...at(0.54, -0.05), ...at(0.72, -0.05), ...at(0.82, 0.11)), {
      stroke: edge(soft(pen)),
      line: b.h * 0.075,
      round: true,
    }) +
    path(d('M', ...at(0.44, 0.13), 'C', ...at(0.54, -0.05), ...at(0.72, -0.05), ...at(0.82, 0.11)), {
      stroke: soft(pen),
      line: b.h * 0.062,
      round: true,
    }) +
    path(d('M', ...at(0.6, 0.14), 'C', ...at(0.74, 0.11), ...at(0.86, 0.15), ...at(0.92, 0.32)), {
      stroke: '#ffffff',
      line: b.h * 0.02,
      round: true,
      opacity: isDark(pen.colour) ? 0.28 : 0.6,
    }) +
    outlet(pen, b) +
    (/корпус/.test(pen.text('regulator')) ? knob(pen, ...at(0.82, 0.28), b.h * 0.085, { colour: '#b9bdc3', metal: true }) : '') +
    wordmark(pen.subject.brand, part(b, 0.55, 0.42, 0.2, 0.08), mark(pen.colour)) +
    rect(part(b, 0.03, 0.74, 0.94, 0.08), 10, { fill: darken(soft(pen), 0.2), stroke: edge(soft(pen)), line: 1 }) +
    wheel(...at(0.8, 0.73), b.h * 0.26) +
    wheel(...at(0.14, 0.88), b.h * 0.1)
  );
};

/** Where the air goes out: slots, a round filter, a band of the maker's. */
const outlet = (pen: Pen, b: Box): string => {
  const { accent, grip: shape } = pen.look(makers);
  const own = {
    bar: () => vent(pen, part(b, 0.58, 0.2, 0.14, 0.16), 5),
    flat: () => vent(pen, part(b, 0.62, 0.18, 0.26, 0.22), 7, { upright: true }),
    arc: () =>
      circle(b.x + b.w * 0.67, b.y + b.h * 0.3, b.h * 0.12, { fill: pen.matt(darken(pen.colour, 0.4)), stroke: accent, line: b.h * 0.03 }),
    slot: () =>
      path(d('M', b.x + b.w * 0.56, b.y + b.h * 0.46, 'Q', b.x + b.w * 0.74, b.y + b.h * 0.4, b.x + b.w * 0.95, b.y + b.h * 0.48), {
        stroke: accent,
        line: b.h * 0.05,
        round: true,
      }),
  }[shape]();
  return (
    own + (/hepa/.test(pen.text('filter')) ? rect(part(b, 0.6, 0.45, 0.1, 0.07), 4, { fill: '#f4f6f8', stroke: '#8d97a2', line: 1.4 }) : '')
  );
};

const floorBrush = (pen: Pen, b: Box): string => {
  const at = spot(b);
  return (
    path(
      d(
        'M',
        ...at(0.08, 0.62),
        'Q',
        ...at(0.1, 0.34),
        ...at(0.34, 0.3),
        'L',
        ...at(0.4, 0),
        'H',
        b.x + b.w * 0.6,
        'L',
        ...at(0.66, 0.3),
        'Q',
        ...at(0.9, 0.34),
        ...at(0.92, 0.62),
        'Z',
      ),
      { fill: pen.matt(soft(pen), 50), stroke: edge(soft(pen)), line: 1.6 },
    ) +
    body(pen, part(b, 0, 0.56, 1, 0.36), { r: 10, colour: soft(pen) }) +
    rect(part(b, 0.04, 0.88, 0.92, 0.12), 3, { fill: '#c9a25a' }) +
    times(14, (i) => rect(part(b, 0.06 + i * 0.066, 0.88, 0.008, 0.12), 0, { fill: '#7d5f2a' }))
  );
};

export const vacuum: Drawing = {
  angles: 2,
  size: { width: 30, height: 30, depth: 42 },
  draw(pen, _subject, angle) {
    const long = Math.max(pen.size.width, pen.size.depth);
    const h = Math.min(pen.size.height, long);
    if (angle === 1) {
      const b = pen.fit(long, h * 1.06);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h * 0.98, b.w) + canister(pen, b);
    }
    // Ready for work: hose over the canister, the tube standing on its brush.
    const b = pen.fit(long * 1.72, Math.max(h * 2.1, long * 1.5));
    const k = b.k;
    const foot = b.y + b.h;
    const own = box(b.x + b.w - long * k, foot - h * 0.98 * k, long * k, h * k);
    const tip = box(b.x, foot - 6 * k, 26 * k, 6 * k);
    const [tx, ty] = [tip.x + tip.w / 2, tip.y + 4];
    const [gx, gy] = [tx + long * 0.44 * k, b.y + long * 0.1 * k];
    const tube = d('M', tx, ty, 'L', gx, gy);
    const thick = 3.2 * k;
    const hoseLine = d(
      'M',
      gx + thick,
      gy + thick,
      'C',
      gx + long * 0.5 * k,
      gy - long * 0.2 * k,
      own.x + own.w * 0.62,
      own.y - h * 0.25 * k,
      own.x + own.w * 0.2,
      own.y + own.h * 0.06,
      'S',
      own.x - own.w * 0.06,
      own.y + own.h * 0.5,
      own.x + own.w * 0.04,
      own.y + own.h * 0.56,
    );
    return (
      contactShadow(pen, own.x + own.w / 2, foot - 2, own.w) +
      contactShadow(pen, tip.x + tip.w / 2, foot, tip.w) +
      canister(pen, own) +
      hose(hoseLine, 3.6 * k, '#33353b') +
      ellipse(own.x + own.w * 0.05, own.y + own.h * 0.56, 3 * k, 2.6 * k, { fill: pen.matt(soft(pen)), stroke: edge(soft(pen)) }) +
      (/рукоят/.test(pen.text('regulator'))
        ? circle(gx - long * 0.02 * k, gy + long * 0.07 * k, 2.6 * k, { fill: pen.look(makers).accent, stroke: edge(soft(pen)), line: 1.6 })
        : '') +
      floorBrush(pen, tip) +
      (pen.flag('turbo') ? floorBrush(pen, box(tip.x + tip.w * 1.06, tip.y + tip.h * 0.3, tip.w * 0.62, tip.h * 0.7)) : '') +
      path(tube, { stroke: '#5c6067', line: thick * 1.06, round: true }) +
      path(tube, { stroke: '#b9bdc3', line: thick * 0.9, round: true }) +
      path(tube, { stroke: '#f4f5f7', line: thick * 0.24, round: true, transform: `translate(${-Math.round(thick * 0.2)} 0)` }) +
      path(
        d(
          'M',
          gx - long * 0.06 * k,
          gy + long * 0.16 * k,
          'L',
          gx,
          gy,
          'Q',
          gx + thick,
          gy - thick * 0.6,
          gx + thick * 1.3,
          gy + thick * 1.2,
        ),
        { stroke: edge(soft(pen)), line: thick * 1.5, round: true },
      ) +
      path(
        d(
          'M',
          gx - long * 0.06 * k,
          gy + long * 0.16 * k,
          'L',
          gx,
          gy,
          'Q',
          gx + thick,
          gy - thick * 0.6,
          gx + thick * 1.3,
          gy + thick * 1.2,
        ),
        { stroke: soft(pen), line: thick * 1.3, round: true },
      )
    );
  },
};
