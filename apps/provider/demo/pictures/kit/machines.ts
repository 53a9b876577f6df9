import { alpha, darken, edge, isDark, lighten } from './colour.ts';
import type { Pen } from './pen.ts';
import { apps, screen } from './screen.ts';
import { type Box, circle, d, inset, n, type Point, part, path, rect, times } from './shapes.ts';

/** An axial fan in its ring: blades in one path, a hub; `glow` lights the ring. */
export const fan = (pen: Pen, x: number, y: number, r: number, o: { colour?: string; blades?: number; glow?: string } = {}): string => {
  const colour = o.colour ?? '#2a2c32';
  const count = o.blades ?? 9;
  const at = (turn: number, radius: number): Point => [Math.cos(turn) * radius, Math.sin(turn) * radius];
  const step = (2 * Math.PI) / count;
  const blades = times(count, (i) => {
    const a = i * step;
    return d(
      'M',
      ...at(a, r * 0.26),
      'Q',
      ...at(a + step * 0.1, r * 0.65),
      ...at(a + step * 0.75, r * 0.92),
      'A',
      r * 0.92,
      r * 0.92,
      0,
      0,
      1,
      ...at(a + step * 1.35, r * 0.9),
      'Q',
      ...at(a + step * 0.95, r * 0.55),
      ...at(a + step * 0.8, r * 0.26),
      'Z',
    );
  });
  return pen.reuse(
    circle(0, 0, r, {
      fill: pen.radial([
        [0, '#16171b'],
        [0.8, '#0b0c0f'],
        [1, '#050608'],
      ]),
      stroke: darken(colour, 0.2),
      line: r * 0.05,
    }) +
      (o.glow === undefined
        ? ''
        : circle(0, 0, r * 0.95, { stroke: alpha(o.glow, 0.35), line: r * 0.14 }) +
          circle(0, 0, r * 0.95, { stroke: o.glow, line: r * 0.045 })) +
      path(blades, { fill: pen.matt(lighten(colour, 0.06), 50), stroke: alpha(lighten(colour, 0.3), 0.6), line: 0.8 }) +
      circle(0, 0, r * 0.29, { fill: pen.matt(lighten(colour, 0.04), 55), stroke: alpha(edge(colour), 0.8), line: 1 }) +
      circle(0, 0, r * 0.19, { stroke: alpha('#ffffff', 0.14), line: 1 }),
    x,
    y,
  );
};

/** A computer's screen: wallpaper, a row of programs below and, by the seed, an open window. */
export const desktopScreen = (pen: Pen, b: Box, r = 0): string => {
  const bar = part(b, 0.28, 0.925, 0.44, 0.06);
  const frame = part(b, 0.12, 0.13, 0.56, 0.66);
  const at = (i: number): number => 0.2 + pen.random(`bar${i}`) * 0.7;
  const chart = part(frame, 0.3, 0.3, 0.64, 0.58);
  const open = pen.random('window') > 0.45;
  const pane = !open
    ? ''
    : rect({ ...frame, x: frame.x + 5, y: frame.y + 8 }, 8, { fill: '#05070d', opacity: 0.22 }) +
      rect(frame, 7, { fill: '#fbfbfd' }) +
      rect(part(frame, 0, 0, 0.24, 1), 7, { fill: '#eceef4' }) +
      times(3, (i) =>
        circle(frame.x + frame.h * (0.05 + i * 0.05), frame.y + frame.h * 0.055, frame.h * 0.016, {
          fill: ['#f0655a', '#f2bd4b', '#5fc466'][i] ?? '#999999',
        }),
      ) +
      times(5, (i) =>
        rect(part(frame, 0.035, 0.17 + i * 0.09, 0.16 - (i % 3) * 0.03, 0.03), 2, { fill: i === 1 ? '#4a63e6' : '#c0c5d2' }),
      ) +
      rect(part(frame, 0.3, 0.1, 0.3, 0.055), 3, { fill: '#30343f' }) +
      rect(part(frame, 0.3, 0.19, 0.46, 0.028), 2, { fill: '#c3c8d4' }) +
      times(8, (i) =>
        rect(part(chart, i / 8 + 0.015, 1 - at(i), 0.085, at(i)), 3, {
          fill:
            i === 5
              ? '#f08a4b'
              : pen.linear([
                  [0, '#6c84f4'],
                  [1, '#4158d8'],
                ]),
        }),
      );
  return screen(
    pen,
    b,
    r,
    pane + rect(bar, bar.h * 0.3, { fill: '#ffffff', opacity: 0.32 }) + apps(pen, inset(bar, bar.h * 0.2, bar.h * 0.02), 7, 1),
  );
};

/** A circuit board's lacquer with traces. */
export const board = (pen: Pen, b: Box, r: number, colour: string): string => {
  const trace = { stroke: lighten(colour, isDark(colour) ? 0.13 : 0.22), line: 1, opacity: 0.75 };
  const tile = pen.tile(
    64,
    48,
    path('M0 8H20L30 18H64M0 14H17L27 24H64M8 48V34L20 22H40L52 34V48M40 0V6L46 12H64', trace) +
      circle(20, 8, 1.8, { fill: '#b9a56a' }) +
      circle(40, 22, 1.8, { fill: '#b9a56a' }),
  );
  return rect(b, r, { fill: pen.matt(colour, 60), stroke: edge(colour), line: 1.4 }) + rect(inset(b, 3), r, { fill: tile });
};

/** A row of gold fingers. */
export const contacts = (b: Box, count: number): string => {
  const step = b.w / count;
  return path(
    times(count, (i) => `M${n(b.x + step * (i + 0.5))} ${n(b.y)}v${n(b.h)}`),
    { stroke: '#d9b45b', line: step * 0.66 },
  );
};

/** A black chip with its notch and a line of print. */
export const chip = (pen: Pen, b: Box): string =>
  rect({ ...b, x: b.x + 1.5, y: b.y + 2 }, 2, { fill: '#000000', opacity: 0.35 }) +
  rect(b, 2, { fill: pen.matt('#1b1c20', 55), stroke: '#3c3e44', line: 0.8 }) +
  circle(b.x + b.w * 0.1, b.y + b.h * 0.14, Math.min(b.w, b.h) * 0.05, { fill: '#45474d' }) +
  rect(part(b, 0.25, 0.42, 0.5, 0.05), 1, { fill: '#6d7077' }) +
  rect(part(b, 0.25, 0.54, 0.34, 0.05), 1, { fill: '#55585e' });

/** Aluminium cut into fins. */
export const fins = (pen: Pen, b: Box, count: number, o: { colour?: string; upright?: boolean } = {}): string => {
  const colour = o.colour ?? '#6d7178';
  const upright = o.upright ?? true;
  const step = (upright ? b.w : b.h) / count;
  return (
    rect(b, 3, { fill: pen.metal(colour, upright ? 90 : 0), stroke: edge(colour), line: 1.2 }) +
    path(
      times(count - 1, (i) =>
        upright ? `M${n(b.x + step * (i + 1))} ${n(b.y + 2)}v${n(b.h - 4)}` : `M${n(b.x + 2)} ${n(b.y + step * (i + 1))}h${n(b.w - 4)}`,
      ),
      { stroke: darken(colour, 0.62), line: step * 0.34 },
    )
  );
};
