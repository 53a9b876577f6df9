import type { Pen } from './pen.ts';
import { type Box, box, circle, d, n, part, path } from './shapes.ts';

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
