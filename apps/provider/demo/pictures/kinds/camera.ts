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
  glass,
  groove,
  isDark,
  knob,
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
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const isInstant = (pen: Pen): boolean => pen.mentions(/моменталь/);
const isCompact = (pen: Pen): boolean => pen.mentions(/компакт/);
const leather = (pen: Pen): string =>
  pen.tile(
    7,
    7,
    circle(2, 2, 1.3, { fill: '#000000', opacity: 0.35 }) +
      circle(5.5, 5.5, 1.3, { fill: '#000000', opacity: 0.35 }) +
      circle(1.6, 1.6, 0.5, { fill: '#ffffff', opacity: 0.35 }),
  );

/** A system camera: grip, viewfinder hump, dials, a lens as large as the body. */
const front = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const compact = isCompact(pen);
  const dark = isDark(pen.colour);
  const skin = dark ? lighten(pen.colour, 0.04) : '#26282d';
  const top = compact ? 0.12 : 0.24;
  // A larger sensor has a larger glass before it.
  const glassOf = /полнокадр|full|средн/.test(pen.text('sensor')) ? 0.46 : /aps/.test(pen.text('sensor')) ? 0.41 : 0.37;
  const r = Math.min(b.h * (compact ? 0.36 : glassOf), b.w * 0.3);
  const [x, y] = at(0.56, compact ? 0.56 : 0.6);
  const dial = (dx: number, w: number): string =>
    rect(part(b, dx, top - 0.085, w, 0.09), 4, { fill: pen.metal(dark ? '#3a3c42' : '#c9ccd1', 0), stroke: edge(pen.colour), line: 1.4 }) +
    times(6, (i) => rect(part(b, dx + (w * (i + 0.5)) / 6, top - 0.08, w * 0.05, 0.07), 0, { fill: '#1b1c20', opacity: 0.6 }));
  return (
    dial(0.74, 0.12) +
    dial(0.26, 0.1) +
    rect(part(b, 0.12, top - 0.05, 0.1, 0.05), 6, { fill: pen.metal('#c9ccd1', 0), stroke: '#5c6067' }) +
    (compact
      ? ''
      : path(
          d(
            'M',
            ...at(0.4, 0.26),
            'L',
            ...at(0.44, 0.05),
            'Q',
            ...at(0.45, 0.0),
            ...at(0.5, 0),
            'H',
            b.x + b.w * 0.62,
            'Q',
            ...at(0.67, 0),
            ...at(0.68, 0.05),
            'L',
            ...at(0.72, 0.26),
            'Z',
          ),
          { fill: pen.matt(), stroke: edge(pen.colour), line: 1.8 },
        ) + rect(part(b, 0.49, -0.02, 0.14, 0.03), 2, { fill: '#43464c' })) +
    body(pen, part(b, 0, top, 1, 1 - top), { r: b.h * 0.09 }) +
    rect(part(b, 0, top + 0.14, 1, 0.72 - top), 0, { fill: skin }) +
    rect(part(b, 0, top + 0.14, 1, 0.72 - top), 0, { fill: leather(pen) }) +
    (compact
      ? ''
      : body(pen, part(b, 0.015, top + 0.06, 0.19, 0.93 - top), { r: b.h * 0.12, colour: skin }) +
        rect(part(b, 0.015, top + 0.06, 0.19, 0.93 - top), b.h * 0.12, { fill: leather(pen) })) +
    wordmark(pen.subject.brand, compact ? part(b, 0.06, top + 0.03, 0.2, 0.085) : part(b, 0.455, 0.09, 0.21, 0.1), mark(pen.colour), {
      weight: 700,
    }) +
    circle(...at(0.28, top + 0.22), b.h * 0.025, { fill: '#c8322f' }) +
    label(`${pen.number('megapixels', 24)} Мп`, part(b, 0.24, top + 0.03, 0.2, 0.085), mark(pen.colour), { weight: 700 }) +
    (pen.flag('weatherSealed') ? rect(part(b, 0, top + 0.125, 1, 0.02), 0, { fill: pen.look(makers).accent }) : '') +
    (pen.look(makers).grip === 'flat' ? dial(0.86, 0.1) : pen.look(makers).grip === 'slot' ? dial(0.6, 0.09) : '') +
    circle(x + r * 0.06, y + r * 0.1, r * 1.03, { fill: '#05070d', opacity: 0.3 }) +
    circle(x, y, r, { fill: pen.metal('#8d939b', 40), stroke: '#43464c', line: 1.4 }) +
    circle(x, y, r * 0.94, { fill: pen.matt('#1d1e22', 50), stroke: pen.look(makers).accent, line: r * 0.05 }) +
    circle(x, y, r * 0.87, { stroke: '#3a3c42', line: r * 0.1, dash: '4 4' }) +
    lensGlass(pen, x, y, r * 0.76, { ring: '#26282d' }) +
    wordmark(compact ? '1:1.8 / 24-70' : '24-70 mm 1:4', box(x - r * 0.34, y + r * 0.68, r * 0.68, r * 0.085), '#c3c8d0', {
      opacity: 0.85,
    }) +
    (compact
      ? rect(part(b, 0.72, top + 0.04, 0.16, 0.08), 4, { fill: '#f6f7f9', stroke: '#8d939b' })
      : times(2, (i) => circle(...at(0.86, 0.52 + i * 0.14), b.h * 0.03, { fill: pen.matt(skin), stroke: edge(pen.colour) })))
  );
};

const back = (pen: Pen, b: Box): string => {
  const compact = isCompact(pen);
  const top = compact ? 0.1 : 0.2;
  const key = isDark(pen.colour) ? '#3a3c42' : '#26282d';
  return (
    (compact
      ? ''
      : rect(part(b, 0.3, 0, 0.26, 0.24), b.h * 0.06, { fill: pen.matt(), stroke: edge(pen.colour), line: 1.8 }) +
        rect(part(b, 0.34, 0.03, 0.18, 0.16), b.h * 0.04, { fill: '#0b0c0f', stroke: '#4a4d53', line: 3 }) +
        glass(pen, part(b, 0.37, 0.06, 0.12, 0.1), 4, '#22304d')) +
    body(pen, part(b, 0, top, 1, 1 - top), { r: b.h * 0.09 }) +
    rect(part(b, 0.05, top + 0.07, 0.62, 0.84 - top), 8, { fill: '#0b0c0f', stroke: '#43464c', line: 1.4 }) +
    screen(
      pen,
      part(b, 0.075, top + 0.1, 0.57, 0.78 - top),
      4,
      times(4, (i) => rect(part(b, 0.25 + (i % 2) * 0.16, 0.45 + (i > 1 ? 0.2 : 0), 0.05, 0.004), 0, { fill: '#ffffff' })) +
        rect(part(b, 0.31, 0.48, 0.1, 0.15), 2, { stroke: '#7fe08a', line: 2.4 }),
    ) +
    circle(b.x + b.w * 0.83, b.y + b.h * 0.62, b.h * 0.12, { fill: pen.matt(key), stroke: edge(key), line: 1.4 }) +
    circle(b.x + b.w * 0.83, b.y + b.h * 0.62, b.h * 0.05, { fill: pen.matt(lighten(key, 0.14)), stroke: edge(key) }) +
    times(3, (i) => circle(b.x + b.w * (0.74 + i * 0.09), b.y + b.h * 0.84, b.h * 0.035, { fill: pen.matt(key), stroke: edge(key) })) +
    times(2, (i) =>
      circle(b.x + b.w * (0.76 + i * 0.12), b.y + b.h * (top + 0.14), b.h * 0.035, { fill: pen.matt(key), stroke: edge(key) }),
    )
  );
};

/** Prints at once: a plump body, a large lens, a picture coming out above. */
const instant = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const own = part(b, 0, 0.26, 1, 0.74);
  const print = part(b, 0.24, 0, 0.52, 0.36);
  const [x, y] = at(0.5, 0.68);
  const r = b.w * 0.27;
  return (
    rect(print, 3, { fill: '#fdfdfb', stroke: '#b9bbc0', line: 1.4 }) +
    screen(pen, part(print, 0.09, 0.1, 0.82, 0.9), 2) +
    body(pen, own, { r: b.w * 0.2, fill: pen.gloss(pen.colour, 75) }) +
    rect(part(b, 0.18, 0.28, 0.64, 0.03), 6, { fill: '#1b1c20' }) +
    rect(part(b, 0.66, 0.34, 0.2, 0.12), 10, {
      fill: pen.linear([
        [0, '#ffffff'],
        [1, '#cfd5dc'],
      ]),
      stroke: '#8d939b',
      line: 1.6,
    }) +
    rect(part(b, 0.44, 0.35, 0.12, 0.09), 8, { fill: pen.glassPaint('#22304d'), stroke: '#5c6067', line: 2 }) +
    circle(...at(0.19, 0.42), b.w * 0.055, { fill: pen.ball('#f1f2f4'), stroke: edge(pen.colour) }) +
    circle(x + 5, y + 8, r * 1.04, { fill: '#05070d', opacity: 0.28 }) +
    circle(x, y, r, { fill: pen.matt(lighten(pen.colour, 0.3)), stroke: edge(pen.colour), line: 1.8 }) +
    circle(x, y, r * 0.8, { fill: pen.matt('#26282d', 50), stroke: '#4a4d53', line: 1.4 }) +
    lensGlass(pen, x, y, r * 0.6) +
    wordmark(pen.subject.brand, part(b, 0.08, 0.9, 0.3, 0.045), mark(pen.colour))
  );
};

export const camera: Drawing = {
  angles: 3,
  size: { width: 13.5, height: 10, depth: 8 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    const b = pen.fit(w, h * (isInstant(pen) ? 1.22 : 1));
    if (isInstant(pen))
      return angle === 2
        ? zoom(instant(pen, b), b.x + b.w / 2, b.y + b.h * 0.62, 1.5)
        : angle === 1
          ? zoom(instant(pen, b), b.x + b.w * 0.5, b.y + b.h * 0.3, 1.5)
          : contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.9) + instant(pen, b);
    if (angle === 2) return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + back(pen, b);
    if (angle === 1) {
      // From above: the lens points down to us, dials on the top plate.
      const deep = Math.max(w * 0.28, Math.min(depth * 0.45, w * 0.45));
      const long = Math.max(w * 0.28, Math.min(w * 0.7, depth - deep));
      const t = pen.fit(w, deep + long);
      const k = t.k;
      const plate = box(t.x, t.y, w * k, deep * k);
      const r = w * 0.27 * k;
      const x = t.x + t.w * 0.44;
      return (
        rect(box(x - r, plate.y + plate.h - 6, r * 2, long * k), 10, { fill: pen.round('#26282d'), stroke: '#5c6067', line: 1.6 }) +
        rect(box(x - r * 1.02, plate.y + plate.h + long * k * 0.3, r * 2.04, long * k * 0.34), 4, { fill: pen.round('#33363c') }) +
        times(22, (i) =>
          rect(box(x - r + (i * r) / 11 + 1, plate.y + plate.h + long * k * 0.3, 2.4, long * k * 0.34), 0, {
            fill: '#0b0c0f',
            opacity: 0.6,
          }),
        ) +
        ellipse(x, plate.y + plate.h + long * k - 8, r * 0.9, 7, { fill: '#0d1830' }) +
        body(pen, plate, { r: plate.h * 0.16 }) +
        path(
          d(
            'M',
            plate.x + plate.w * 0.84,
            plate.y + plate.h - 4,
            'h',
            plate.w * 0.14,
            'v',
            plate.h * 0.3,
            'q',
            0,
            plate.h * 0.1,
            -plate.w * 0.05,
            plate.h * 0.1,
            'q',
            -plate.w * 0.07,
            0,
            -plate.w * 0.09,
            -plate.h * 0.4,
            'Z',
          ),
          { fill: pen.matt(darken(pen.colour, 0.1)), stroke: edge(pen.colour), line: 1.4 },
        ) +
        groove(plate.x + 6, plate.y + plate.h * 0.2, plate.x + plate.w - 6, plate.y + plate.h * 0.2, pen.colour) +
        rect(part(plate, 0.33, 0.3, 0.22, 0.5), 6, { fill: pen.matt(lighten(pen.colour, 0.06)), stroke: edge(pen.colour) }) +
        rect(part(plate, 0.37, 0.4, 0.14, 0.3), 2, { fill: '#43464c', stroke: '#8d939b', line: 2 }) +
        knob(pen, plate.x + plate.w * 0.68, plate.y + plate.h * 0.52, plate.h * 0.2, {
          colour: isDark(pen.colour) ? '#3a3c42' : '#c9ccd1',
          metal: true,
        }) +
        knob(pen, plate.x + plate.w * 0.8, plate.y + plate.h * 0.42, plate.h * 0.13, {
          colour: isDark(pen.colour) ? '#3a3c42' : '#c9ccd1',
          metal: true,
        }) +
        circle(plate.x + plate.w * 0.92, plate.y + plate.h * 0.72, plate.h * 0.11, {
          fill: pen.metal('#c9ccd1', 40),
          stroke: '#5c6067',
          line: 1.4,
        }) +
        knob(pen, plate.x + plate.w * 0.14, plate.y + plate.h * 0.5, plate.h * 0.2, {
          colour: isDark(pen.colour) ? '#3a3c42' : '#c9ccd1',
          metal: true,
        })
      );
    }
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + front(pen, b);
  },
};
