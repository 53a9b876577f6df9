import {
  type Box,
  box,
  buttons,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  ellipse,
  glass,
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
  type View,
  wordmark,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';

/** The field of controls by the maker's hand. */
const panes: Readonly<Record<Maker['grip'], readonly [number, number, number, number]>> = {
  bar: [0.24, 0.4, 0.52, 0.44],
  flat: [0.14, 0.42, 0.72, 0.3],
  arc: [0.3, 0.38, 0.4, 0.5],
  slot: [0.18, 0.38, 0.64, 0.48],
};

/** Display and keys; the more programmes the more of them, and a ring to turn where one sets one's own. */
const paneOf = (pen: Pen, pane: Box, whole: Box): string => {
  const { accent, ink, controls } = pen.look(makers);
  const programs = pen.number('programs', 12, 1, 60);
  const rows = programs > 18 ? 2 : 1;
  const turn = pen.flag('custom') && controls !== 'spread';
  const x = controls === 'left' ? 0.06 : controls === 'right' ? 0.54 : 0.3;
  return (
    glass(pen, pane, whole.w * 0.035) +
    digits(part(pane, x, 0.14, 0.4, 0.3), pen.mentions(/рис/) ? '0:25' : pen.mentions(/медлен/) ? '8:00' : '0:35', ink) +
    times(rows, (i) =>
      buttons(pen, part(pane, 0.06, 0.52 + i * 0.22, 0.88, 0.18), Math.max(3, Math.min(7, Math.round(programs / rows / 3))), {
        colour: '#2b2d33',
        lit: i === 0 ? 1 : -1,
      }),
    ) +
    (turn
      ? knob(pen, pane.x + pane.w * (x > 0.5 ? 0.2 : 0.84), pane.y + pane.h * 0.3, pane.h * 0.16, { colour: accent, metal: true })
      : '') +
    (pen.flag('wifi') ? circle(pane.x + pane.w * 0.5, pane.y + pane.h * 0.06, pane.h * 0.025, { fill: accent }) : '')
  );
};

const front = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const press = pen.mentions(/скоровар/);
  const steel = isDark(pen.colour) ? '#9a9ea5' : '#b9bdc3';
  const pot = d(
    'M',
    ...at(0.05, 0.3),
    'C',
    ...at(0.02, 0.55),
    ...at(0.06, 0.8),
    ...at(0.14, 0.94),
    'Q',
    ...at(0.16, 0.975),
    ...at(0.22, 0.975),
    'H',
    b.x + b.w * 0.78,
    'Q',
    ...at(0.84, 0.975),
    ...at(0.86, 0.94),
    'C',
    ...at(0.94, 0.8),
    ...at(0.98, 0.55),
    ...at(0.95, 0.3),
    'Z',
  );
  const lid = d(
    'M',
    ...at(0.045, 0.285),
    'C',
    ...at(0.07, 0.11),
    ...at(0.26, 0.05),
    ...at(0.5, 0.05),
    'S',
    ...at(0.93, 0.11),
    ...at(0.955, 0.285),
    'Z',
  );
  const lidColour = isDark(pen.colour) ? lighten(pen.colour, 0.06) : pen.mentions(/сталь/) ? '#2b2d33' : pen.colour;
  const look = pen.look(makers);
  const pane = part(b, ...panes[look.grip]);
  return (
    times(2, (i) =>
      path(d('M', ...at(i ? 0.93 : 0.07, 0.42), 'q', (i ? 1 : -1) * b.w * 0.06, b.h * 0.03, (i ? 1 : -1) * b.w * 0.01, b.h * 0.13), {
        stroke: '#26282d',
        line: b.w * 0.035,
        round: true,
      }),
    ) +
    path(pot, { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 }) +
    path(d('M', ...at(0.12, 0.9), 'H', b.x + b.w * 0.88), { stroke: darken(pen.colour, 0.4), line: 2, opacity: 0.6 }) +
    path(lid, {
      fill: pen.linear(
        [
          [0, lighten(lidColour, 0.36)],
          [0.35, lidColour],
          [1, darken(lidColour, 0.25)],
        ],
        60,
      ),
      stroke: edge(lidColour),
      line: 1.8,
    }) +
    rect(part(b, 0.03, 0.275, 0.94, 0.05), 8, {
      fill: pen.metal(look.grip === 'arc' || look.grip === 'slot' ? look.accent : steel, 0),
      stroke: edge(steel),
      line: 1.2,
    }) +
    (press
      ? rect(part(b, 0.36, 0.0, 0.28, 0.06), 14, { fill: pen.matt('#2b2d33'), stroke: '#5a5d64', line: 1.4 }) +
        rect(part(b, 0.7, 0.04, 0.08, 0.06), 6, { fill: pen.matt('#1b1c20'), stroke: '#5a5d64' })
      : path(
          look.grip === 'flat' || look.grip === 'slot'
            ? d('M', ...at(0.42, 0.05), 'H', b.x + b.w * 0.58)
            : d('M', ...at(0.34, 0.075), 'Q', ...at(0.5, -0.05), ...at(0.66, 0.075)),
          {
            stroke: '#26282d',
            line: b.h * 0.045,
            round: true,
          },
        )) +
    path(d('M', ...at(0.14, 0.2), 'C', ...at(0.2, 0.12), ...at(0.32, 0.09), ...at(0.44, 0.085)), {
      stroke: '#ffffff',
      line: b.h * 0.018,
      round: true,
      opacity: isDark(lidColour) ? 0.3 : 0.75,
    }) +
    paneOf(pen, pane, b) +
    wordmark(pen.subject.brand, part(b, 0.38, 0.335, 0.24, 0.05), mark(pen.colour)) +
    times(2, (i) => rect(part(b, i ? 0.74 : 0.18, 0.97, 0.08, 0.03), 3, { fill: '#1b1c20' }))
  );
};

/** From above with the lid up: the bowl with porridge and berries. */
const openView = (pen: Pen): string => {
  const { width: w, height: h } = pen.size;
  const r = w * 0.46;
  const v: View = pen.view(0, 40, { width: w, height: h * 0.62 + w * 0.72, depth: w });
  const k = v.k;
  const [x, y] = v.point(w / 2, h * 0.62, w / 2);
  const flat = 0.64;
  const bowl = (s: number, fill: string, stroke: string): string => ellipse(x, y, r * k * s, r * k * s * flat, { fill, stroke, line: 2 });
  const [lx, ly] = [x, y - r * k * 1.24];
  return (
    v.roundShadow(w / 2, w / 2, r * 0.95, 0.5) +
    rect(box(x - r * k * 0.26, y - r * k * 0.8, r * k * 0.52, r * k * 0.3), 8, {
      fill: pen.matt(darken(pen.colour, 0.2)),
      stroke: edge(pen.colour),
    }) +
    ellipse(lx, ly, r * k, r * k * 0.66, { fill: pen.matt(pen.colour), stroke: edge(pen.colour), line: 2 }) +
    ellipse(lx, ly + 6, r * k * 0.9, r * k * 0.58, {
      fill: pen.linear(
        [
          [0, '#8d9197'],
          [0.5, '#d8dbe0'],
          [1, '#9ca1a8'],
        ],
        40,
      ),
      stroke: '#5c6067',
      line: 1.6,
    }) +
    ellipse(lx, ly + 8, r * k * 0.62, r * k * 0.38, { stroke: '#7d828a', line: 3 }) +
    circle(lx, ly + 4, r * k * 0.06, { fill: '#4a4d53' }) +
    v.cylinder(w / 2, 0, w / 2, r * 0.92, h * 0.62, { rTop: r }) +
    bowl(1, pen.metal('#b9bdc3', 0), '#6d7178') +
    bowl(
      0.92,
      pen.linear([
        [0, '#16171b'],
        [1, '#44474e'],
      ]),
      '#0b0c0f',
    ) +
    ellipse(x, y + r * k * 0.08, r * k * 0.82, r * k * 0.82 * flat, {
      fill: pen.radial(
        [
          [0, '#fdf1d2'],
          [0.8, '#efd7a0'],
          [1, '#c9a566'],
        ],
        0.4,
        0.4,
        0.7,
      ),
    }) +
    times(9, (i) => {
      const a = i * 2.4;
      const s = 0.12 + i * 0.055;
      return circle(x + Math.cos(a) * r * k * s, y + r * k * 0.06 + Math.sin(a) * r * k * s * flat, r * k * 0.06, {
        fill: pen.ball(i % 3 === 0 ? '#34468f' : '#c32f3c'),
      });
    }) +
    v.on(
      'front',
      w / 2 - w * 0.23,
      h * 0.46,
      w / 2 + r * 0.94,
      glass(pen, box(0, 0, w * 0.46 * k, h * 0.3 * k), 10) +
        digits(box(w * 0.12 * k, h * 0.05 * k, w * 0.22 * k, h * 0.2 * k), '0:35', '#ffcf8a'),
    )
  );
};

export const multicooker: Drawing = {
  angles: 2,
  size: { width: 32, height: 26, depth: 32 },
  draw(pen, _subject, angle) {
    if (angle === 1) return openView(pen);
    const b = pen.fit(pen.size.width, pen.size.height);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.78) + front(pen, b);
  },
};
