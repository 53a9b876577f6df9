import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  feet,
  mark,
  type Pen,
  part,
  port,
  type View,
  vent,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { allInOne } from './all-in-one.ts';
import { angledTower, glassSide, plainSide, towerFront } from './tower.ts';

/** A mini computer's front: power button, sockets. */
const smallFront = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.h * 0.16, finish: 'metal', fill: pen.matt(pen.colour, 60) }) +
  [0.12, 0.22].map((x) => port(part(b, x, 0.42, 0.075, 0.13), 3)).join('') +
  port(part(b, 0.33, 0.43, 0.05, 0.1), 6) +
  circle(b.x + b.w * 0.45, b.y + b.h * 0.48, b.h * 0.05, { fill: '#0b0c0f', stroke: '#9da1a8' }) +
  circle(b.x + b.w * 0.87, b.y + b.h * 0.48, b.h * 0.1, { fill: pen.matt(), stroke: pen.edge(), line: 1.4 }) +
  circle(b.x + b.w * 0.87, b.y + b.h * 0.48, b.h * 0.045, { stroke: '#8fd0ff', line: 2 });

const small = (pen: Pen, isTurned: boolean): string => {
  const { width: w, height: h, depth } = pen.size;
  if (!isTurned) {
    const b = pen.fit(w, h);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 6, b.w) + feet(b, b.w * 0.1, 6) + smallFront(pen, b);
  }
  const v: View = pen.view(32, 30);
  const flat = box(0, 0, depth * v.k, h * v.k);
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    v.solid({
      at: [0, 0, 0],
      size: [w, h, depth],
      face: 'top',
      r: w * 0.12,
      content: (b) => wordmark(pen.subject.brand, part(b, 0.3, 0.4, 0.4, 0.2), mark(pen.colour), { opacity: 0.6 }),
    }) +
    v.on(
      'front',
      w * 0.12,
      h,
      depth,
      [0.05, 0.17].map((x) => port(part(box(0, 0, w * 0.76 * v.k, h * v.k), x, 0.4, 0.09, 0.16), 3)).join('') +
        circle(w * 0.68 * v.k, h * 0.5 * v.k, h * 0.08 * v.k, { stroke: '#8fd0ff', line: 2 }),
    ) +
    v.on('right', w, h, depth, vent(pen, part(flat, 0.25, 0.3, 0.5, 0.4), 4))
  );
};

export const desktop: Drawing = {
  angles: 3,
  size: { width: 18, height: 39, depth: 40 },
  draw(pen, subject, angle) {
    // Shops sell three things under this name: towers, all-in-ones, and boxes of a hand's size.
    if (pen.mentions(/моноблок/)) return allInOne.draw(pen, subject, angle);
    const { width, height } = pen.size;
    if (height < width * 0.8) return angle === 2 ? zoom(small(pen, true), 430, 440, 1.5) : small(pen, angle === 0);
    const gaming = pen.mentions(/игров|gaming/) || height > 44;
    if (angle === 1) return angledTower(pen, gaming, (b) => (gaming ? glassSide(pen, b, true) : plainSide(pen, b)));
    const b = pen.fit(width, height);
    const whole = feet(b, b.w * 0.16, 8) + towerFront(pen, b, gaming);
    if (angle === 2) return zoom(whole, b.x + b.w * 0.4, b.y + b.h * 0.14, 1.9);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 8, b.w) + whole;
  },
};
