import { type Box, box, contactShadow, type Drawing, edge, feet, type Pen, part, rect, type View, vent, zoom } from '../kit/index.ts';
import { automatic } from './coffee-automatic.ts';
import { capsule } from './coffee-capsule.ts';
import { drip } from './coffee-drip.ts';
import { espresso } from './coffee-espresso.ts';

type Make = 'automatic' | 'espresso' | 'capsule' | 'drip';

const makeOf = (pen: Pen): Make => {
  const type = pen.text('type');
  return /рожк/.test(type) ? 'espresso' : /капсул/.test(type) ? 'capsule' : /капель|фильтр/.test(type) ? 'drip' : 'automatic';
};

const front = (pen: Pen, b: Box): string => ({ automatic, espresso, capsule, drip })[makeOf(pen)](pen, b);

export const coffeeMachine: Drawing = {
  angles: 3,
  size: { width: 25, height: 36, depth: 42 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    const make = makeOf(pen);
    if (angle === 1 && make === 'automatic') {
      const v: View = pen.view(30, 14);
      const flat = box(0, 0, depth * v.k, h * v.k);
      return (
        v.shadow(0, 0, w, depth, 0.5) +
        v.solid({ at: [0, 0, 0], size: [w, h, depth], r: 1.4, content: (b) => front(pen, b) }) +
        v.on('right', w, h, depth, vent(pen, part(flat, 0.62, 0.3, 0.24, 0.2), 5)) +
        v.on(
          'top',
          w * 0.1,
          h,
          depth * 0.12,
          rect(box(0, 0, w * 0.8 * v.k, depth * 0.42 * v.k), 12, { fill: pen.glassPaint('#3a2a1c'), stroke: edge(pen.colour), line: 1.4 }),
        )
      );
    }
    const b = pen.fit(make === 'capsule' ? Math.max(depth, h * 0.9) : w, h);
    if (angle === 2) return zoom(front(pen, b), b.x + b.w * (make === 'capsule' ? 0.4 : 0.5), b.y + b.h * 0.66, 1.9);
    if (angle === 1) return zoom(front(pen, b), b.x + b.w * 0.5, b.y + b.h * 0.3, 1.5);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 2, b.w * 0.98) + feet(b, b.w * 0.08, 6) + front(pen, b);
  },
};
