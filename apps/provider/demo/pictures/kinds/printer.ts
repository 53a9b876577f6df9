import {
  type Box,
  body,
  box,
  buttons,
  contactShadow,
  type Drawing,
  darken,
  display,
  edge,
  glass,
  groove,
  isLight,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  polygon,
  port,
  rect,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

const accent = (pen: Pen): string => (isLight(pen.colour) ? '#2b2d33' : lighten(pen.colour, 0.06));

/** A printed page: a picture and lines. */
const sheet = (pen: Pen, b: Box): string =>
  rect(b, 1, { fill: '#fdfdfb', stroke: '#b9bbc0', line: 1 }) +
  rect(part(b, 0.1, 0.14, 0.36, 0.6), 1, {
    fill: pen.linear([
      [0, '#7fb3e8'],
      [0.55, '#f2c67d'],
      [1, '#4d8a63'],
    ]),
  }) +
  times(5, (i) => rect(part(b, 0.53, 0.16 + i * 0.13, i === 4 ? 0.2 : 0.36, 0.045), 1, { fill: '#9a9da5' }));

const front = (pen: Pen, b: Box): string => {
  const dark = accent(pen);
  const slot = part(b, 0.1, 0.4, 0.8, 0.23);
  return (
    body(pen, b, { r: b.w * 0.025 }) +
    groove(b.x + 4, b.y + b.h * 0.17, b.x + b.w - 4, b.y + b.h * 0.17, pen.colour) +
    panel(pen, part(b, 0, 0.17, 1, 0.17), { r: 3, colour: dark, fill: pen.glassPaint(dark) }) +
    display(pen, part(b, 0.08, 0.2, 0.19, 0.11), '12', { colour: '#a9dcff' }) +
    buttons(pen, part(b, 0.6, 0.215, 0.3, 0.085), 5, { colour: lighten(dark, 0.12), lit: 4 }) +
    wordmark(pen.subject.brand, part(b, 0.34, 0.22, 0.2, 0.07), '#e8eaee') +
    rect(slot, 5, {
      fill: pen.linear([
        [0, '#050608'],
        [1, '#26282d'],
      ]),
      stroke: edge(pen.colour),
      line: 1.2,
    }) +
    sheet(pen, part(slot, 0.14, 0.44, 0.72, 0.52)) +
    rect(part(slot, 0.08, 0.9, 0.84, 0.14), 3, { fill: pen.matt(darken(pen.colour, 0.1)), stroke: edge(pen.colour), line: 1 }) +
    panel(pen, part(b, 0.06, 0.7, 0.88, 0.24), { r: 5 }) +
    rect(part(b, 0.4, 0.71, 0.2, 0.05), 6, { fill: darken(pen.colour, 0.5) })
  );
};

const scene = (pen: Pen, yaw: number, pitch: number): string => {
  const { width: w, height: h, depth } = pen.size;
  const out = depth * 0.2;
  const v: View = pen.view(yaw, pitch, { width: w, height: h * 1.22, depth: depth + out });
  const paper = [
    v.point(w * 0.16, h * 0.97, depth * 0.16),
    v.point(w * 0.84, h * 0.97, depth * 0.16),
    v.point(w * 0.84, h * 1.3, depth * 0.02),
    v.point(w * 0.16, h * 1.3, depth * 0.02),
  ];
  const tray = v.solid({
    at: [w * 0.14, h * 0.38, depth],
    size: [w * 0.72, 0.5, out],
    face: 'top',
    r: 0.6,
    colour: accent(pen),
    content: (b) => sheet(pen, part(b, 0.08, -0.2, 0.84, 1)),
  });
  const scanner = v.on(
    'top',
    w * 0.03,
    h,
    depth * 0.24,
    glass(pen, box(0, 0, w * 0.94 * v.k, depth * 0.7 * v.k), 8, isLight(pen.colour) ? '#6d7279' : '#1a1c21').replace(
      'fill="url',
      'fill-opacity=".28" fill="url',
    ) + groove(10, 4, w * 0.94 * v.k - 10, 4, pen.colour, 1.6),
  );
  const ports = v.on('right', w, h * 0.3, depth * 0.3, port(box(0, 0, 1.2 * v.k, 0.8 * v.k), 2));
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    v.solid({ at: [0, 0, 0], size: [w, h, depth], r: w * 0.02, content: (b) => front(pen, b) }) +
    polygon(paper, {
      fill: pen.linear([
        [0, '#ffffff'],
        [1, '#e2e3e5'],
      ]),
      stroke: '#aeb1b7',
      line: 1.2,
    }) +
    scanner +
    tray +
    (yaw > 5 ? ports : '')
  );
};

export const printer: Drawing = {
  angles: 3,
  size: { width: 42, height: 22, depth: 34 },
  draw(pen, _subject, angle) {
    if (angle === 0) return scene(pen, 26, 22);
    if (angle === 2) {
      const v: View = pen.view(-34, 30);
      const { width: w, height: h, depth } = pen.size;
      const lid = v.solid({
        at: [0, h, 0],
        size: [w, 1, depth * 0.9],
        face: 'top',
        r: 1.2,
        content: (b) => wordmark(pen.subject.brand, part(b, 0.06, 0.78, 0.2, 0.1), mark(pen.colour), { opacity: 0.5 }),
      });
      return (
        v.shadow(0, 0, w, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [w, h, depth], r: w * 0.02, content: (b) => front(pen, b) }) + lid
      );
    }
    const b = pen.fit(pen.size.width, pen.size.height);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + front(pen, b);
  },
};
