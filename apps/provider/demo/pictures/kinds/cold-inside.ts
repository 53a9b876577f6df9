import { type Box, box, circle, d, darken, fromHue, lighten, type Pen, part, path, rect, spot, times } from '../kit/index.ts';

/** Something to eat or drink, standing on 0, 0; `h` is the shelf's height. One of six, so that a picture stays small. */
const drawFood = (pen: Pen, h: number, which: number): string => {
  const tone = fromHue(pen.random(`food${which}`) * 360, 0.55, 0.55);
  const lit = (colour: string): string =>
    pen.linear(
      [
        [0, lighten(colour, 0.35)],
        [0.35, colour],
        [1, darken(colour, 0.25)],
      ],
      0,
    );
  const w = h * 0.26;
  if (which === 0)
    return (
      rect(box(-w / 2, -h * 0.56, w, h * 0.56), w * 0.2, { fill: lit('#e9eef2') }) +
      rect(box(-w / 2, -h * 0.4, w, h * 0.2), 0, { fill: tone }) +
      rect(box(-w * 0.3, -h * 0.64, w * 0.6, h * 0.09), 2, { fill: '#d8434b' })
    );
  if (which === 1)
    return path(
      d(
        'M',
        -w * 0.45,
        0,
        'v',
        -h * 0.44,
        'q',
        0,
        -h * 0.1,
        w * 0.27,
        -h * 0.18,
        'v',
        -h * 0.1,
        'h',
        w * 0.36,
        'v',
        h * 0.1,
        'q',
        w * 0.27,
        h * 0.08,
        w * 0.27,
        h * 0.18,
        'v',
        h * 0.44,
        'Z',
      ),
      { fill: lit(fromHue(pen.pick([28, 95, 350, 50], 'drink'), 0.6, 0.5)) },
    );
  if (which === 2)
    return (
      [-0.55, 0.05, 0.6]
        .map((s, i) => circle(w * s * 1.1, -w * 0.42, w * 0.43, { fill: ['#d8434b', '#8fb33e', '#efb73e'][i] ?? '#d8434b' }))
        .join('') + circle(-w * 0.1, -w * 1.05, w * 0.4, { fill: pen.ball('#e07b35') })
    );
  if (which === 3)
    return (
      rect(box(-w * 0.75, -h * 0.3, w * 1.5, h * 0.3), w * 0.15, { fill: lit('#dfe7ee') }) +
      rect(box(-w * 0.65, -h * 0.24, w * 1.3, h * 0.22), w * 0.1, { fill: tone, opacity: 0.75 }) +
      rect(box(-w * 0.8, -h * 0.34, w * 1.6, h * 0.07), 2, { fill: '#6e8db5' })
    );
  if (which === 4)
    return path(
      d(
        'M',
        -w * 0.8,
        0,
        'h',
        w * 1.6,
        'l',
        w * 0.1,
        -h * 0.05,
        'h',
        -w * 1.8,
        'Z',
        'M',
        -w * 0.62,
        -h * 0.06,
        'l',
        w * 1.24,
        -h * 0.12,
        'v',
        h * 0.12,
        'Z',
      ),
      { fill: '#efc95a', stroke: '#c79a2e', line: 1 },
    );
  return (
    rect(box(-w * 0.5, -h * 0.5, w, h * 0.5), w * 0.1, { fill: lit(tone) }) +
    rect(box(-w * 0.36, -h * 0.42, w * 0.72, h * 0.16), 2, { fill: '#ffffff', opacity: 0.8 })
  );
};

const row = (pen: Pen, b: Box, y: number, h: number, count: number, name: string): string =>
  times(count, (i) =>
    pen.reuse(
      drawFood(
        pen,
        Math.max(40, Math.round(h / 40) * 40),
        (Math.floor(pen.random(name) * 6) + i * (pen.random(`${name}step`) > 0.5 ? 1 : 5)) % 6,
      ),
      b.x + (b.w * (i + 0.5)) / count,
      y,
    ),
  );

/** The lit inside of a fridge: glass shelves with food and two drawers. */
export const shelves = (pen: Pen, b: Box, count: number, wide = 4): string => {
  const cell = (b.h * 0.76) / count;
  const drawer = part(b, 0.04, 0.79, 0.92, 0.19);
  return (
    rect(b, 5, {
      fill: pen.radial(
        [
          [0, '#ffffff'],
          [0.6, '#eef3f8'],
          [1, '#bcc6d2'],
        ],
        0.5,
        0.3,
        0.8,
      ),
      stroke: '#8f99a6',
      line: 1.4,
    }) +
    rect(part(b, 0.3, 0.015, 0.4, 0.02), 3, { fill: '#ffffff', stroke: '#cfd9e6' }) +
    times(count, (i) => {
      const y = b.y + cell * (i + 1);
      return (
        row(pen, part(b, 0.06, 0, 0.88, 1), y, cell, wide, `s${i}`) +
        rect(box(b.x + b.w * 0.02, y, b.w * 0.96, Math.max(3, cell * 0.035)), 1, { fill: '#d6ecec', stroke: '#8fb0b3', line: 0.8 })
      );
    }) +
    rect(drawer, 5, {
      fill: pen.linear([
        [0, '#e6f1f6'],
        [1, '#b3c4d2'],
      ]),
      stroke: '#8fa3b3',
      line: 1.2,
    }) +
    row(pen, part(drawer, 0.05, 0, 0.9, 1), drawer.y + drawer.h * 0.96, drawer.h * 1.2, wide, 'd') +
    rect(drawer, 5, { fill: '#eef6fa', opacity: 0.55 }) +
    rect(part(drawer, 0.3, 0.1, 0.4, 0.14), 3, { fill: '#9fb4c4', opacity: 0.8 })
  );
};

/** The inner side of a fridge's door: balconies with bottles. */
export const balconies = (pen: Pen, b: Box, count: number): string =>
  rect(b, 6, {
    fill: pen.linear(
      [
        [0, '#fbfcfd'],
        [1, '#d3dae2'],
      ],
      0,
    ),
    stroke: '#98a2ae',
    line: 1.4,
  }) +
  rect(part(b, 0.07, 0.03, 0.86, 0.94), 8, { fill: '#e9eef3', stroke: '#c3ccd6', line: 1.2 }) +
  times(count, (i) => {
    const y = b.y + b.h * (0.05 + (0.9 * (i + 1)) / count);
    const h = (b.h * 0.9) / count;
    const tray = box(b.x + b.w * 0.09, y - h * 0.24, b.w * 0.82, h * 0.24);
    return row(pen, tray, y - 2, h * 0.92, 3, `b${i}`) + rect(tray, 4, { fill: '#e3f0f5', stroke: '#9db2c0', line: 1, opacity: 0.78 });
  });

/** Transparent freezer drawers with frosty food behind. */
export const drawers = (pen: Pen, b: Box, count: number): string => {
  const at = spot(b);
  return (
    rect(b, 5, {
      fill: pen.linear([
        [0, '#f7fafd'],
        [1, '#c3cfdb'],
      ]),
      stroke: '#8f99a6',
      line: 1.4,
    }) +
    times(count, (i) => {
      const cell = part(b, 0.05, 0.02 + (i * 0.96) / count, 0.9, 0.96 / count - 0.02);
      return (
        rect(cell, 5, { fill: '#b9d3e6' }) +
        row(pen, part(cell, 0.06, 0, 0.88, 1), cell.y + cell.h * 0.97, cell.h * 1.25, 4, `f${i}`) +
        rect(cell, 5, {
          fill: pen.linear([
            [0, '#f4fafe'],
            [1, '#d2e5f2'],
          ]),
          opacity: 0.62,
        }) +
        rect(cell, 5, { stroke: '#7f9db3', line: 1.4 }) +
        rect(part(cell, 0.32, 0.12, 0.36, Math.min(0.14, 14 / cell.h)), 4, { fill: '#8fa9bc' })
      );
    }) +
    path(d('M', ...at(0, 0), 'H', b.x + b.w), { stroke: '#ffffff', line: 3 })
  );
};
