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
  fan,
  isLight,
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

/** The fan's side with its wire guard. */
const fanSide = (pen: Pen, b: Box): string => {
  const [x, y, r] = [b.x + b.w / 2, b.y + b.h / 2, Math.min(b.w, b.h) * 0.43];
  const wire = { stroke: '#2a2c31', line: r * 0.022 };
  return (
    fan(pen, x, y, r, { blades: 9, colour: '#34373d' }) +
    times(5, (i) => circle(x, y, r * (0.3 + i * 0.17), wire)) +
    rect(box(x - r, y - r * 0.012, r * 2, r * 0.024), 0, { fill: '#2a2c31' }) +
    rect(box(x - r * 0.012, y - r, r * 0.024, r * 2), 0, { fill: '#2a2c31' }) +
    circle(x, y, r * 0.2, { fill: pen.matt(lighten(pen.colour, 0.06)), stroke: edge(pen.colour) }) +
    wordmark(pen.subject.brand, box(x - r * 0.16, y - r * 0.08, r * 0.32, r * 0.16), mark(pen.colour))
  );
};

const label = (pen: Pen, b: Box): string => {
  const watt = Math.round(pen.number('power', 750, 100, 3000));
  return (
    rect(part(b, 0.06, 0.18, 0.88, 0.64), 4, { fill: isLight(pen.colour) ? darken(pen.colour, 0.12) : lighten(pen.colour, 0.07) }) +
    wordmark(pen.subject.brand, part(b, 0.12, 0.34, 0.36, 0.3), mark(pen.colour), { align: 'start', weight: 700 }) +
    wordmark(`${watt} W`, part(b, 0.58, 0.36, 0.32, 0.26), mark(pen.colour))
  );
};

export const powerSupply: Drawing = {
  angles: 3,
  size: { width: 15, height: 8.6, depth: 16 },
  draw(pen, _subject, angle) {
    const [h = 8.6, w = 15, depth = 16] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    if (angle === 2) {
      const b = pen.fit(w, h);
      const net = pen.tile(16, 14, circle(4, 3.5, 3, { fill: '#08090b' }) + circle(12, 10.5, 3, { fill: '#08090b' }));
      return (
        contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) +
        body(pen, b, { r: 4 }) +
        rect(part(b, 0.04, 0.08, 0.66, 0.84), 4, { fill: net }) +
        port(part(b, 0.75, 0.16, 0.19, 0.34), 8) +
        times(3, (i) => rect(part(b, 0.79 + i * 0.045, 0.27, 0.02, 0.1), 1, { fill: '#c9b26a' })) +
        port(part(b, 0.78, 0.62, 0.13, 0.2), 4, '#17181b') +
        wordmark('I O', part(b, 0.8, 0.66, 0.09, 0.1), '#ffffff')
      );
    }
    const v: View = pen.view(angle === 0 ? 28 : -30, 36, { width: w, height: h, depth });
    const wires = (): string =>
      times(4, (i) => {
        const [x, y] = v.point(w * (0.18 + i * 0.1), h * 0.4, depth);
        return cable(d('M', x, y, 'q', 14 + i * 10, 60, 60 + i * 24, 66 + i * 12, 't', 90, 34 - i * 6), 13, '#1d1e22');
      });
    const side = v.on('front', 0, h, depth, label(pen, box(0, 0, w * v.k, h * v.k)));
    const modular = v.on(
      'front',
      0,
      h,
      depth,
      times(8, (i) => port(part(box(0, 0, w * v.k, h * v.k), 0.08 + (i % 4) * 0.22, 0.24 + Math.floor(i / 4) * 0.32, 0.17, 0.2), 3)),
    );
    return (
      v.shadow(0, 0, w, depth, 0.5) +
      v.solid({ at: [0, 0, 0], size: [w, h, depth], face: 'top', r: 0.4, content: (b) => fanSide(pen, b) }) +
      (angle === 0 ? side : pen.text('modular') === 'все' ? modular : wires())
    );
  },
};
