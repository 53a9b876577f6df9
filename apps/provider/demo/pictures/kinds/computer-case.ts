import { contactShadow, type Drawing, feet } from '../kit/index.ts';
import { angledTower, glassSide, towerFront } from './tower.ts';

export const computerCase: Drawing = {
  angles: 3,
  size: { width: 22, height: 46, depth: 43 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 0) return angledTower(pen, true, (b) => glassSide(pen, b, true));
    const b = pen.fit(angle === 1 ? width : depth, height);
    const shadow = contactShadow(pen, b.x + b.w / 2, b.y + b.h + 8, b.w) + feet(b, b.w * 0.14, 8);
    return shadow + (angle === 1 ? towerFront(pen, b, true) : glassSide(pen, b, false));
  },
};
