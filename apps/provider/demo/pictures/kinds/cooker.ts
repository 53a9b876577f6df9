import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  digits,
  edge,
  feet,
  gasBurners,
  glass,
  glassZones,
  grip,
  groove,
  isDark,
  knob,
  lighten,
  litWindow,
  type Pen,
  panel,
  part,
  rect,
  sheen,
  skin,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const isGas = (pen: Pen): boolean =>
  /газ|комбин/.test(pen.text('type')) || (pen.text('type') === '' && !pen.mentions(/стеклокерам|индукц/));
const burnersOf = (pen: Pen): number => Math.round(pen.number('burners', 4, 1, 5));

/** The oven's door: the window is as large as the chamber behind, and gas burns blue at its floor. */
const doorOf = (pen: Pen, b: Box): string => {
  const { grip: kind } = pen.look(makers);
  const tall = 0.34 + Math.max(0, Math.min(1, (pen.number('ovenVolume', 55) - 40) / 40)) * 0.26;
  const framed = kind === 'flat' || isDark(pen.colour);
  const window = part(b, framed ? 0.1 : 0.2, 0.86 - tall, framed ? 0.8 : 0.6, tall);
  return (
    (framed
      ? rect(b, 4, { fill: pen.glassPaint('#15171b'), stroke: edge('#15171b'), line: 1.4 })
      : panel(pen, b, { r: 4, fill: skin(pen) }) +
        rect(part(b, 0.16, 0.81 - tall, 0.68, tall + 0.1), 8, { fill: '#15171b', stroke: edge('#15171b'), line: 1.2 })) +
    litWindow(pen, window, { dish: pen.flag('grill') !== true }) +
    (pen.flag('grill') ? rect(part(window, 0.12, 0.12, 0.76, 0.05), 4, { fill: '#ff6a3a' }) : '') +
    (/газ/.test(pen.text('ovenType'))
      ? times(8, (i) => rect(part(window, 0.1 + i * 0.105, 0.9, 0.035, 0.07), 4, { fill: '#6fb4ff' }))
      : '') +
    (pen.flag('convection')
      ? times(3, (i) =>
          circle(window.x + window.w * 0.82, window.y + window.h * 0.4, window.h * (0.05 + i * 0.06), { stroke: '#3a2210', line: 3 }),
        )
      : '') +
    sheen(pen, b, 4, 0.14) +
    grip(pen, part(b, 0.09, 0.07, 0.82, 0.045), kind, isDark(pen.colour) ? '#8c9097' : '#c2c5ca')
  );
};

/** Control strip with a knob for each burner, oven, drawer; a small table cooker has no drawer. */
const front = (pen: Pen, b: Box): string => {
  const low = b.h < b.w * 1.1;
  const strip = part(b, 0, 0.025, 1, low ? 0.16 : 0.125);
  const top = (strip.y + strip.h - b.y) / b.h;
  const door = part(b, 0.025, top + 0.015, 0.95, low ? 0.94 - top : 0.62);
  const count = burnersOf(pen) + 2;
  const r = Math.min(strip.h * 0.27, (strip.w * 0.66) / count / 2.5);
  const half = Math.ceil(count / 2);
  const look = pen.look(makers);
  const tone =
    look.grip === 'arc' ? look.accent : look.grip === 'slot' ? '#3a3d44' : isDark(pen.colour) ? lighten(pen.colour, 0.16) : pen.colour;
  const at = (i: number): number =>
    i < half
      ? strip.x + strip.w * 0.07 + (i * strip.w * 0.32) / Math.max(1, half - 1)
      : strip.x + strip.w * 0.93 - ((count - 1 - i) * strip.w * 0.32) / Math.max(1, count - half - 1);
  return (
    body(pen, b, { r: b.w * 0.012, fill: skin(pen) }) +
    panel(pen, strip, { r: 4, fill: skin(pen) }) +
    times(count, (i) =>
      knob(pen, at(i), strip.y + strip.h * 0.52, r, { colour: tone, metal: !isDark(pen.colour), turn: i === 1 ? 60 : 0 }),
    ) +
    (pen.flag('timer') === false
      ? ''
      : glass(pen, part(strip, 0.435, 0.22, 0.13, 0.56), 4) + digits(part(strip, 0.45, 0.34, 0.1, 0.32), '12:30', look.ink)) +
    doorOf(pen, door) +
    wordmark(pen.subject.brand, part(door, 0.36, 0.885, 0.28, 0.06), '#d6dae0', { opacity: 0.8 }) +
    (low
      ? ''
      : panel(pen, part(b, 0.025, 0.795, 0.95, 0.165), { r: 4, fill: skin(pen) }) +
        groove(b.x + b.w * 0.3, b.y + b.h * 0.815, b.x + b.w * 0.7, b.y + b.h * 0.815, pen.colour, 5))
  );
};

const surface = (pen: Pen, b: Box): string => {
  const gas = isGas(pen);
  const field = part(b, 0.02, 0.03, 0.96, 0.95);
  if (!gas)
    return glass(pen, field, 6) + glassZones(pen, part(field, 0, 0.04, 1, 0.98), burnersOf(pen), { induction: pen.mentions(/индукц/) });
  return (
    rect(field, 8, { fill: pen.matt(lighten(pen.colour, 0.06), 50), stroke: edge(pen.colour), line: 1.2 }) +
    gasBurners(pen, part(field, 0.02, 0.05, 0.96, 0.98), burnersOf(pen))
  );
};

const angledView = (pen: Pen, yaw: number, pitch: number): string => {
  const { width: w, height: h, depth } = pen.size;
  const v: View = pen.view(yaw, pitch);
  const flat = box(0, 0, w * v.k, depth * v.k);
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    v.solid({ at: [0, 0, 0], size: [w, h, depth], r: 0.5, content: (b) => front(pen, b) }) +
    v.on('top', 0, h, 0, surface(pen, flat)) +
    v.solid({ at: [0, h, -1], size: [w, h * 0.05, 1.5] })
  );
};

export const cooker: Drawing = {
  angles: 3,
  size: { width: 50, height: 85, depth: 60 },
  draw(pen, _subject, angle) {
    if (angle === 0) return angledView(pen, 24, 22);
    if (angle === 2) return angledView(pen, -20, 52);
    const { width, height } = pen.size;
    const b = pen.fit(width, height);
    const iron = isGas(pen)
      ? times(3, (i) => rect(part(b, [0.05, 0.51, 0.05][i] ?? 0.05, -0.018, 0.44, 0.01), 2, { fill: '#1a1b1f' })) +
        times(6, (i) => rect(part(b, 0.07 + i * 0.165, -0.016, 0.012, 0.018), 0, { fill: '#1a1b1f' }))
      : '';
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + feet(b, b.w * 0.08, 6) + iron + front(pen, b);
  },
};
