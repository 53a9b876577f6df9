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
  grille,
  groove,
  group,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';
import { clippedBud } from './earbud-clip.ts';

/** Those that are known to sit in the ear whole, without a stem. */
const stemless = /WF-\d|MOMENTUM|Дропс/;

/** One bud without a stem: the tip, the shell, and the disc that is touched. */
const bean = (pen: Pen, b: Box): string => {
  const at = (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];
  const tip = isLight(pen.colour) ? '#f4f4f3' : lighten(pen.colour, 0.06);
  const rotation = (x: number, y: number): string => `rotate(-14 ${at(x, y).map(Math.round).join(' ')})`;
  return (
    ellipse(...at(0.88, 0.34), b.w * 0.17, b.h * 0.125, {
      fill: pen.ball(tip),
      stroke: edge(tip),
      line: 1.3,
      transform: rotation(0.88, 0.34),
    }) +
    ellipse(...at(0.985, 0.315), b.w * 0.04, b.h * 0.07, { fill: darken(pen.colour, 0.7), transform: rotation(0.985, 0.315) }) +
    ellipse(...at(0.42, 0.46), b.w * 0.46, b.h * 0.33, {
      fill: pen.ball(),
      stroke: edge(pen.colour),
      line: 1.5,
      transform: rotation(0.42, 0.46),
    }) +
    ellipse(...at(0.34, 0.47), b.w * 0.28, b.h * 0.2, {
      fill: pen.matt(lighten(pen.colour, 0.08), 60),
      stroke: edge(pen.colour),
      line: 1.3,
      transform: rotation(0.34, 0.47),
    }) +
    grille(pen, part(b, 0.3, 0.185, 0.24, 0.05), 8, { colour: '#1b1c20', hole: 4 }) +
    circle(...at(0.6, 0.68), b.w * 0.03, { fill: '#1b1c20' })
  );
};

const shapeOf = (pen: Pen): ((pen: Pen, b: Box) => string) => {
  if (/открыт/.test(pen.text('design'))) return clippedBud;
  return stemless.test(pen.subject.name ?? '') ? bean : stemmedEarbud;
};

/** One bud, its stem down; `mirror` makes the other ear's. Box is about 1 : 1.7. */
const bud = (pen: Pen, b: Box, mirror: boolean): string => {
  const art = shapeOf(pen)(pen, b);
  return mirror ? group(art, { transform: `translate(${Math.round(2 * b.x + b.w)} 0) scale(-1 1)` }) : art;
};

const stemmedEarbud = (pen: Pen, b: Box): string => {
  const at = (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];
  const stem = d(
    'M',
    ...at(0.1, 0.3),
    'C',
    ...at(0.08, 0.5),
    ...at(0.12, 0.8),
    ...at(0.14, 0.93),
    'Q',
    ...at(0.16, 1),
    ...at(0.26, 1),
    'Q',
    ...at(0.37, 1),
    ...at(0.38, 0.93),
    'C',
    ...at(0.4, 0.75),
    ...at(0.42, 0.6),
    ...at(0.52, 0.5),
    'Z',
  );
  const tip = isLight(pen.colour) ? '#f4f4f3' : lighten(pen.colour, 0.06);
  return (
    path(
      d(
        'M',
        ...at(0.66, 0.16),
        'C',
        ...at(0.82, 0.06),
        ...at(0.98, 0.12),
        ...at(1, 0.26),
        'C',
        ...at(1.01, 0.4),
        ...at(0.9, 0.5),
        ...at(0.74, 0.46),
        'Z',
      ),
      { fill: pen.ball(tip), stroke: edge(tip), line: 1.3 },
    ) +
    ellipse(...at(0.955, 0.285), b.w * 0.045, b.h * 0.085, {
      fill: darken(pen.colour, 0.7),
      transform: `rotate(-10 ${at(0.955, 0.285).map(Math.round).join(' ')})`,
    }) +
    path(stem, { fill: pen.round(), stroke: edge(pen.colour), line: 1.5 }) +
    ellipse(...at(0.41, 0.27), b.w * 0.38, b.h * 0.255, { fill: pen.ball(), stroke: edge(pen.colour), line: 1.5 }) +
    path(
      d(
        'M',
        ...at(0.12, 0.36),
        'C',
        ...at(0.11, 0.5),
        ...at(0.15, 0.6),
        ...at(0.155, 0.72),
        'L',
        ...at(0.37, 0.72),
        'C',
        ...at(0.39, 0.62),
        ...at(0.42, 0.55),
        ...at(0.5, 0.48),
        'Q',
        ...at(0.3, 0.52),
        ...at(0.12, 0.36),
        'Z',
      ),
      { fill: pen.round() },
    ) +
    grille(pen, part(b, 0.33, 0.13, 0.2, 0.06), 8, { colour: '#1b1c20', hole: 4 }) +
    rect(part(b, 0.2, 0.955, 0.12, 0.02), 3, { fill: '#1b1c20' }) +
    (pen.flag('anc') ? rect(part(b, 0.1, 0.86, 0.3, 0.035), 3, { fill: pen.look(makers).accent }) : '') +
    rect(part(b, 0.19, 0.56, 0.05, 0.26), 6, { fill: '#ffffff', opacity: isDark(pen.colour) ? 0.2 : 0.55 })
  );
};

const openCase = (pen: Pen, b: Box): string => {
  const lid = part(b, 0.03, 0, 0.94, 0.43);
  const base = part(b, 0, 0.46, 1, 0.54);
  const inner = isLight(pen.colour) ? darken(pen.colour, 0.1) : darken(pen.colour, 0.35);
  const { accent, grip: shape } = pen.look(makers);
  const round = { bar: 0.22, flat: 0.09, arc: 0.42, slot: 0.3 }[shape];
  const lamp = { bar: 0.36, flat: 0.78, arc: 0.5, slot: 0.62 }[shape];
  const ear = (x: number, mirror: boolean): string => bud(pen, box(b.x + b.w * x, b.y + b.h * 0.3, b.w * 0.27, b.w * 0.27 * 1.7), mirror);
  return (
    body(pen, lid, { r: lid.h * (round + 0.18) }) +
    rect(part(lid, 0.045, 0.1, 0.91, 0.95), lid.h * 0.4, {
      fill: pen.linear([
        [0, darken(inner, 0.34)],
        [1, inner],
      ]),
      stroke: alpha(edge(pen.colour), 0.6),
      line: 1.2,
    }) +
    rect(part(b, 0.2, 0.42, 0.6, 0.07), 4, { fill: pen.metal(lighten(pen.colour, 0.1), 90), stroke: edge(pen.colour) }) +
    rect(part(base, 0, 0, 1, 0.5), base.h * 0.2, { fill: darken(inner, 0.3), stroke: edge(pen.colour), line: 1.4 }) +
    ear(0.17, false) +
    ear(0.56, true) +
    path(
      d(
        'M',
        base.x,
        base.y + base.h * 0.16,
        'Q',
        base.x + base.w / 2,
        base.y + base.h * 0.3,
        base.x + base.w,
        base.y + base.h * 0.16,
        'V',
        base.y + base.h * 0.55,
        'Q',
        base.x + base.w,
        base.y + base.h,
        base.x + base.w * (1 - round),
        base.y + base.h,
        'H',
        base.x + base.w * round,
        'Q',
        base.x,
        base.y + base.h,
        base.x,
        base.y + base.h * 0.55,
        'Z',
      ),
      { fill: pen.matt(pen.colour, 65), stroke: edge(pen.colour), line: 1.6 },
    ) +
    path(
      d(
        'M',
        base.x + 5,
        base.y + base.h * 0.19,
        'Q',
        base.x + base.w / 2,
        base.y + base.h * 0.33,
        base.x + base.w - 5,
        base.y + base.h * 0.19,
      ),
      { stroke: '#ffffff', line: 2.4, opacity: isDark(pen.colour) ? 0.3 : 0.85 },
    ) +
    // A lamp where the maker has it; a coil is marked where the case charges without a cable.
    circle(base.x + base.w * lamp, base.y + base.h * 0.48, base.h * 0.04, { fill: pen.flag('anc') ? accent : '#5ad88f' }) +
    (pen.flag('wirelessCharging') ? rect(part(base, 0.12, 0.88, 0.76, 0.03), 3, { fill: accent, opacity: 0.8 }) : '') +
    (shape === 'bar' ? rect(part(base, 0, 0.3, 1, 0.05), 2, { fill: accent }) : '') +
    (/LDAC|L2HC|LHDC|aptX/i.test(pen.text('codecs'))
      ? rect(part(base, 0.4, 0.66, 0.2, 0.07), 4, { stroke: mark(pen.colour), line: 2 })
      : '') +
    wordmark(pen.subject.brand, part(base, 0.36, 0.6, 0.28, 0.13), mark(pen.colour), { opacity: 0.55 })
  );
};

export const earbuds: Drawing = {
  angles: 3,
  size: { width: 6, height: 4.6, depth: 2.2 },
  draw(pen, _subject, angle) {
    const sizes = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => y - x);
    // Headings without a case's size (a single bud's is given) fall back to a common case.
    const [w = 6, h = 4.6, depth = 2.2] = (sizes[0] ?? 0) > 4 ? sizes : [6, 4.6, 2.2];
    if (angle === 1) {
      const v: View = pen.view(24, 12, { width: w * 1.1, height: h, depth: depth * 2.4 });
      const flat = (x: number, mirror: boolean): string =>
        v.on('front', x, h * 0.58, depth * 2.1, bud(pen, box(0, 0, h * 0.36 * v.k, h * 0.61 * v.k), mirror));
      const [x, y] = v.point(w / 2, 0, depth * 0.6);
      const [bx, by] = v.point(w * 0.68, 0, depth * 2.1);
      return (
        contactShadow(pen, x, y - 4, w * v.k * 0.66) +
        v.solid({
          at: [0, 0, 0],
          size: [w, h, depth],
          r: h * 0.42,
          content: (b) =>
            groove(b.x, b.y + b.h * 0.36, b.x + b.w, b.y + b.h * 0.36, pen.colour, 2.4) +
            circle(b.x + b.w / 2, b.y + b.h * 0.52, 4, { fill: '#5ad88f' }),
        }) +
        contactShadow(pen, bx, by, w * v.k * 0.6, 0.3) +
        flat(w * 0.36, false) +
        flat(w * 0.76, true)
      );
    }
    if (angle === 2) {
      const b = pen.fit(4, 3.6, { w: 620, h: 760 });
      return (
        contactShadow(pen, 400, b.y + b.h + 4, b.w * 0.8, 0.3) +
        zoom(bud(pen, part(b, 0.02, 0, 0.46, 0.9), false) + bud(pen, part(b, 0.52, 0.06, 0.46, 0.9), true), 400, 470, 1.06)
      );
    }
    const b = pen.fit(w, h * 1.72);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 2, b.w * 0.8) + openCase(pen, b);
  },
};
