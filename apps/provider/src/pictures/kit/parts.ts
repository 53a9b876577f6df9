import { alpha, darken, edge, isDark, isLight, lighten, mark, seam } from './colour.ts';
import type { Pen } from './pen.ts';
import { type Box, box, circle, d, ellipse, group, inset, line, n, part, path, rect, times } from './shapes.ts';

/** The soft shadow where a thing stands: give the middle of its foot and its width. */
export const contactShadow = (pen: Pen, x: number, y: number, w: number, strength = 0.42, flat = 0.06): string => {
  const h = Math.max(9, Math.min(26, w * flat));
  const wide = pen.radial([
    [0, '#05070d'],
    [0.5, '#05070d99'],
    [1, '#05070d00'],
  ]);
  return (
    ellipse(x, y + h * 0.15, w * 0.58, h, { fill: wide, opacity: strength }) +
    ellipse(x, y, w * 0.47, h * 0.34, { fill: wide, opacity: strength + 0.25 })
  );
};

/** A shadow a thing throws on the one behind it: an offset, blurred rounded box. */
export const dropShadow = (pen: Pen, b: Box, r: number, by = 16, strength = 0.3): string => {
  const blur = pen.define(
    (id) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${n(by * 0.8)}"/></filter>`,
  );
  return `<g filter="${blur}">${rect({ ...b, x: b.x + by * 0.5, y: b.y + by * 0.7 }, r, { fill: '#05070d', opacity: strength })}</g>`;
};

export interface BodyOptions {
  r?: number;
  colour?: string;
  finish?: 'matt' | 'gloss' | 'metal' | 'steel' | 'round' | 'glass';
  /** Any paint instead of the finish. */
  fill?: string;
}

/** The outer shell of a thing: material, fine edge, and the rim of light along its upper left. */
export const body = (pen: Pen, b: Box, o: BodyOptions = {}): string => {
  const colour = o.colour ?? pen.colour;
  const r = o.r ?? 10;
  const paints = {
    matt: () => pen.matt(colour),
    gloss: () => pen.gloss(colour),
    metal: () => pen.metal(colour),
    steel: () => pen.metal(colour, 8),
    round: () => pen.round(colour),
    glass: () => pen.glassPaint(colour),
  };
  const brushed = o.finish === 'steel' ? rect(b, r, { fill: brushing(pen), opacity: 0.5 }) : '';
  return rect(b, r, { fill: o.fill ?? paints[o.finish ?? 'matt'](), stroke: edge(colour), line: 1.6 }) + brushed + rim(pen, b, r, colour);
};

/** The line of light just inside an upper left edge. */
export const rim = (pen: Pen, b: Box, r: number, colour = pen.colour): string =>
  rect(inset(b, 1.8), Math.max(0, r - 1.8), {
    stroke: pen.linear(
      [
        [0, alpha('#ffffff', isDark(colour) ? 0.42 : 0.75)],
        [0.4, '#ffffff1a'],
        [1, '#ffffff00'],
      ],
      55,
    ),
    line: 1.8,
  });

/** Fine lying scratches, a fill to lay over metal. */
export const brushing = (pen: Pen): string =>
  pen.tile(
    90,
    7,
    line(0, 1, 60, 1, { stroke: '#ffffff', line: 0.7, opacity: 0.35 }) +
      line(30, 4.5, 90, 4.5, { stroke: '#000000', line: 0.7, opacity: 0.1 }),
  );

/** A part set into or onto the body (door, drawer, control strip): a seam around and a light of its own. */
export const panel = (pen: Pen, b: Box, o: { r?: number; colour?: string; fill?: string } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const r = o.r ?? 6;
  return (
    rect(b, r, { fill: o.fill ?? pen.matt(colour, 68), stroke: alpha(seam(colour), 0.75), line: 1.6 }) +
    rect(inset(b, 1.6), Math.max(0, r - 1.6), {
      stroke: pen.linear(
        [
          [0, '#ffffff80'],
          [0.5, '#ffffff00'],
        ],
        65,
      ),
      line: 1.2,
    })
  );
};

/** A pressed line, lit on its lower side. */
export const groove = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 2): string => {
  const lying = Math.abs(x2 - x1) > Math.abs(y2 - y1);
  const [ox, oy] = lying ? [0, width * 0.75] : [width * 0.75, 0];
  return (
    line(x1, y1, x2, y2, { stroke: seam(colour), line: width, opacity: 0.8 }) +
    line(x1 + ox, y1 + oy, x2 + ox, y2 + oy, { stroke: '#ffffff', line: width * 0.6, opacity: isDark(colour) ? 0.2 : 0.5 })
  );
};

/** Dark glass with the daylight's slant across it. */
export const glass = (pen: Pen, b: Box, r = 8, tint = '#14161b'): string =>
  rect(b, r, { fill: pen.glassPaint(tint), stroke: lighten(tint, 0.22), line: 1.2 }) + sheen(pen, b, r);

/** The slanting reflection alone, for anything under glass. */
export const sheen = (pen: Pen, b: Box, r = 8, strength = 0.17): string => {
  const shape = d('M', b.x, b.y, 'H', b.x + b.w * 0.62, 'L', b.x + b.w * 0.2, b.y + b.h, 'H', b.x, 'Z');
  return path(shape, {
    fill: pen.linear(
      [
        [0, alpha('#ffffff', strength)],
        [1, '#ffffff05'],
      ],
      75,
    ),
    clip: pen.clip(rect(b, r, {})),
  });
};

/** A round control with an index. `turn` in degrees, 0 up. */
export const knob = (pen: Pen, x: number, y: number, r: number, o: { colour?: string; turn?: number; metal?: boolean } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const turn = (((o.turn ?? -40) - 90) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return pen.reuse(
    circle(r * 0.12, r * 0.2, r * 1.1, {
      fill: pen.radial([
        [0.6, '#05070d80'],
        [1, '#05070d00'],
      ]),
    }) +
      circle(0, 0, r, { fill: o.metal ? pen.metal(colour, 35) : pen.matt(darken(colour, 0.1), 50), stroke: edge(colour), line: 1.2 }) +
      circle(0, 0, r * 0.78, { fill: pen.matt(lighten(colour, 0.08), 235), stroke: alpha('#ffffff', 0.25), line: 0.8 }) +
      line(cos * r * 0.35, sin * r * 0.35, cos * r * 0.72, sin * r * 0.72, {
        stroke: mark(colour),
        line: Math.max(1.6, r * 0.11),
        round: true,
      }),
    x,
    y,
  );
};

/** Round or oblong push buttons in a row. */
export const buttons = (pen: Pen, b: Box, count: number, o: { colour?: string; oblong?: boolean; lit?: number } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const step = b.w / count;
  return times(count, (i) => {
    const x = b.x + step * (i + 0.5);
    const y = b.y + b.h / 2;
    const r = Math.min(step * 0.36, b.h / 2);
    const style = { fill: pen.matt(lighten(colour, 0.05), 60), stroke: alpha(seam(colour), 0.8), line: 1.2 };
    const shape = o.oblong ? rect(box(x - step * 0.38, b.y, step * 0.76, b.h), b.h * 0.3, style) : circle(x, y, r, style);
    return shape + (o.lit === i ? circle(x, y, Math.max(1.6, r * 0.28), { fill: '#5db8ff' }) : '');
  });
};

/** Upright or lying slots that let air through. */
export const vent = (pen: Pen, b: Box, count: number, o: { upright?: boolean; colour?: string } = {}): string => {
  const colour = o.colour ?? pen.colour;
  const dark = isLight(colour) ? darken(colour, 0.55) : darken(colour, 0.72);
  const step = (o.upright ? b.w : b.h) / count;
  const thick = step * 0.5;
  return times(count, (i) => {
    const at = step * (i + 0.25);
    const slot = o.upright ? box(b.x + at, b.y, thick, b.h) : box(b.x, b.y + at, b.w, thick);
    return rect(slot, thick / 2, { fill: dark, stroke: alpha('#ffffff', isDark(colour) ? 0.14 : 0.4), line: 0.6 });
  });
};

/** A perforated or woven field, as before loudspeakers. */
export const grille = (pen: Pen, b: Box, r: number, o: { colour?: string; hole?: number } = {}): string => {
  const colour = o.colour ?? '#23252a';
  const step = o.hole ?? 6;
  const hole = { fill: darken(colour, isLight(colour) ? 0.5 : 0.72) };
  const dots = pen.tile(
    step,
    step,
    circle(step * 0.25, step * 0.25, step * 0.23, hole) + circle(step * 0.75, step * 0.75, step * 0.23, hole),
  );
  return rect(b, r, { fill: pen.matt(colour, 60), stroke: edge(colour), line: 1.2 }) + rect(b, r, { fill: dots, opacity: 0.85 });
};

const segments = [
  [0.12, 0, 0.88, 0],
  [1, 0.06, 1, 0.45],
  [1, 0.55, 1, 0.94],
  [0.12, 1, 0.88, 1],
  [0, 0.55, 0, 0.94],
  [0, 0.06, 0, 0.45],
  [0.12, 0.5, 0.88, 0.5],
] as const;
const glyphs: Readonly<Record<string, string>> = {
  '0': '012345',
  '1': '12',
  '2': '01643',
  '3': '01623',
  '4': '5612',
  '5': '05623',
  '6': '054326',
  '7': '012',
  '8': '0123456',
  '9': '601235',
  '-': '6',
  C: '0543',
  E: '05634',
  F: '0564',
  H: '54126',
  P: '05416',
  o: '2346',
};

/** Seven-segment digits, `text` of `0-9 - : . °`, centred in the box. */
export const digits = (b: Box, text: string, colour = '#bfe6ff'): string => {
  const narrow = (letter: string): boolean => ':.°'.includes(letter);
  const units = [...text].reduce((sum, letter) => sum + (narrow(letter) ? 0.55 : 1), 0) - 0.3;
  const w = Math.min(b.h * 0.56, (b.w / Math.max(0.7, units)) * 0.7);
  const h = w / 0.56;
  let x = b.x + (b.w - (units * w) / 0.7) / 2;
  const y = b.y + (b.h - h) / 2;
  let strokes = '';
  let dots = '';
  for (const letter of text) {
    if (narrow(letter)) {
      const places = letter === ':' ? [0.3, 0.7] : letter === '.' ? [0.97] : [0.08];
      for (const place of places)
        dots +=
          letter === '°'
            ? circle(x + w * 0.1, y + h * place, w * 0.13, { stroke: colour, line: w * 0.09 })
            : circle(x + w * 0.12, y + h * place, w * 0.1, { fill: colour });
      x += (w / 0.7) * 0.55;
      continue;
    }
    for (const index of glyphs[letter] ?? '') {
      const s = segments[Number(index)];
      if (s) strokes += `M${n(x + s[0] * w)} ${n(y + s[1] * h)}L${n(x + s[2] * w)} ${n(y + s[3] * h)}`;
    }
    x += w / 0.7;
  }
  return path(strokes || 'M0 0', { stroke: colour, line: w * 0.17, round: true }) + dots;
};

/** A small lit display behind dark glass. */
export const display = (pen: Pen, b: Box, text: string, o: { colour?: string; r?: number } = {}): string =>
  glass(pen, b, o.r ?? Math.min(8, b.h * 0.16)) + digits(inset(b, b.w * 0.12, b.h * 0.24), text, o.colour);

/** A handle: a bar on two posts, upright or lying by its box. */
export const handle = (pen: Pen, b: Box, o: { colour?: string } = {}): string => {
  const colour = o.colour ?? '#b9bcc1';
  const upright = b.h > b.w;
  const r = Math.min(b.w, b.h) / 2;
  const posts = upright
    ? [part(b, 0.15, 0.05, 0.9, 0.05), part(b, 0.15, 0.9, 0.9, 0.05)]
    : [part(b, 0.05, 0.3, 0.04, 0.9), part(b, 0.91, 0.3, 0.04, 0.9)];
  return (
    rect({ ...b, x: b.x + r * 0.7, y: b.y + r * 0.8 }, r, { fill: '#05070d', opacity: 0.2 }) +
    posts.map((p) => rect(p, 2, { fill: darken(colour, 0.35) })).join('') +
    rect(b, r, { fill: pen.metal(colour, upright ? 0 : 90), stroke: edge(colour), line: 1 })
  );
};

/** A cable or hose along path data. */
export const cable = (data: string, width: number, colour = '#2a2c31'): string =>
  path(data, { stroke: edge(colour), line: width + 2, round: true }) +
  path(data, { stroke: colour, line: width, round: true }) +
  path(data, {
    stroke: lighten(colour, isDark(colour) ? 0.28 : 0.45),
    line: width * 0.26,
    round: true,
    opacity: 0.7,
    transform: `translate(${n(-width * 0.16)} ${n(-width * 0.18)})`,
  });

/** A ribbed hose: the cable with rings. */
export const hose = (data: string, width: number, colour = '#3a3c42'): string =>
  cable(data, width, colour) +
  path(data, {
    stroke: darken(colour, 0.45),
    line: width * 0.96,
    dash: `${n(Math.max(1.4, width * 0.09))} ${n(Math.max(3, width * 0.2))}`,
    opacity: 0.6,
  });

/** A camera's glass: barrel, ring, coated front with two reflections. */
export const lensGlass = (pen: Pen, x: number, y: number, r: number, o: { ring?: string } = {}): string => {
  const ring = o.ring ?? '#2b2d33';
  return (
    circle(x, y, r, { fill: pen.metal(ring, 45), stroke: edge(ring), line: Math.max(0.8, r * 0.04) }) +
    circle(x, y, r * 0.84, { fill: '#08090c' }) +
    circle(x, y, r * 0.66, {
      fill: pen.radial(
        [
          [0, '#05060a'],
          [0.55, '#0d1830'],
          [0.8, '#1b2440'],
          [1, '#07080c'],
        ],
        0.5,
        0.55,
        0.55,
      ),
    }) +
    circle(x, y, r * 0.36, {
      fill: pen.radial(
        [
          [0, '#1f3f74'],
          [0.7, '#0a1226'],
          [1, '#030409'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    }) +
    ellipse(x - r * 0.25, y - r * 0.3, r * 0.2, r * 0.12, {
      fill: '#dfe9ff',
      opacity: 0.75,
      transform: `rotate(-42 ${n(x - r * 0.25)} ${n(y - r * 0.3)})`,
    }) +
    circle(x + r * 0.24, y + r * 0.28, r * 0.09, { fill: '#8b6bd8', opacity: 0.7 })
  );
};

/** A socket in the shell. */
export const port = (b: Box, r = 2, inside = '#0b0c0f'): string =>
  rect(b, r, { fill: inside, stroke: '#9da1a8', line: Math.max(0.7, Math.min(b.w, b.h) * 0.1) });

const escaped = (text: string): string => text.replace(/[<>&"']/g, (c) => `&#${c.codePointAt(0) ?? 32};`);
const widths = (text: string): number =>
  [...text].reduce((sum, c) => sum + (/[ijltI1.,' ]/.test(c) ? 0.3 : /[mwMWЖШЩЮМ]/.test(c) ? 0.88 : /[A-ZА-Я]/.test(c) ? 0.68 : 0.57), 0);
export const letters = "'Golos Text','Inter','Helvetica Neue',Arial,sans-serif";

/** A brand's word, centred in the box and never wider than it. */
export const wordmark = (
  text: string,
  b: Box,
  colour: string,
  o: { opacity?: number; weight?: number; align?: 'start' | 'middle' } = {},
): string => {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const size = Math.min(b.h, b.w / widths(trimmed));
  const start = o.align === 'start';
  return `<text x="${n(start ? b.x : b.x + b.w / 2)}" y="${n(b.y + b.h / 2 + size * 0.35)}" font-family="${letters}" font-size="${n(size)}" font-weight="${o.weight ?? 600}"${start ? '' : ' text-anchor="middle"'} textLength="${n(widths(trimmed) * size)}" lengthAdjust="spacingAndGlyphs" fill="${colour}" opacity="${o.opacity ?? 0.85}">${escaped(trimmed)}</text>`;
};

/** Small readable text such as a clock on a screen. */
export const label = (text: string, b: Box, colour: string, o: { weight?: number; align?: 'start' | 'middle' } = {}): string =>
  wordmark(text, b, colour, { opacity: 1, ...o });

/** A field of key caps: each row is a list of widths in caps, negative for a gap. One path, so it stays small. */
export const keys = (b: Box, rows: readonly (readonly number[])[], s: { fill: string; shadow?: string; gap?: number }): string => {
  const h = b.h / rows.length;
  const gap = s.gap ?? h * 0.16;
  const round = gap * 0.9;
  let data = '';
  rows.forEach((row, index) => {
    const total = row.reduce((sum, width) => sum + Math.abs(width), 0);
    data += `M${n(b.x + (gap + round) / 2)} ${n(b.y + h * index + (gap + round) / 2)}`;
    let moved = 0;
    for (const width of row) {
      const w = (Math.abs(width) / total) * b.w;
      // Relative steps, a closed cap leads back to its own start: a third of the length of absolute ones.
      if (width > 0) {
        data += `${moved > 0 ? `m${n(moved)} 0` : ''}h${n(w - gap - round)}v${n(h - gap - round)}h${n(round + gap - w)}z`;
        moved = 0;
      }
      moved += w;
    }
  });
  const under =
    s.shadow === undefined
      ? ''
      : path(data, { fill: s.shadow, stroke: s.shadow, line: round, round: true, transform: `translate(0 ${n(gap * 0.5)})` });
  return under + path(data, { fill: s.fill, stroke: s.fill, line: round, round: true });
};

const row = (count: number): number[] => Array.from({ length: count }, () => 1);
/** The common main block of a keyboard. */
export const mainKeys: readonly (readonly number[])[] = [
  row(15),
  [...row(13), 2],
  [1.5, ...row(12), 1.5],
  [1.8, ...row(11), 2.2],
  [2.3, ...row(10), 2.7],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

/** Feet at both ends of a lower edge. */
export const feet = (b: Box, w: number, h: number, colour = '#26282c'): string =>
  rect(box(b.x + b.w * 0.08, b.y + b.h - 1, w, h), 2, { fill: colour }) +
  rect(box(b.x + b.w * 0.92 - w, b.y + b.h - 1, w, h), 2, { fill: colour });

/** Everything enlarged around one place, for the detail view; what leaves the picture is cut by it. */
export const zoom = (content: string, x: number, y: number, factor: number): string =>
  group(content, { transform: `translate(${n(400 - x * factor)} ${n(492 - y * factor)}) scale(${factor})` });
