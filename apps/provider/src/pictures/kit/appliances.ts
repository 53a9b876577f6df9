import { alpha, darken, edge, hue, isDark, lighten, luminance } from './colour.ts';
import { digits, handle, sheen } from './parts.ts';
import type { Pen } from './pen.ts';
import { type Box, box, circle, d, group, inset, n, type Point, part, path, rect, spot, times } from './shapes.ts';

/** The paint of large appliances: greys are steel, everything else is lacquer. */
export const skin = (pen: Pen, colour = pen.colour): string => {
  const light = luminance(colour);
  return hue(colour).chroma < 0.08 && light > 0.1 && light < 0.72 ? pen.metal(colour, 8) : pen.matt(colour, 66);
};

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

/** An oven's door: dark glass, its window, a bar to pull. */
export const ovenDoor = (pen: Pen, b: Box, o: { tint?: string; bar?: string; r?: number } = {}): string => {
  const tint = o.tint ?? '#15171b';
  const r = o.r ?? 4;
  return (
    rect(b, r, { fill: pen.glassPaint(tint), stroke: edge(tint), line: 1.4 }) +
    litWindow(pen, part(b, 0.13, 0.27, 0.74, 0.57)) +
    sheen(pen, b, r, 0.15) +
    handle(pen, part(b, 0.09, 0.08, 0.82, Math.max(0.035, Math.min(0.06, 9 / b.h))), { colour: o.bar ?? '#c2c5ca' })
  );
};

const clothes = ['#e8ebf2', '#7fa6d8', '#d9868f', '#efe1c0', '#8fb7a1', '#c3b4de'] as const;

/** The round glass door of a washing machine or a dryer, the drum and the washing behind it. */
export const drumDoor = (pen: Pen, x: number, y: number, r: number, o: { ring?: string; tint?: string } = {}): string => {
  const ring = o.ring ?? pen.colour;
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
    circle(x + r * 0.03, y + r * 0.05, r * 1.03, { fill: '#05070d', opacity: 0.22 }) +
    circle(x, y, r, {
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
    path(d('M', x - r * 0.9, y - r * 0.2, 'A', r * 0.93, r * 0.93, 0, 0, 1, x - r * 0.2, y - r * 0.9), {
      stroke: '#ffffff',
      line: r * 0.025,
      round: true,
      opacity: isDark(ring) ? 0.35 : 0.8,
    })
  );
};

type Zone = readonly [x: number, y: number, r: number];

/** Where burners lie on a hob, as shares of it; the radius is a share of its shorter side. */
export const burnerPlaces = (count: number, narrow: boolean): readonly Zone[] => {
  if (count <= 1) return [[0.5, 0.48, 0.32]];
  if (count === 2)
    return narrow
      ? [
          [0.5, 0.27, 0.3],
          [0.5, 0.68, 0.36],
        ]
      : [
          [0.27, 0.48, 0.34],
          [0.73, 0.48, 0.27],
        ];
  if (count === 3)
    return [
      [0.3, 0.45, 0.28],
      [0.75, 0.26, 0.17],
      [0.74, 0.67, 0.2],
    ];
  if (count === 4)
    return [
      [0.27, 0.26, 0.17],
      [0.73, 0.26, 0.2],
      [0.27, 0.68, 0.2],
      [0.73, 0.68, 0.15],
    ];
  return [
    [0.2, 0.25, 0.17],
    [0.8, 0.25, 0.17],
    [0.5, 0.46, 0.22],
    [0.2, 0.68, 0.19],
    [0.8, 0.68, 0.14],
  ];
};

const near = (b: Box, zones: readonly Zone[], draw: (x: number, y: number, r: number, index: number) => string): string =>
  zones
    .map(([x, y, r], index) => draw(Math.round(b.x + b.w * x), Math.round(b.y + b.h * y), Math.round(Math.min(b.w, b.h) * r), index))
    .join('');

/** Cooking zones under glass; one of them is hot. */
export const glassZones = (pen: Pen, b: Box, count: number, o: { induction?: boolean; ink?: string } = {}): string => {
  const zones = burnerPlaces(count, b.w < b.h * 0.75);
  const ink = o.ink ?? '#8d939d';
  const hot = Math.floor(pen.random('hot') * zones.length);
  return near(b, zones, (x, y, r, i) => {
    const glow = !o.induction && i === hot;
    return (
      (glow
        ? circle(x, y, r, {
            fill: pen.radial([
              [0, '#ff5a2a'],
              [0.7, '#d93a14'],
              [1, '#70180a'],
            ]),
          }) + [0.3, 0.5, 0.7, 0.88].map((s) => circle(x, y, r * s, { stroke: '#ffb07a', line: r * 0.045, opacity: 0.75 })).join('')
        : '') +
      circle(x, y, r, { stroke: ink, line: Math.max(1.4, r * 0.025), opacity: glow ? 0.4 : 0.9 }) +
      (o.induction
        ? circle(x, y, r * 0.86, { stroke: ink, line: 1.2, dash: `${n(r * 0.1)} ${n(r * 0.12)}`, opacity: 0.6 }) +
          path(d('M', x - r * 0.2, y, 'h', r * 0.4, 'M', x, y - r * 0.2, 'v', r * 0.4), {
            stroke: ink,
            line: Math.max(1.4, r * 0.03),
            round: true,
          })
        : circle(x, y, r * 0.62, { stroke: ink, line: 1.2, opacity: 0.5 }))
    );
  });
};

/** Gas burners with caps under cast-iron grates. */
export const gasBurners = (pen: Pen, b: Box, count: number): string => {
  const narrow = b.w < b.h * 0.75;
  const zones = burnerPlaces(count, narrow);
  const burner = (x: number, y: number, r: number): string =>
    pen.reuse(
      circle(r * 0.06, r * 0.1, r * 0.74, { fill: '#05070d', opacity: 0.25 }) +
        circle(0, 0, r * 0.68, { fill: pen.metal('#8d9197', 40), stroke: '#4a4d53', line: 1.2 }) +
        circle(0, 0, r * 0.54, { stroke: '#3c3f45', line: r * 0.08, dash: `${n(r * 0.05)} ${n(r * 0.05)}` }) +
        circle(0, 0, r * 0.44, { fill: pen.matt('#26282d', 50), stroke: '#0b0c0f', line: 1.2 }) +
        circle(0, 0, r * 0.3, { stroke: '#ffffff', line: 1.2, opacity: 0.16 }),
      x,
      y,
    );
  const columns =
    narrow || count === 1
      ? [[0.06, 0.88]]
      : count === 5
        ? [
            [0.03, 0.31],
            [0.345, 0.31],
            [0.66, 0.31],
          ]
        : [
            [0.04, 0.45],
            [0.51, 0.45],
          ];
  const iron = columns.map(([from = 0, wide = 0]) => {
    const exact = part(b, from, 0.04, wide, 0.86);
    const g = box(Math.round(exact.x), Math.round(exact.y), Math.round(exact.w), Math.round(exact.h));
    const inner = zones.filter(([x]) => x > from && x < from + wide);
    const bars = near(b, inner, (x, y, r) =>
      d(
        'M',
        g.x,
        y,
        'H',
        x - r * 0.34,
        'M',
        x + r * 0.34,
        y,
        'H',
        g.x + g.w,
        'M',
        x,
        y - r * 1.2,
        'V',
        y - r * 0.34,
        'M',
        x,
        y + r * 0.34,
        'V',
        y + r * 1.2,
      ),
    );
    const frame = d(
      'M',
      g.x,
      g.y,
      'H',
      g.x + g.w,
      'V',
      g.y + g.h,
      'H',
      g.x,
      'Z',
      inner.length > 1 ? d('M', g.x, g.y + g.h / 2, 'H', g.x + g.w) : '',
    );
    return { frame, data: frame + bars };
  });
  const thick = Math.max(4, Math.min(b.w, b.h) * 0.018);
  const data = iron.map((i) => i.data).join('');
  // Written once: stroke and place come from the group around it.
  const bars = pen.reuse(path(data, { round: true }), 0, 0);
  return (
    near(b, zones, burner) +
    `<g stroke="#05070d" stroke-width="${n(thick)}" opacity=".3" transform="translate(${n(thick * 0.6)} ${n(thick * 0.9)})">${bars}</g>` +
    `<g stroke="#1a1b1f" stroke-width="${n(thick)}">${bars}</g>` +
    path(iron.map((i) => i.frame).join(''), {
      stroke: '#5a5d64',
      line: thick * 0.25,
      round: true,
      opacity: 0.8,
      transform: `translate(${n(-thick * 0.2)} ${n(-thick * 0.2)})`,
    })
  );
};

/** A strip of touch signs with a clock, lit from within. */
export const touchStrip = (b: Box, text: string, o: { signs?: number; ink?: string } = {}): string => {
  const ink = o.ink ?? '#dfe9f7';
  const signs = o.signs ?? 3;
  const u = Math.min(b.h * 0.3, b.w * 0.04);
  const sign = (i: number, side: -1 | 1): string => {
    const [x, y]: Point = [b.x + b.w / 2 + side * b.w * (0.2 + (i * 0.26) / signs), b.y + b.h / 2];
    return i % 3 === 0
      ? circle(x, y, u * 0.62, { stroke: ink, line: u * 0.2 })
      : i % 3 === 1
        ? path(d('M', x - u * 0.6, y, 'h', u * 1.2, 'M', x, y - u * 0.6, 'v', u * 1.2), { stroke: ink, line: u * 0.2, round: true })
        : rect(box(x - u * 0.55, y - u * 0.4, u * 1.1, u * 0.8), u * 0.2, { stroke: ink, line: u * 0.2 });
  };
  return (
    digits(inset(part(b, 0.36, 0, 0.28, 1), 0, b.h * 0.14), text, ink) +
    group(
      times(signs, (i) => sign(i, -1) + sign(i, 1)),
      { opacity: 0.8 },
    )
  );
};
