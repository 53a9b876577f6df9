import {
  alpha,
  type Box,
  body,
  box,
  circle,
  type Drawing,
  d,
  darken,
  edge,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  path,
  port,
  rect,
  times,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';
import type { Angle } from '../subject.ts';

const scene = (pen: Pen, yaw: number, pitch: number, rear: boolean): string => {
  const [w, depth] = [pen.size.width, Math.max(pen.size.depth, 10)];
  const high = Math.max(2.6, Math.min(pen.size.height, 5));
  const count = Math.round(pen.number('antennas', 4, 0, 8));
  const long = count > 0 ? w * 0.62 : 0;
  const v: View = pen.view(yaw, pitch, { width: w, height: high + long, depth });
  const dark = isLight(pen.colour) ? darken(pen.colour, 0.06) : lighten(pen.colour, 0.05);
  const antennas = (z: number): string =>
    times(count, (i) => {
      const lean = (i - (count - 1) / 2) * 0.9;
      const x = w * (count === 1 ? 0.5 : 0.07 + (0.86 * i) / (count - 1));
      const [fx, fy] = v.point(x, high * 0.55, z);
      const [tx, ty] = v.point(x + lean, high * 0.55 + long, z);
      const r = 0.62 * v.k;
      return (
        path(d('M', fx - r, fy, 'L', tx - r * 0.7, ty + r, 'Q', tx, ty - r, tx + r * 0.7, ty + r, 'L', fx + r, fy, 'Z'), {
          fill: pen.round(dark),
          stroke: edge(dark),
          line: 1.4,
        }) + rect(box(fx - r * 1.15, fy - r * 0.5, r * 2.3, r * 2.6), r * 0.5, { fill: pen.round(darken(dark, 0.12)), stroke: edge(dark) })
      );
    });
  const lights = (b: Box): string =>
    times(5, (i) =>
      circle(b.x + b.w * (0.41 + i * 0.045), b.y + b.h * 0.5, Math.max(2, b.h * 0.05), { fill: i === 3 ? '#f2b04a' : '#58d68d' }),
    );
  const lid = (b: Box): string =>
    vent(pen, part(b, 0.08, 0.12, 0.84, 0.3), 6) +
    path(
      d(
        'M',
        b.x + b.w * 0.3,
        b.y + b.h,
        'L',
        b.x + b.w * 0.44,
        b.y + b.h * 0.5,
        'H',
        b.x + b.w * 0.56,
        'L',
        b.x + b.w * 0.7,
        b.y + b.h,
        'Z',
      ),
      { fill: alpha(isLight(pen.colour) ? '#000000' : '#ffffff', 0.07) },
    ) +
    wordmark(pen.subject.brand, part(b, 0.4, 0.66, 0.2, 0.16), mark(pen.colour), { opacity: 0.7 });
  const back = (b: Box): string =>
    body(pen, b, { r: 6 }) +
    times(5, (i) => port(part(b, 0.24 + i * 0.1, 0.3, 0.075, 0.46), 2, i === 0 ? '#274a9a' : '#15161a')) +
    circle(b.x + b.w * 0.86, b.y + b.h / 2, b.h * 0.16, { fill: '#0b0c0f', stroke: '#999999' }) +
    circle(b.x + b.w * 0.14, b.y + b.h / 2, b.h * 0.1, { fill: '#c0392b' });
  const shell = v.solid({ at: [0, 0.4, 0], size: [w, high - 0.4, depth], face: 'top', r: 1.6, content: lid });
  const face = v.on(
    'front',
    0,
    high,
    depth,
    rear ? back(box(1.4 * v.k, 0.2 * v.k, (w - 2.8) * v.k, (high - 0.9) * v.k)) : lights(box(0, 0, w * v.k, (high - 0.4) * v.k)),
  );
  return v.shadow(0, 0, w, depth, 0.5) + (rear ? '' : antennas(0)) + shell + face + (rear ? antennas(depth) : '');
};

/** One of several that stand about the rooms: an upright cylinder without antennas. */
const tower = (pen: Pen, angle: Angle): string => {
  const { width, height } = pen.size;
  const r = width / 2;
  const v: View = pen.view(0, [22, 12, 54][angle] ?? 22, { width, height, depth: width });
  const trim = isLight(pen.colour) ? '#2b2d33' : lighten(pen.colour, 0.12);
  const swirl = (k: number): string =>
    path(d('M', -r * 0.86 * k, -r * 0.1 * k, 'C', -r * 0.3 * k, -r * 0.8 * k, r * 0.1 * k, r * 0.5 * k, r * 0.86 * k, -r * 0.1 * k), {
      stroke: trim,
      line: r * 0.3 * k,
      round: true,
    });
  const backView = (b: Box): string =>
    rect(b, b.w * 0.1, { fill: pen.matt(darken(pen.colour, 0.08)), stroke: edge(pen.colour), line: 1.4 }) +
    times(3, (i) => port(part(b, 0.14 + i * 0.26, 0.28, 0.2, 0.3), 2, '#15161a')) +
    circle(b.x + b.w * 0.5, b.y + b.h * 0.78, b.h * 0.08, { fill: '#0b0c0f', stroke: '#999999' });
  return (
    v.roundShadow(r, r, r, 0.5) +
    v.cylinder(r, 0, r, r * 0.94, height * 0.06, { colour: darken(pen.colour, 0.3) }) +
    v.cylinder(r, height * 0.05, r, r, height * 0.95, { content: swirl }) +
    (angle === 1
      ? v.on('front', width * 0.24, height * 0.5, width * 0.98, backView(box(0, 0, width * 0.52 * v.k, height * 0.36 * v.k)))
      : v.on('front', r * 0.94, height * 0.14, width, rect(box(0, 0, r * 0.12 * v.k, height * 0.02 * v.k), 3, { fill: '#58d68d' })))
  );
};

export const router: Drawing = {
  angles: 3,
  size: { width: 24, height: 4, depth: 15 },
  draw(pen, _subject, angle) {
    if (pen.size.height > pen.size.width * 0.6) return tower(pen, angle);
    if (angle === 0) return scene(pen, 0, 26, false);
    if (angle === 1) return scene(pen, 33, 24, false);
    return scene(pen, 0, 14, true);
  },
};
