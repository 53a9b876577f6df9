import {
  alpha,
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  inset,
  isDark,
  label,
  lighten,
  n,
  type Pen,
  path,
  rect,
  sheen,
  times,
  wallpaper,
  zoom,
} from '../kit/index.ts';

/** A round dial with hands, or a square one with large digits: never the same face on a whole shelf. */
const dial = (pen: Pen, b: Box, round: boolean): string => {
  const [x, y, r] = [b.x + b.w / 2, b.y + b.h / 2, Math.min(b.w, b.h) / 2];
  const ring = (radius: number, share: number, colour: string): string =>
    circle(x, y, radius, { stroke: alpha(colour, 0.25), line: r * 0.07 }) +
    circle(x, y, radius, {
      stroke: colour,
      line: r * 0.07,
      round: true,
      dash: `${n(2 * Math.PI * radius * share)} 9999`,
      transform: `rotate(-90 ${n(x)} ${n(y)})`,
    });
  const corners = round ? r : b.w * 0.22;
  const hand = (turn: number, length: number, width: number): string =>
    path(d('M', x, y + r * 0.1, 'V', y - length), {
      stroke: '#ffffff',
      line: width,
      round: true,
      transform: `rotate(${turn} ${n(x)} ${n(y)})`,
    });
  const steps = pen.random('steps');
  const face =
    round && pen.random('face') > 0.4
      ? times(12, (i) =>
          path(d('M', x, y - r * 0.9, 'v', r * (i % 3 === 0 ? 0.14 : 0.08)), {
            stroke: '#ffffff',
            line: r * (i % 3 === 0 ? 0.035 : 0.02),
            transform: `rotate(${i * 30} ${n(x)} ${n(y)})`,
          }),
        ) +
        ring(r * 0.28, 0.3 + steps * 0.5, '#4fd0a5') +
        hand(305, r * 0.5, r * 0.06) +
        hand(60, r * 0.75, r * 0.045) +
        path(d('M', x, y + r * 0.2, 'V', y - r * 0.82), { stroke: '#ff8a4c', line: r * 0.018, transform: `rotate(190 ${n(x)} ${n(y)})` }) +
        circle(x, y, r * 0.055, { fill: '#ff8a4c' })
      : label('12:30', box(b.x, y - r * 0.72, b.w, r * 0.5), '#ffffff', { weight: 500 }) +
        ring(r * 0.36, 0.3 + steps * 0.5, '#ff5b6e')
          .replaceAll(`cy="${n(y)}"`, `cy="${n(y + r * 0.35)}"`)
          .replaceAll(` ${n(y)})`, ` ${n(y + r * 0.35)})`) +
        ring(r * 0.26, 0.72 - steps * 0.3, '#63d471')
          .replaceAll(`cy="${n(y)}"`, `cy="${n(y + r * 0.35)}"`)
          .replaceAll(` ${n(y)})`, ` ${n(y + r * 0.35)})`);
  return wallpaper(pen, b, corners) + rect(b, corners, { fill: '#05060a', opacity: 0.55 }) + face + sheen(pen, b, corners, 0.16);
};

/** The strap narrows away from the case; its far end shows the buckle's holes. */
const strap = (pen: Pen, x: number, y: number, w: number, h: number, colour: string, down: boolean): string => {
  const s = down ? 1 : -1;
  const end = w * 0.38;
  const shape = d(
    'M',
    x - w / 2,
    y,
    'C',
    x - w / 2,
    y + s * h * 0.3,
    x - end,
    y + s * h * 0.45,
    x - end,
    y + s * (h - end),
    'Q',
    x - end,
    y + s * h,
    x,
    y + s * h,
    'Q',
    x + end,
    y + s * h,
    x + end,
    y + s * (h - end),
    'C',
    x + end,
    y + s * h * 0.45,
    x + w / 2,
    y + s * h * 0.3,
    x + w / 2,
    y,
    'Z',
  );
  const holes = down
    ? times(5, (i) => rect(box(x - w * 0.035, y + h * (0.46 + i * 0.09), w * 0.07, w * 0.045), w * 0.02, { fill: darken(colour, 0.7) }))
    : rect(box(x - end * 1.08, y - h * 0.97, end * 2.16, h * 0.12), 5, { stroke: '#a9adb3', line: w * 0.035 });
  return (
    path(shape, { fill: pen.round(colour), stroke: edge(colour), line: 1.5 }) +
    path(shape, { fill: pen.fade('#000000', down ? 0.25 : 0, down ? 0 : 0.25) }) +
    holes
  );
};

const watch = (pen: Pen, b: Box, round: boolean): string => {
  const side = b.w;
  const r = round ? side / 2 : side * 0.26;
  const x = b.x + b.w / 2;
  const long = (b.h - side) / 2 + side * 0.1;
  const face = box(b.x, b.y + (b.h - side * (round ? 1 : 1.16)) / 2, side, side * (round ? 1 : 1.16));
  const strapColour = isDark(pen.colour) ? lighten(pen.colour, 0.05) : pen.random('strap') > 0.5 ? pen.colour : darken(pen.colour, 0.12);
  const isRugged = pen.mentions(/титан/);
  const crown = box(face.x + face.w - 3, face.y + face.h * 0.3, side * 0.06, side * 0.15);
  return (
    strap(pen, x, face.y + side * 0.1, side * 0.72, long, strapColour, false) +
    strap(pen, x, face.y + face.h - side * 0.1, side * 0.72, long, strapColour, true) +
    body(pen, crown, { r: 5, finish: 'metal', fill: pen.metal(pen.colour, 90) }) +
    body(pen, box(crown.x - 1, face.y + face.h * 0.56, side * 0.035, side * 0.16), { r: 4 }) +
    body(pen, face, { r, finish: 'metal', fill: pen.metal(pen.colour, 40) }) +
    rect(inset(face, side * 0.035), r * 0.93, { fill: '#050608', stroke: alpha('#000000', 0.6) }) +
    // Titanium is for the mountains: a guarded crown, a key of orange, a broader rim.
    (isRugged
      ? rect(box(face.x - side * 0.03, face.y + face.h * 0.4, side * 0.035, side * 0.24), 4, {
          fill: '#e2702a',
          stroke: edge('#e2702a'),
          line: 1,
        })
      : '') +
    (pen.flag('calls') ? rect(box(face.x - side * 0.012, face.y + face.h * 0.3, side * 0.02, side * 0.1), 3, { fill: '#0b0c0f' }) : '') +
    dial(pen, inset(face, side * (isRugged ? 0.11 : 0.085)), round)
  );
};

export const smartWatch: Drawing = {
  angles: 3,
  size: { width: 4.4, height: 4.4, depth: 1.2 },
  draw(pen, _subject, angle) {
    const { width, depth } = pen.size;
    const round = pen.mentions(/кругл|round/) || (!pen.mentions(/квадрат|прямоуг|square|rect/) && pen.random('round') > 0.5);
    const tall = width * 2.6;
    if (angle === 1) {
      const v = pen.view(38, 5, { width, height: tall, depth: depth * 2 });
      const [x, y] = v.point(width / 2, 0, 0);
      const h = width * (round ? 1 : 1.16);
      const flat = box(0, 0, width * v.k, tall * v.k);
      const back = v.on('front', 0, tall, 0, watch(pen, flat, round));
      const middle = v.solid({
        at: [0, (tall - h) / 2, 0],
        size: [width, h, depth],
        r: round ? width / 2 : width * 0.26,
        content: (b) =>
          rect(inset(b, b.w * 0.035), round ? b.w / 2 : b.w * 0.24, { fill: '#050608' }) + dial(pen, inset(b, b.w * 0.085), round),
      });
      const knob = v.on(
        'right',
        width - 0.05,
        tall / 2 + h * 0.2,
        depth * 0.68,
        body(pen, box(0, 0, depth * 0.36 * v.k, h * 0.16 * v.k), { r: 6, fill: pen.metal(pen.colour, 90) }),
      );
      return contactShadow(pen, x, y + 2, width * v.k * 0.5, 0.3) + back + middle + knob;
    }
    const b = pen.fit(width * 1.06, tall);
    const flat = box(b.x, b.y, width * b.k, b.h);
    if (angle === 2) return zoom(watch(pen, flat, round), b.x + b.w * 0.55, b.y + b.h / 2, 2.4);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.6, 0.3) + watch(pen, flat, round);
  },
};
