import { type Box, box, darken, line, rect, times } from '../kit/index.ts';
import type { Scene } from './place.ts';

const cartons = ['#c9a77a', '#b9946a', '#d6bb93', '#e9e6df'] as const;

/** Shelves with orders that wait to be fetched, so many above each other. */
export function parcels({ pen, colour }: Scene, b: Box, shelves: number): string {
  const high = b.h / shelves;
  return times(shelves, (row) => {
    const floor = b.y + (row + 1) * high - 8;
    let x = b.x + 8;
    let out = '';
    for (let at = 0; x < b.x + b.w - 34; at++) {
      const wide = Math.min(36 + Math.round(pen.random(`w${row} ${at}`) * 52), b.x + b.w - 8 - x);
      const tall = high * (0.34 + pen.random(`h${row} ${at}`) * 0.44);
      const paper = pen.pick(cartons, `c${row} ${at}`);
      const carton = box(x, floor - tall, wide, tall);
      out +=
        rect(carton, 2, { fill: paper, stroke: darken(paper, 0.32), line: 1.2 }) +
        line(x + wide / 2, carton.y, x + wide / 2, carton.y + tall * 0.34, { stroke: '#f3ead4', line: wide * 0.14, opacity: 0.75 }) +
        rect(box(x + wide * 0.12, floor - tall * 0.42, wide * 0.4, tall * 0.26), 1, { fill: '#fdfdfb' }) +
        rect(box(x + wide * 0.12, floor - tall * 0.42, wide * 0.4, 4), 1, { fill: colour });
      x += wide + 5 + Math.round(pen.random(`g${row} ${at}`) * 12);
    }
    return out + rect(box(b.x, floor, b.w, 8), 1, { fill: '#8d9299' });
  });
}
