import { type Box, box, circle, darken, edge, line, mark, type Pen, part, rect, times, type View } from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const deep = 54;
const wide = 60;

/** A rail at one side, with the screws that hold it. */
const rail = (pen: Pen, v: View, x: number, y: number, h: number): string =>
  v.solid({
    at: [x, y, 0],
    size: [5, h, deep],
    face: 'top',
    r: 1,
    content: (b) =>
      [0.12, 0.5, 0.88]
        .map((share) => circle(b.w / 2, b.h * share, b.w * 0.16, { fill: '#6d7178', stroke: edge(pen.colour), line: 1.2 }))
        .join('') + line(b.w * 0.5, b.h * 0.2, b.w * 0.5, b.h * 0.42, { stroke: darken(pen.colour, 0.4), line: 2, opacity: 0.5 }),
  });

/** Ribs of the shelf, as the maker has them. */
const shelfBars = { bar: 7, flat: 4, arc: 10, slot: 2 } as const;

const face = (pen: Pen, b: Box): string =>
  rect(part(b, { left: 0.08, middle: 0.42, right: 0.76, spread: 0.26 }[pen.look(makers).controls], 0.3, 0.16, 0.4), 8, {
    fill: pen.look(makers).accent,
    stroke: edge(pen.colour),
    line: 1.2,
  }) +
  rect(part(b, 0.38, 0.34, 0.24, 0.3), 8, { fill: darken(pen.colour, 0.35), stroke: edge(pen.colour), line: 1.2 }) +
  rect(part(b, 0.02, 0.12, 0.96, 0.06), 2, { fill: mark(pen.colour), opacity: 0.16 });

/** The frame between a washing machine and the dryer on it; with a shelf, where it has one, drawn out. */
export const stackingKit = (pen: Pen, angle: number): string => {
  const hasShelf = pen.size.height > 5.5;
  const h = hasShelf ? 8 : 4.5;
  const out = hasShelf ? 22 : 0;
  const v = pen.view(angle === 1 ? -32 : 28, angle === 1 ? 26 : 34, { width: wide, height: h, depth: deep + out });
  const shelf = hasShelf
    ? v.solid({
        at: [6, 1.6, 6],
        size: [wide - 12, 1.4, deep + out - 8],
        face: 'top',
        r: 1.5,
        colour: darken(pen.colour, 0.06),
        content: (b) =>
          times(shelfBars[pen.look(makers).grip], (i) =>
            rect(box(b.w * (0.1 + (i * 0.8) / shelfBars[pen.look(makers).grip]), b.h * 0.1, b.w * 0.04, b.h * 0.8), 4, {
              fill: '#0a0c12',
              opacity: 0.12,
            }),
          ),
      })
    : '';
  const back = v.solid({ at: [5, 0, 0], size: [wide - 10, h * 0.7, 3], r: 0.4 });
  const front = hasShelf
    ? v.solid({ at: [4, 0.4, deep + out - 3], size: [wide - 8, h * 0.86, 2.4], r: 1, content: (b) => face(pen, b) })
    : v.solid({ at: [0, 0, deep - 3], size: [wide, h, 3], r: 1, content: (b) => face(pen, b) });
  const sides = [0, wide - 5].map((x) => rail(pen, v, x, 0, h)).join('');
  return v.shadow(0, 0, wide, deep, 0.32) + back + (hasShelf ? sides + shelf : sides) + front;
};
