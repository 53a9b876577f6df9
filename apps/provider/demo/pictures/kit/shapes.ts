/** Plain SVG shapes as text. All lengths are pixels of the 800 × 1000 picture. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [number, number];

export interface Style {
  fill?: string;
  stroke?: string;
  /** Stroke width. */
  line?: number;
  opacity?: number;
  /** Rounded ends and joins. */
  round?: boolean;
  dash?: string;
  /** A value of `pen.clip`. */
  clip?: string;
  transform?: string;
}

/** One decimal is finer than any screen shows, and keeps files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const style = (s: Style): string => {
  let out = ` fill="${s.fill ?? 'none'}"`;
  if (s.stroke !== undefined) out += ` stroke="${s.stroke}" stroke-width="${n(s.line ?? 1.5)}"`;
  if (s.opacity !== undefined) out += ` opacity="${Math.round(s.opacity * 100) / 100}"`;
  if (s.round) out += ' stroke-linecap="round" stroke-linejoin="round"';
  if (s.dash !== undefined) out += ` stroke-dasharray="${s.dash}"`;
  if (s.clip !== undefined) out += ` clip-path="${s.clip}"`;
  if (s.transform !== undefined) out += ` transform="${s.transform}"`;
  return out;
};

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
/** Negative `by` grows it. */
export const inset = (b: Box, by: number, byY = by): Box => ({
  x: b.x + by,
  y: b.y + byY,
  w: Math.max(0, b.w - 2 * by),
  h: Math.max(0, b.h - 2 * byY),
});
/** A part of a box by shares of its width and height. */
export const part = (b: Box, x: number, y: number, w: number, h: number): Box => ({
  x: b.x + b.w * x,
  y: b.y + b.h * y,
  w: b.w * w,
  h: b.h * h,
});
/** Places of a box by shares of its width and height, ready to spread into `d` and `circle`. */
export const spot =
  (b: Box) =>
  (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];

export const rect = (b: Box, r: number, s: Style): string =>
  `<rect x="${n(b.x)}" y="${n(b.y)}" width="${n(Math.max(0, b.w))}" height="${n(Math.max(0, b.h))}"${r > 0 ? ` rx="${n(Math.min(r, b.w / 2, b.h / 2))}"` : ''}${style(s)}/>`;
export const circle = (x: number, y: number, r: number, s: Style): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${style(s)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, s: Style): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${style(s)}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, s: Style): string =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"${style(s)}/>`;
export const path = (d: string, s: Style): string => `<path d="${d}"${style(s)}/>`;
export const polygon = (points: readonly Point[], s: Style): string => path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, s);
export const group = (content: string, s: { transform?: string; opacity?: number; clip?: string } = {}): string => {
  const transform = s.transform === undefined ? '' : ` transform="${s.transform}"`;
  const opacity = s.opacity === undefined ? '' : ` opacity="${s.opacity}"`;
  const clip = s.clip === undefined ? '' : ` clip-path="${s.clip}"`;
  return `<g${transform}${opacity}${clip}>${content}</g>`;
};
export const rotate = (content: string, degrees: number, x: number, y: number): string =>
  group(content, { transform: `rotate(${n(degrees)} ${n(x)} ${n(y)})` });

/** Builds path data from numbers: `d('M', x, y, 'C', …)`. */
export const d = (...parts: readonly (string | number)[]): string => parts.map((p) => (typeof p === 'number' ? n(p) : p)).join(' ');

/** `count` results joined, the index from 0. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i)).join('');

/** The outline of a rounded rectangle as points, clockwise from the top left. */
export const roundedOutline = (w: number, h: number, r: number, steps = 5): Point[] => {
  if (r <= 0)
    return [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ];
  const radius = Math.max(0.0001, Math.min(r, w / 2, h / 2));
  const corners: readonly (readonly [number, number, number])[] = [
    [radius, radius, 180],
    [w - radius, radius, 270],
    [w - radius, h - radius, 0],
    [radius, h - radius, 90],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const turn = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
    }),
  );
};
