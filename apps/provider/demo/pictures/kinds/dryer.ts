import { type Box, type Drawing, laundryFront, type Pen, type View, zoom } from '../kit/index.ts';
import { dryers } from '../looks/laundry.ts';

/** A dryer with a pump for heat dries for long and at low heat: its display tells the time of the usual programme. */
const front = (pen: Pen, b: Box): string =>
  laundryFront(pen, b, pen.look(dryers), {
    load: pen.number('load', 8, 1, 15),
    display: pen.mentions(/насос/) ? '2:10' : '1:35',
    ink: '#ffd9a0',
  });

export const dryer: Drawing = {
  angles: 3,
  size: { width: 60, height: 85, depth: 61 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle !== 2) {
      const v: View = angle === 0 ? pen.view(22, 7) : pen.view(-30, 14);
      return (
        v.shadow(0, 0, width, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 1, content: (b) => front(pen, b) })
      );
    }
    const b = pen.fit(width, height);
    return zoom(front(pen, b), b.x + b.w * 0.5, b.y + b.h * 0.5, 1.5);
  },
};
