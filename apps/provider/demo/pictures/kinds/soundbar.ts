import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  digits,
  edge,
  grille,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  times,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';

const cloth = (pen: Pen): string => (isLight(pen.colour) ? darken(pen.colour, 0.1) : lighten(pen.colour, 0.07));

const front = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.h * 0.28 }) +
  grille(pen, part(b, 0.012, 0.1, 0.976, 0.8), b.h * 0.2, { colour: cloth(pen), hole: Math.max(3.5, b.h * 0.09) }) +
  digits(part(b, 0.72, 0.32, 0.07, 0.36), '12', '#dff1ff') +
  wordmark(pen.subject.brand, part(b, 0.455, 0.3, 0.09, 0.4), mark(cloth(pen)), { weight: 700 });

const top = (pen: Pen, b: Box): string =>
  times(4, (i) =>
    circle(b.x + b.w * (0.47 + i * 0.02), b.y + b.h * 0.4, b.h * 0.07, {
      fill: darken(pen.colour, 0.25),
      stroke: edge(pen.colour),
      line: 0.8,
    }),
  ) + [0.06, 0.74].map((x) => grille(pen, part(b, x, 0.2, 0.2, 0.6), 8, { colour: cloth(pen), hole: 5 })).join('');

const woofer = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.05 }) +
  grille(pen, part(b, 0.06, 0.05, 0.88, 0.8), b.w * 0.04, { colour: cloth(pen), hole: 5 }) +
  wordmark(pen.subject.brand, part(b, 0.32, 0.885, 0.36, 0.06), mark(pen.colour));

export const soundbar: Drawing = {
  angles: 3,
  size: { width: 95, height: 6.5, depth: 10 },
  draw(pen, _subject, angle) {
    const [h = 6.5, depth = 10, w = 95] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    const apart = pen.flag('subwoofer') ?? /проводн/.test(pen.text('subwoofer'));
    if (angle === 2) {
      const b = pen.fit(w, h);
      return zoom(front(pen, b), b.x + b.w * 0.74, b.y + b.h * 0.5, 4.2);
    }
    const side = Math.min(26, w * 0.24);
    const tall = side * 1.4;
    if (angle === 0) {
      const v: View = pen.view(
        30,
        20,
        { width: w, height: apart ? tall * 0.8 : h, depth: apart ? depth + side * 1.2 : depth },
        { w: 690, h: 820 },
      );
      const z = apart ? side * 1.2 : 0;
      const sub = apart
        ? v.shadow(w * 0.68, 0, side, side, 0.5) +
          v.solid({ at: [w * 0.68, 0, 0], size: [side, tall, side], r: 1.4, content: (b) => woofer(pen, b) })
        : '';
      return (
        sub +
        v.shadow(0, z, w, depth, 0.5) +
        v.solid({ at: [0, 0, z], size: [w, h, depth], r: h * 0.28, content: (b) => front(pen, b) }) +
        v.on('top', 0, h, z, top(pen, box(0, 0, w * v.k, depth * v.k)))
      );
    }
    const b = pen.fit(w, apart ? tall + h * 1.6 : h, { w: 690, h: 820 });
    const bar = { ...b, y: b.y + b.h - h * b.k, h: h * b.k };
    const sub = apart
      ? contactShadow(pen, b.x + b.w / 2, b.y + tall * b.k, side * b.k) +
        woofer(pen, box(b.x + (b.w - side * b.k) / 2, b.y, side * b.k, tall * b.k))
      : '';
    return (
      sub +
      contactShadow(pen, b.x + b.w / 2, b.y + b.h + 5, b.w * 0.98, 0.34) +
      front(pen, bar) +
      rect(part(bar, 0.05, 0.99, 0.05, 0.08), 2, { fill: '#1b1c20' }) +
      rect(part(bar, 0.9, 0.99, 0.05, 0.08), 2, { fill: '#1b1c20' })
    );
  },
};
