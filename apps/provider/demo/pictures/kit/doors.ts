import { alpha, darken, edge, isDark, lighten } from './colour.ts';
import type { Pen } from './pen.ts';
import { type Box, circle, d, group, path, rect, spot, times } from './shapes.ts';

/** A window into a warm chamber: light from above, racks, a roast or a pie on a tray. */
export const litWindow = (pen: Pen, b: Box, o: { r?: number; dish?: boolean } = {}): string => {
  const at = spot(b);
  const r = o.r ?? 6;
  const tray = 0.66;
  const dish =
    o.dish === false
      ? ''
      : path(d('M', ...at(0.16, tray), 'H', b.x + b.w * 0.84, 'L', ...at(0.8, tray + 0.07), 'H', b.x + b.w * 0.2, 'Z'), {
          fill: '#20140c',
        }) +
        path(d('M', ...at(0.24, tray), 'C', ...at(0.27, tray - 0.24), ...at(0.73, tray - 0.24), ...at(0.76, tray), 'Z'), {
          fill: pen.linear([
            [0, '#e9ae5e'],
            [0.5, '#b56a28'],
            [1, '#5f3212'],
          ]),
        }) +
        path(
          d(
            'M',
            ...at(0.38, tray - 0.13),
            'l',
            b.w * 0.05,
            b.h * 0.06,
            'M',
            ...at(0.48, tray - 0.15),
            'l',
            b.w * 0.05,
            b.h * 0.07,
            'M',
            ...at(0.58, tray - 0.14),
            'l',
            b.w * 0.05,
            b.h * 0.07,
          ),
          { stroke: '#6d3c16', line: Math.max(1.5, b.h * 0.015), round: true },
        );
  return (
    rect(b, r, {
      fill: pen.radial(
        [
          [0, '#f3b866'],
          [0.4, '#96591f'],
          [0.8, '#3a2210'],
          [1, '#170f0a'],
        ],
        0.5,
        0.16,
        0.85,
      ),
      stroke: '#050608',
      line: 1.6,
    }) +
    path([0.3, tray + 0.08, 0.88].map((y) => d('M', ...at(0.03, y), 'H', b.x + b.w * 0.97)).join(''), {
      stroke: '#d9b27c',
      line: Math.max(1, b.h * 0.008),
      opacity: 0.45,
    }) +
    dish +
    rect(b, r, {
      fill: pen.linear([
        [0, '#0a080600'],
        [1, '#0a0806a0'],
      ]),
    })
  );
};

const clothes = ['#e8ebf2', '#7fa6d8', '#d9868f', '#efe1c0', '#8fb7a1', '#c3b4de'] as const;

/** The round glass door of a washing machine or a dryer, the drum and the washing behind it. `rim` is where its ring ends, a share of the radius. */
export const drumDoor = (
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  o: { ring?: string; tint?: string; rim?: number; smoke?: number } = {},
): string => {
  const ring = o.ring ?? pen.colour;
  const rim = o.rim ?? 0.87;
  // All within the ring is drawn for a rim of 0.87.
  const r = (radius * rim) / 0.87;
  const drum = pen.tile(
    r * 0.09,
    r * 0.09,
    circle(r * 0.022, r * 0.022, r * 0.014, { fill: '#16181c' }) + circle(r * 0.067, r * 0.067, r * 0.014, { fill: '#16181c' }),
  );
  const eye = pen.clip(circle(x, y, r * 0.68, {}));
  const cloth = (i: number): string => clothes[Math.floor(pen.random(`cloth${i}`) * clothes.length)] ?? '#e8ebf2';
  const fold = (i: number): string => {
    const from = x - r * 0.75 + i * r * 0.3;
    const top = y + r * (0.12 + pen.random(`fold${i}`) * 0.16);
    return path(
      d(
        'M',
        from,
        y + r * 0.7,
        'C',
        from - r * 0.04,
        top + r * 0.1,
        from + r * 0.12,
        top - r * 0.05,
        from + r * 0.24,
        top,
        'S',
        from + r * 0.56,
        top + r * 0.12,
        from + r * 0.5,
        y + r * 0.7,
        'Z',
      ),
      {
        fill: pen.linear(
          [
            [0, lighten(cloth(i), 0.15)],
            [1, darken(cloth(i), 0.4)],
          ],
          70,
        ),
      },
    );
  };
  return (
    circle(x + radius * 0.03, y + radius * 0.05, radius * 1.03, { fill: '#05070d', opacity: 0.22 }) +
    circle(x, y, radius, {
      fill: pen.linear(
        [
          [0, lighten(ring, 0.35)],
          [0.5, ring],
          [1, darken(ring, 0.28)],
        ],
        50,
      ),
      stroke: edge(ring),
      line: 1.6,
    }) +
    circle(x, y, r * 0.87, {
      fill: pen.linear(
        [
          [0, darken(ring, isDark(ring) ? 0.5 : 0.3)],
          [1, lighten(ring, 0.25)],
        ],
        50,
      ),
      stroke: alpha(edge(ring), 0.7),
      line: 1,
    }) +
    circle(x, y, r * 0.79, { fill: o.tint ?? '#17191e', stroke: '#050608', line: 1.4 }) +
    group(
      circle(x, y, r * 0.68, {
        fill: pen.radial(
          [
            [0, '#9aa0a8'],
            [0.55, '#5c6168'],
            [1, '#14161a'],
          ],
          0.45,
          0.4,
          0.62,
        ),
      }) +
        circle(x, y, r * 0.68, { fill: drum, opacity: 0.75 }) +
        times(3, (i) =>
          path(d('M', x, y, 'L', x + Math.cos(i * 2.1 - 0.5) * r * 0.7, y + Math.sin(i * 2.1 - 0.5) * r * 0.7), {
            stroke: '#3d4147',
            line: r * 0.05,
            round: true,
            opacity: 0.6,
          }),
        ) +
        times(5, fold) +
        circle(x, y, r * 0.68, {
          fill: pen.radial([
            [0.6, '#05070d00'],
            [1, '#05070dc0'],
          ]),
        }),
      { clip: eye },
    ) +
    circle(x, y, r * 0.69, { stroke: '#05060a', line: r * 0.03 }) +
    (o.smoke === undefined ? '' : circle(x, y, r * 0.79, { fill: '#08090d', opacity: o.smoke })) +
    path(
      d(
        'M',
        x - r * 0.56,
        y + r * 0.16,
        'A',
        r * 0.58,
        r * 0.58,
        0,
        0,
        1,
        x + r * 0.1,
        y - r * 0.57,
        'C',
        x - r * 0.14,
        y - r * 0.42,
        x - r * 0.4,
        y - r * 0.26,
        x - r * 0.56,
        y + r * 0.16,
        'Z',
      ),
      { fill: '#ffffff', opacity: 0.26 },
    ) +
    path(d('M', x - radius * 0.9, y - radius * 0.2, 'A', radius * 0.93, radius * 0.93, 0, 0, 1, x - radius * 0.2, y - radius * 0.9), {
      stroke: '#ffffff',
      line: radius * 0.025,
      round: true,
      opacity: isDark(ring) ? 0.35 : 0.8,
    })
  );
};
