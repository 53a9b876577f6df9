import { box, cable, contactShadow, type Drawing, d, edge, ellipse, type Pen, rect, rotate, times, zoom } from '../kit/index.ts';
import { hand } from './blender-hand.ts';
import { stand } from './blender-stand.ts';
import { steel, vessel } from './blender-vessel.ts';

const isHand = (pen: Pen): boolean =>
  /погруж|ручн/.test(pen.text('type')) || (pen.text('type') === '' && pen.size.width < pen.size.height * 0.28);
const set = (pen: Pen): string => {
  const h = Math.max(30, pen.size.height);
  const w = Math.max(6, Math.min(9, pen.size.width));
  const b = pen.fit(w * 3.4, h * 1.02);
  const k = b.k;
  const foot = b.y + b.h;
  const own = box(b.x + w * 0.28 * k, foot - h * k, w * k, h * k);
  const cup = box(b.x + w * 1.62 * k, foot - h * 0.42 * k, w * 1.5 * k, h * 0.42 * k);
  const shape = d(
    'M',
    cup.x,
    cup.y,
    'H',
    cup.x + cup.w,
    'L',
    cup.x + cup.w * 0.9,
    foot - 8,
    'Q',
    cup.x + cup.w * 0.89,
    foot,
    cup.x + cup.w * 0.8,
    foot,
    'H',
    cup.x + cup.w * 0.2,
    'Q',
    cup.x + cup.w * 0.11,
    foot,
    cup.x + cup.w * 0.1,
    foot - 8,
    'Z',
  );
  const whisk =
    pen.flag('whisk') === false
      ? ''
      : rotate(
          times(4, (i) =>
            ellipse(cup.x + cup.w * 0.5, cup.y - h * k * 0.1, cup.w * (0.04 + i * 0.075), h * k * 0.135, { stroke: '#a4a9b0', line: 3 }),
          ) +
            rect(box(cup.x + cup.w * 0.46, cup.y - h * k * 0.36, cup.w * 0.08, h * k * 0.14), 3, {
              fill: pen.metal(steel, 0),
              stroke: edge(steel),
            }) +
            rect(box(cup.x + cup.w * 0.36, cup.y - h * k * 0.44, cup.w * 0.28, h * k * 0.1), 8, {
              fill: pen.round(),
              stroke: edge(pen.colour),
              line: 1.4,
            }),
          9,
          cup.x + cup.w / 2,
          cup.y,
        );
  return (
    contactShadow(pen, own.x + own.w / 2, foot, own.w * 1.1) +
    contactShadow(pen, cup.x + cup.w / 2, foot, cup.w) +
    (pen.flag('cordless')
      ? ''
      : cable(
          d(
            'M',
            own.x + own.w / 2,
            own.y,
            'C',
            own.x + own.w / 2,
            own.y - 40,
            own.x - own.w * 0.3,
            own.y - 30,
            own.x - own.w * 0.25,
            own.y + 120,
          ),
          6,
        )) +
    whisk +
    vessel(pen, cup, shape, 0.4, 'soup') +
    hand(pen, own)
  );
};

export const blender: Drawing = {
  angles: 2,
  size: { width: 20, height: 41, depth: 20 },
  draw(pen, _subject, angle) {
    if (isHand(pen)) {
      if (angle === 0) return set(pen);
      const b = pen.fit(Math.max(6, Math.min(9, pen.size.width)), Math.max(30, pen.size.height));
      return rotate(hand(pen, b), 24, b.x + b.w / 2, b.y + b.h / 2);
    }
    const b = pen.fit(pen.size.width, Math.max(pen.size.height, pen.size.width * 1.3));
    if (angle === 1) return zoom(stand(pen, b), b.x + b.w * 0.45, b.y + b.h * 0.66, 1.7);
    return contactShadow(pen, b.x + b.w * 0.45, b.y + b.h, b.w * 0.8) + stand(pen, b);
  },
};
