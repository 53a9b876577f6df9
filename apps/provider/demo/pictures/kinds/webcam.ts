import {
  type Box,
  body,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  grille,
  isLight,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  type View,
  wordmark,
} from '../kit/index.ts';

const head = (pen: Pen, b: Box): string => {
  const y = b.y + b.h / 2;
  return (
    body(pen, b, { r: b.h * 0.48 }) +
    rect({ x: b.x + b.h * 0.1, y: b.y + b.h * 0.1, w: b.w - b.h * 0.2, h: b.h * 0.8 }, b.h * 0.4, {
      fill: pen.glassPaint('#121317'),
      stroke: '#33363c',
    }) +
    grille(pen, part(b, 0.13, 0.38, 0.13, 0.24), 8, { hole: 7 }) +
    grille(pen, part(b, 0.74, 0.38, 0.13, 0.24), 8, { hole: 7 }) +
    lensGlass(pen, b.x + b.w / 2, y, b.h * 0.36) +
    circle(b.x + b.w * 0.66, y, b.h * 0.03, { fill: '#57d98a' }) +
    circle(b.x + b.w * 0.66, y, b.h * 0.07, { fill: '#57d98a', opacity: 0.25 }) +
    wordmark(pen.subject.brand, part(b, 0.275, 0.45, 0.085, 0.1), '#c9ccd2')
  );
};

const clip = (pen: Pen, x: number, y: number, w: number, h: number): string => {
  const tone = isLight(pen.colour) ? darken(pen.colour, 0.1) : lighten(pen.colour, 0.05);
  return (
    cable(d('M', x, y + h * 0.7, 'C', x + w * 0.1, y + h * 1.3, x + w * 1.5, y + h * 0.8, x + w * 1.35, y + h * 1.55), 8, '#2a2c31') +
    rect(box(x - w * 0.16, y - h * 0.15, w * 0.32, h * 0.4), 6, { fill: pen.round(darken(tone, 0.3)), stroke: edge(tone) }) +
    path(
      d(
        'M',
        x - w * 0.5,
        y + h * 0.16,
        'H',
        x + w * 0.5,
        'L',
        x + w * 0.42,
        y + h * 0.95,
        'Q',
        x + w * 0.4,
        y + h,
        x + w * 0.32,
        y + h,
        'H',
        x - w * 0.32,
        'Q',
        x - w * 0.4,
        y + h,
        x - w * 0.42,
        y + h * 0.95,
        'Z',
      ),
      { fill: pen.matt(tone), stroke: edge(tone), line: 1.5 },
    ) +
    path(d('M', x - w * 0.4, y + h * 0.34, 'H', x + w * 0.4), { stroke: mark(tone), line: 1.5, opacity: 0.35 })
  );
};

export const webcam: Drawing = {
  angles: 2,
  size: { width: 9.4, height: 7, depth: 6 },
  draw(pen, _subject, angle) {
    const { width } = pen.size;
    const tall = Math.max(pen.size.height, width * 0.6);
    if (angle === 1) {
      const v: View = pen.view(36, 10, { width, height: tall, depth: width * 0.35 });
      const h = width * 0.34;
      const [x, y] = v.point(width / 2, tall - h, width * 0.14);
      return (
        contactShadow(pen, x, v.frame.y + v.frame.h - 8, v.frame.w * 0.5, 0.34) +
        clip(pen, x, y, width * 0.42 * v.k, (tall - h) * v.k * 0.92) +
        v.solid({ at: [0, tall - h, width * 0.05], size: [width, h, width * 0.3], r: h * 0.48, content: (b) => head(pen, b) })
      );
    }
    const b = pen.fit(width, tall);
    const h = width * 0.34 * b.k;
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w * 0.5) +
      clip(pen, b.x + b.w / 2, b.y + h, b.w * 0.42, b.h - h) +
      head(pen, box(b.x, b.y, b.w, h))
    );
  },
};
