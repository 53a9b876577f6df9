import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  fan,
  grille,
  groove,
  isLight,
  lighten,
  mark,
  type Pen,
  panel,
  part,
  port,
  rect,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

const front = (pen: Pen, b: Box): string => {
  const bays = Math.round(pen.number('bays', pen.size.width > 15 ? 4 : 2, 1, 8));
  const tray = isLight(pen.colour) ? '#3a3d44' : lighten(pen.colour, 0.1);
  const field = part(b, 0.07, 0.12, 0.72, 0.78);
  return (
    body(pen, b, { r: b.w * 0.03 }) +
    rect(field, 5, { fill: '#0d0e11' }) +
    times(bays, (i) => {
      const t = part(field, (i + 0.04) / bays, 0.015, 0.92 / bays, 0.97);
      return (
        panel(pen, t, { r: 4, colour: tray }) +
        grille(pen, part(t, 0.16, 0.1, 0.68, 0.56), 4, { colour: darken(tray, 0.2), hole: 7 }) +
        rect(part(t, 0.14, 0.74, 0.72, 0.12), 4, { fill: pen.metal(lighten(tray, 0.2), 90), stroke: '#1a1b1f' }) +
        circle(t.x + t.w / 2, t.y + t.h * 0.93, Math.max(2.4, b.w * 0.007), { fill: '#57d98a' })
      );
    }) +
    times(4, (i) => circle(b.x + b.w * 0.89, b.y + b.h * (0.2 + i * 0.085), b.w * 0.013, { fill: i === 1 ? '#f2b04a' : '#57d98a' })) +
    port(part(b, 0.868, 0.6, 0.045, 0.11), 2, '#1d4fae') +
    circle(b.x + b.w * 0.89, b.y + b.h * 0.83, b.w * 0.038, { fill: pen.matt(darken(pen.colour, 0.08)), stroke: pen.edge() }) +
    circle(b.x + b.w * 0.89, b.y + b.h * 0.83, b.w * 0.018, { stroke: '#7fc4ff', line: 2 }) +
    wordmark(pen.subject.brand, part(b, 0.07, 0.035, 0.3, 0.055), mark(pen.colour), { align: 'start' })
  );
};

export const nas: Drawing = {
  angles: 3,
  size: { width: 20, height: 16.6, depth: 22 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 1) {
      const v: View = pen.view(36, 15);
      const flat = box(0, 0, depth * v.k, height * v.k);
      return (
        v.shadow(0, 0, width, depth, 0.5) +
        v.solid({ at: [0, 0.4, 0], size: [width, height - 0.4, depth], r: width * 0.03, content: (b) => front(pen, b) }) +
        v.on(
          'right',
          width,
          height,
          depth,
          wordmark(pen.subject.brand, part(flat, 0.3, 0.4, 0.4, 0.16), darken(pen.colour, isLight(pen.colour) ? 0.3 : 0.6), {
            opacity: 0.8,
          }) + groove(10, 8, 10, flat.h - 16, pen.colour),
        )
      );
    }
    const b = pen.fit(width, height);
    const shadow = contactShadow(pen, b.x + b.w / 2, b.y + b.h + 5, b.w);
    if (angle === 0) return shadow + front(pen, b);
    const r = Math.min(b.w * 0.2, b.h * 0.3);
    return (
      shadow +
      body(pen, b, { r: b.w * 0.03 }) +
      [0.27, 0.7].map((x) => fan(pen, b.x + b.w * x, b.y + b.h * 0.38, r)).join('') +
      [0.12, 0.22, 0.32, 0.42].map((x) => port(part(b, x, 0.8, 0.07, 0.09), 2)).join('') +
      rect(part(b, 0.74, 0.76, 0.14, 0.15), 6, { fill: '#0b0c0f', stroke: '#8d9198' })
    );
  },
};
