import { type Box, box, circle, darken, ellipse, fromHue, group, lighten, type Pen, part, path, rect, times } from '../kit/index.ts';

export const steel = '#b9bdc3';

/** A beaker or a jug with something blended in it. */
export const vessel = (pen: Pen, b: Box, shape: string, level: number, name: string): string => {
  const tone = fromHue(pen.pick([350, 28, 110, 285], name), 0.62, 0.58);
  const clip = pen.clip(path(shape, {}));
  const y = b.y + b.h * level;
  return (
    path(shape, {
      fill: pen.linear(
        [
          [0, '#b9cad5b0'],
          [0.2, '#f4f9fbb0'],
          [0.7, '#d7e4ebb0'],
          [1, '#9fb2bfc0'],
        ],
        0,
      ),
    }) +
    group(
      rect(box(b.x - 20, y, b.w + 40, b.h), 0, {
        fill: pen.linear([
          [0, lighten(tone, 0.18)],
          [1, darken(tone, 0.12)],
        ]),
      }) +
        ellipse(b.x + b.w / 2, y, b.w * 0.48, b.h * 0.025, { fill: lighten(tone, 0.4) }) +
        times(8, (i) =>
          circle(b.x + b.w * pen.random(`${name}${i}`), y + b.h * (0.06 + pen.random(`${name}y${i}`) * 0.4), 4 + (i % 3) * 2, {
            fill: '#ffffff',
            opacity: 0.4,
          }),
        ),
      { clip },
    ) +
    path(shape, { stroke: '#8fa3b0', line: 2 }) +
    times(4, (i) => rect(part(b, 0.68, 0.3 + i * 0.14, 0.14, 0.008), 1, { fill: '#ffffff', opacity: 0.9 })) +
    rect(part(b, 0.14, 0.12, 0.06, 0.66), 6, { fill: '#ffffff', opacity: 0.45 })
  );
};
