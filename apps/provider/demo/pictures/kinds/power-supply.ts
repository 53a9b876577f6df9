import {
  type Box,
  body,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  fan,
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
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** Before the fan: rings of wire, a honeycomb, bars, or blades of the shell, as the maker has it. */
const guard = (pen: Pen, x: number, y: number, r: number): string => {
  const { grip: kind, accent } = pen.look(makers);
  const wire = { stroke: '#2a2c31', line: r * 0.03 };
  const at = (i: number, count: number): readonly [number, number] => [
    Math.cos((i * 2 * Math.PI) / count),
    Math.sin((i * 2 * Math.PI) / count),
  ];
  switch (kind) {
    case 'bar':
      return (
        times(5, (i) => circle(x, y, r * (0.3 + i * 0.17), wire)) + path(d('M', x - r, y, 'H', x + r, 'M', x, y - r, 'V', y + r), wire)
      );
    case 'flat':
      return circle(x, y, r, {
        fill: pen.tile(20, 18, circle(5, 4.5, 3.6, { stroke: '#3c3f46', line: 3 }) + circle(15, 13.5, 3.6, { stroke: '#3c3f46', line: 3 })),
      });
    case 'arc':
      return path(
        times(12, (i) =>
          d(
            'M',
            x + at(i, 12)[0] * r * 0.2,
            y + at(i, 12)[1] * r * 0.2,
            'Q',
            x + at(i + 1.4, 12)[0] * r * 0.6,
            y + at(i + 1.4, 12)[1] * r * 0.6,
            x + at(i + 1, 12)[0] * r,
            y + at(i + 1, 12)[1] * r,
          ),
        ),
        { ...wire, line: r * 0.05 },
      );
    case 'slot':
      return (
        path(
          times(9, (i) => d('M', x - r * 0.95, y + (i - 4) * r * 0.21, 'h', r * 1.9)),
          { ...wire, line: r * 0.06 },
        ) + circle(x, y, r, { stroke: accent, line: r * 0.035 })
      );
  }
};

/** The fan's side with its guard. */
const fanSide = (pen: Pen, b: Box): string => {
  const [x, y] = [b.x + b.w / 2, b.y + b.h / 2];
  const r = Math.min(Math.min(b.w, b.h) * 0.47, (pen.number('fan', 120, 60, 200) / 20) * 1.02 * (b.w / Math.max(pen.size.width, 12)));
  return (
    fan(pen, x, y, r, { blades: 9, colour: '#34373d' }) +
    guard(pen, x, y, r) +
    circle(x, y, r * 0.2, { fill: pen.matt(lighten(pen.colour, 0.06)), stroke: edge(pen.colour) }) +
    wordmark(pen.subject.brand, box(x - r * 0.16, y - r * 0.08, r * 0.32, r * 0.16), mark(pen.colour))
  );
};

/** Colours of the marks that tell how little a supply wastes. */
const certificates: readonly (readonly [RegExp, string])[] = [
  [/titanium/, '#6f86a8'],
  [/platinum/, '#d5dae2'],
  [/gold/, '#e0b23f'],
  [/silver/, '#b4b8be'],
  [/bronze/, '#b5743c'],
  [/standard/, '#f3f4f2'],
];

const label = (pen: Pen, b: Box): string => {
  const watt = Math.round(pen.number('power', 750, 100, 3000));
  return (
    rect(part(b, 0.06, 0.14, 0.88, 0.72), 4, { fill: isLight(pen.colour) ? darken(pen.colour, 0.12) : lighten(pen.colour, 0.07) }) +
    rect(part(b, 0.06, 0.14, 0.07, 0.72), 3, {
      fill: certificates.find(([name]) => name.test(pen.text('certificate')))?.[1] ?? '#5c6067',
    }) +
    wordmark(`${watt} W`, part(b, 0.18, 0.2, 0.7, 0.46), mark(pen.colour), { weight: 700 }) +
    rect(part(b, 0.18, 0.72, { left: 0.24, middle: 0.4, right: 0.56, spread: 0.7 }[pen.look(makers).controls], 0.08), 2, {
      fill: pen.look(makers).accent,
    })
  );
};

export const powerSupply: Drawing = {
  angles: 3,
  size: { width: 15, height: 8.6, depth: 16 },
  draw(pen, _subject, angle) {
    const [h = 8.6, w = 15, depth = 16] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    if (angle === 2) {
      const b = pen.fit(w, h);
      const net = pen.tile(16, 14, circle(4, 3.5, 3, { fill: '#08090b' }) + circle(12, 10.5, 3, { fill: '#08090b' }));
      return (
        contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) +
        body(pen, b, { r: 4 }) +
        rect(part(b, 0.04, 0.08, 0.66, 0.84), 4, { fill: net }) +
        port(part(b, 0.75, 0.16, 0.19, 0.34), 8) +
        times(3, (i) => rect(part(b, 0.79 + i * 0.045, 0.27, 0.02, 0.1), 1, { fill: '#c9b26a' })) +
        port(part(b, 0.78, 0.62, 0.13, 0.2), 4, '#17181b') +
        wordmark('I O', part(b, 0.8, 0.66, 0.09, 0.1), '#ffffff')
      );
    }
    const v: View = pen.view(angle === 0 ? 28 : -30, 36, { width: w, height: h, depth });
    const wires = (): string =>
      times(4, (i) => {
        const [x, y] = v.point(w * (0.18 + i * 0.1), h * 0.4, depth);
        return cable(d('M', x, y, 'q', 14 + i * 10, 60, 60 + i * 24, 66 + i * 12, 't', 90, 34 - i * 6), 13, '#1d1e22');
      });
    const side = v.on('front', 0, h, depth, label(pen, box(0, 0, w * v.k, h * v.k)));
    const modular = v.on(
      'front',
      0,
      h,
      depth,
      times(8, (i) => port(part(box(0, 0, w * v.k, h * v.k), 0.08 + (i % 4) * 0.22, 0.24 + Math.floor(i / 4) * 0.32, 0.17, 0.2), 3)),
    );
    return (
      v.shadow(0, 0, w, depth, 0.5) +
      v.solid({ at: [0, 0, 0], size: [w, h, depth], face: 'top', r: 0.4, content: (b) => fanSide(pen, b) }) +
      (angle === 0 ? side : pen.text('modular') === 'все' ? modular : wires())
    );
  },
};
