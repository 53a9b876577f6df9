import {
  type Box,
  box,
  buttons,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  isDark,
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

const soft = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.18) : '#33353b');

/** In profile, blowing to the left: nozzle, barrel, grip slanting back. */
/** Rings and keys of the maker's; a joint where the grip folds; lamps for speeds and heats. */
const rings = (pen: Pen, b: Box): string => {
  const { accent, grip: shape } = pen.look(makers);
  const levels = Math.round(pen.number('speeds', 2, 1, 4) + pen.number('heats', 2, 0, 4));
  const ring = { bar: [0.13, 0.035], flat: [0.13, 0.09], arc: [0.24, 0.03], slot: [0.42, 0.05] }[shape];
  return (
    rect(part(b, ring[0] ?? 0.13, 0.07, ring[1] ?? 0.03, 0.28), 4, { fill: pen.metal(accent, 90), stroke: darken(accent, 0.4), line: 1 }) +
    label(`${pen.number('power', 1600)} Вт`, part(b, 0.36, 0.15, 0.34, 0.085), mark(pen.colour), { weight: 700 }) +
    times(Math.round(pen.number('nozzles', 2, 0, 6)), (i) =>
      rect(part(b, 0.02 + i * 0.1, 0.88, 0.075, 0.06), 6, { fill: pen.matt(accent), stroke: darken(accent, 0.4), line: 1.4 }),
    ) +
    (pen.flag('folding')
      ? circle(b.x + b.w * 0.67, b.y + b.h * 0.4, b.w * 0.075, { fill: pen.matt(accent), stroke: darken(accent, 0.4), line: 2 })
      : '') +
    times(levels, (i) =>
      circle(b.x + b.w * (0.3 + i * 0.045), b.y + b.h * 0.27, b.w * 0.014, { fill: i === 0 ? accent : mark(pen.colour) }),
    ) +
    (pen.flag('ionization')
      ? circle(b.x + b.w * 0.07, b.y + b.h * 0.21, b.w * 0.03, { fill: '#8fd0ff', stroke: '#2f6fa8', line: 1.4 })
      : '')
  );
};

const profile = (pen: Pen, b: Box): string => {
  const at = spot(b);
  // One that is no thicker than a pipe.
  const [upper, lower] = pen.size.width < 5 ? [0.13, 0.28] : [0.08, 0.34];
  const slim = pen.size.width < 8.2 && pen.mentions(/бесщ/);
  const barrel = slim
    ? d(
        'M',
        ...at(0.14, upper),
        'H',
        b.x + b.w * 0.8,
        'Q',
        ...at(0.86, upper),
        ...at(0.86, 0.2),
        'Q',
        ...at(0.86, lower),
        ...at(0.8, lower),
        'H',
        b.x + b.w * 0.14,
        'Z',
      )
    : d(
        'M',
        ...at(0.14, 0.1),
        'C',
        ...at(0.4, 0.04),
        ...at(0.56, 0.0),
        ...at(0.74, 0.0),
        'C',
        ...at(0.92, 0.0),
        ...at(1.0, 0.1),
        ...at(1.0, 0.22),
        'S',
        ...at(0.92, 0.43),
        ...at(0.74, 0.42),
        'C',
        ...at(0.56, 0.42),
        ...at(0.4, 0.36),
        ...at(0.14, 0.33),
        'Z',
      );
  const grip = d(
    'M',
    ...at(0.54, 0.34),
    'C',
    ...at(0.56, 0.55),
    ...at(0.58, 0.75),
    ...at(0.6, 0.93),
    'Q',
    ...at(0.61, 1),
    ...at(0.68, 1),
    'H',
    b.x + b.w * 0.74,
    'Q',
    ...at(0.8, 1),
    ...at(0.79, 0.93),
    'C',
    ...at(0.78, 0.75),
    ...at(0.78, 0.55),
    ...at(0.8, 0.36),
    'Z',
  );
  const metal = pen.linear([
    [0, lighten(pen.colour, 0.45)],
    [0.3, lighten(pen.colour, 0.1)],
    [0.7, darken(pen.colour, 0.1)],
    [1, darken(pen.colour, 0.36)],
  ]);
  return (
    path(grip, {
      fill: pen.linear(
        [
          [0, darken(pen.colour, 0.1)],
          [0.3, lighten(pen.colour, 0.3)],
          [1, darken(pen.colour, 0.3)],
        ],
        0,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    rect(part(b, 0.575, 0.5, 0.07, 0.2), b.w * 0.035, { fill: pen.matt(soft(pen)), stroke: edge(soft(pen)), line: 1.2 }) +
    buttons(pen, part(b, 0.565, 0.52, 0.09, 0.05), 1, { colour: lighten(soft(pen), 0.2), lit: 0 }) +
    buttons(pen, part(b, 0.57, 0.61, 0.09, 0.05), 1, { colour: lighten(soft(pen), 0.2) }) +
    path(d('M', ...at(0.0, 0.05), 'Q', ...at(-0.01, 0.215), ...at(0.0, 0.38), 'L', ...at(0.15, 0.31), 'V', b.y + b.h * 0.12, 'Z'), {
      fill: pen.linear([
        [0, lighten(soft(pen), 0.25)],
        [0.5, soft(pen)],
        [1, darken(soft(pen), 0.3)],
      ]),
      stroke: edge(soft(pen)),
      line: 1.6,
    }) +
    path(barrel, { fill: metal, stroke: edge(pen.colour), line: 1.8 }) +
    rings(pen, b) +
    rect(part(b, slim ? 0.74 : 0.78, slim ? 0.1 : 0.06, slim ? 0.1 : 0.16, slim ? 0.22 : 0.3), b.w * 0.04, {
      fill: pen.tile(9, 9, circle(4.5, 4.5, 2.6, { fill: darken(pen.colour, 0.7) })),
    }) +
    path(d('M', ...at(0.24, 0.12), 'C', ...at(0.42, 0.08), ...at(0.54, 0.05), ...at(0.7, 0.05)), {
      stroke: '#ffffff',
      line: b.h * 0.018,
      round: true,
      opacity: isDark(pen.colour) ? 0.35 : 0.75,
    }) +
    wordmark(pen.subject.brand, part(b, 0.3, 0.17, 0.34, 0.075), mark(pen.colour)) +
    rect(part(b, 0.63, 0.99, 0.13, 0.03), 6, { fill: soft(pen) })
  );
};

/** Nozzles lying beside: a concentrator and a diffuser. */
const diffuser = (pen: Pen, x: number, y: number, r: number): string =>
  ellipse(x, y + r * 0.1, r * 1.05, r * 0.62, { fill: '#05070d', opacity: 0.2 }) +
  ellipse(x, y, r, r * 0.6, {
    fill: pen.linear(
      [
        [0, lighten(soft(pen), 0.3)],
        [1, darken(soft(pen), 0.2)],
      ],
      60,
    ),
    stroke: edge(soft(pen)),
    line: 1.6,
  }) +
  ellipse(x, y - r * 0.05, r * 0.84, r * 0.48, { fill: darken(soft(pen), 0.25) }) +
  times(10, (i) => {
    const a = (i * Math.PI) / 5;
    const [px, py] = [x + Math.cos(a) * r * 0.6, y - r * 0.05 + Math.sin(a) * r * 0.34];
    return rect(box(px - r * 0.06, py - r * 0.22, r * 0.12, r * 0.24), r * 0.06, {
      fill: pen.matt(lighten(soft(pen), 0.12)),
      stroke: edge(soft(pen)),
      line: 1,
    });
  });

export const hairDryer: Drawing = {
  angles: 2,
  size: { width: 9, height: 25, depth: 22 },
  draw(pen, _subject, angle) {
    const deep = Math.max(pen.size.depth, pen.size.height * 0.62);
    const b = pen.fit(deep * 1.12, pen.size.height * 1.04);
    const own = box(b.x, b.y, b.w / 1.12, b.h / 1.04);
    const cord = cable(
      d('M', own.x + own.w * 0.7, own.y + own.h, 'c', 4, own.h * 0.1, own.w * 0.4, own.h * 0.06, own.w * 0.38, -own.h * 0.12),
      9,
    );
    const whole = cord + profile(pen, own);
    if (angle === 1) return zoom(whole, own.x + own.w * 0.46, own.y + own.h * 0.24, 1.5);
    const count = pen.number('nozzles', 1, 0, 6);
    const extra =
      count > 1
        ? contactShadow(pen, own.x + own.w * 0.22, b.y + b.h, own.w * 0.4) +
          diffuser(pen, own.x + own.w * 0.22, b.y + b.h * 0.92, own.w * 0.2)
        : '';
    return contactShadow(pen, own.x + own.w * 0.7, b.y + b.h, own.w * 0.4) + extra + whole;
  },
};
