import { type Box, body, box, circle, d, darken, ellipse, isDark, type Pen, part, path, rect } from '../kit/index.ts';

/** A cup under the spout; the foam is the seed's. */
export const cup = (pen: Pen, x: number, foot: number, h: number): string => {
  const w = h * 1.05;
  const foam = pen.pick(['#c98a4b', '#e3c29a', '#8a5528'], 'foam');
  return (
    ellipse(x, foot, w * 0.55, h * 0.07, { fill: '#05070d', opacity: 0.4 }) +
    circle(x + w * 0.5, foot - h * 0.5, h * 0.2, { stroke: '#e3e6ea', line: h * 0.09 }) +
    path(
      d(
        'M',
        x - w * 0.46,
        foot - h * 0.9,
        'C',
        x - w * 0.46,
        foot - h * 0.3,
        x - w * 0.34,
        foot,
        x - w * 0.2,
        foot,
        'H',
        x + w * 0.2,
        'C',
        x + w * 0.34,
        foot,
        x + w * 0.46,
        foot - h * 0.3,
        x + w * 0.46,
        foot - h * 0.9,
        'Z',
      ),
      {
        fill: pen.linear(
          [
            [0, '#d5d9de'],
            [0.3, '#ffffff'],
            [1, '#b3bac3'],
          ],
          0,
        ),
        stroke: '#8f969f',
        line: 1,
      },
    ) +
    ellipse(x, foot - h * 0.9, w * 0.46, h * 0.1, { fill: foam, stroke: '#ffffff', line: 3 })
  );
};

export const pour = (x: number, from: number, to: number, w: number): string =>
  rect(box(x - w / 2, from, w, to - from), w / 2, { fill: '#5a3416' });
export const tray = (pen: Pen, b: Box): string =>
  body(pen, b, { r: 5, colour: darken(pen.colour, 0.12) }) +
  rect(part(b, 0.04, 0.08, 0.92, 0.26), 2, {
    fill: pen.tile(9, 20, rect(box(1, 0, 5, 20), 0, { fill: '#1b1c20' })),
    stroke: '#8d9197',
    line: 1.4,
  });
export const steelOf = (pen: Pen): string => (isDark(pen.colour) ? '#a9adb4' : '#b9bdc3');
