import {
  type Box,
  body,
  circle,
  contactShadow,
  type Drawing,
  darken,
  edge,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  port,
  rect,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

const remote = (pen: Pen, b: Box): string => {
  const x = b.x + b.w / 2;
  const cap = isDark(pen.colour) ? lighten(pen.colour, 0.14) : lighten(pen.colour, 0.4);
  const key = (kx: number, ky: number, r = 0.1): string =>
    circle(b.x + b.w * kx, b.y + b.h * ky, b.w * r, { fill: pen.matt(cap), stroke: edge(pen.colour), line: 1 });
  return (
    body(pen, b, { r: b.w * 0.38 }) +
    circle(b.x + b.w * 0.5, b.y + b.h * 0.045, b.w * 0.03, { fill: '#0b0c0f' }) +
    key(0.27, 0.11) +
    circle(b.x + b.w * 0.27, b.y + b.h * 0.11, b.w * 0.04, { fill: '#d8433f' }) +
    key(0.73, 0.11) +
    circle(x, b.y + b.h * 0.27, b.w * 0.34, { fill: pen.matt(cap, 60), stroke: edge(pen.colour), line: 1.4 }) +
    circle(x, b.y + b.h * 0.27, b.w * 0.16, { fill: pen.matt(lighten(cap, 0.08), 240), stroke: edge(pen.colour), line: 1 }) +
    [0.43, 0.51].map((y) => key(0.27, y) + key(0.73, y)).join('') +
    rect(part(b, 0.17, 0.565, 0.2, 0.12), b.w * 0.1, { fill: pen.matt(cap), stroke: edge(pen.colour) }) +
    key(0.73, 0.59) +
    times(2, (i) => rect(part(b, 0.2, 0.74 + i * 0.055, 0.6, 0.036), 6, { fill: ['#d8363a', '#3f68d8'][i] ?? '#888888' })) +
    wordmark(pen.subject.brand, part(b, 0.25, 0.895, 0.5, 0.04), mark(pen.colour))
  );
};

export const mediaPlayer: Drawing = {
  angles: 2,
  size: { width: 10, height: 2.5, depth: 10 },
  draw(pen, _subject, angle) {
    const [h = 2.5, , w = 10] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    const stick = pen.mentions(/stick|стик/) || w / Math.max(h, 1) > 7;
    const deep = stick ? w * 0.34 : w;
    const long = 14;
    const lid = (b: Box): string =>
      wordmark(pen.subject.brand, part(b, 0.28, 0.36, 0.44, 0.26), mark(pen.colour), { opacity: 0.6 }) +
      rect(part(b, 0.04, 0.04, 0.92, 0.92), b.w * 0.08, { stroke: '#ffffff', line: 1, opacity: 0.1 });
    if (angle === 0) {
      const v: View = pen.view(-24, 46, { width: w + 5.5, height: h, depth: long });
      const z = (long - deep) / 2;
      return (
        v.shadow(0, z, w, deep, 0.45) +
        v.shadow(w + 1.5, 0, 4, long, 0.35) +
        v.solid({ at: [0, 0, z], size: [w, h, deep], face: 'top', r: Math.min(w, deep) * 0.22, content: lid }) +
        v.on('front', w * 0.48, h * 0.5, z + deep, circle(0, 0, 4, { fill: '#e9f5ff' })) +
        v.solid({ at: [w + 1.5, 0, 0], size: [4, 1.2, long], face: 'top', r: 1.6, content: (b) => remote(pen, b) })
      );
    }
    const b = pen.fit(w, h);
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) +
      body(pen, b, { r: b.h * 0.16 }) +
      port(part(b, 0.1, 0.36, 0.07, 0.28), 3) +
      port(part(b, 0.24, 0.34, 0.15, 0.32), 4) +
      port(part(b, 0.46, 0.32, 0.13, 0.42), 3) +
      port(part(b, 0.66, 0.36, 0.08, 0.28), 3, '#214fa6') +
      circle(b.x + b.w * 0.85, b.y + b.h / 2, b.h * 0.14, { fill: '#0b0c0f', stroke: darken(pen.colour, 0.4), line: 3 })
    );
  },
};
