import {
  alpha,
  type Box,
  body,
  box,
  buttons,
  contactShadow,
  type Drawing,
  darken,
  edge,
  ellipse,
  glass,
  groove,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  polygon,
  rect,
  sheen,
  skin,
  touchStrip,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';

type Shape = 'sloped' | 'dome' | 'island' | 'flat';

const shapeOf = (pen: Pen): Shape => {
  if (pen.mentions(/остров/)) return 'island';
  if (pen.mentions(/купол/)) return 'dome';
  if (pen.mentions(/встраив|полновстра|телескоп/) || pen.size.height < pen.size.width * 0.34) return 'flat';
  return 'sloped';
};

const chimney = (pen: Pen, b: Box): string =>
  rect(b, 1, { fill: skin(pen), stroke: edge(pen.colour), line: 1.4 }) +
  groove(b.x + 2, b.y + b.h * 0.42, b.x + b.w - 2, b.y + b.h * 0.42, pen.colour) +
  vent(pen, part(b, 0.3, 0.08, 0.4, 0.1), 3);
const filter = (pen: Pen, b: Box): string =>
  rect(b, 3, { fill: pen.metal('#b4b8be', 90), stroke: '#5f636a', line: 1.4 }) +
  rect(b, 3, { fill: pen.tile(9, 9, rect(box(1.5, 1.5, 6, 6), 1.5, { fill: '#6d727a', opacity: 0.75 })) }) +
  rect(part(b, 0.4, 0.76, 0.2, 0.09), 4, { fill: '#3a3d43' });
const lamp = (pen: Pen, x: number, y: number, r: number): string =>
  ellipse(x, y, r, r, {
    fill: pen.radial([
      [0, '#ffffff'],
      [0.5, '#fff2c8'],
      [1, '#d7b56a'],
    ]),
    stroke: '#8d8a80',
    line: 1,
  });
const underside = (pen: Pen, b: Box): string =>
  rect(b, 3, {
    fill: pen.linear([
      [0, '#8d9198'],
      [1, '#5c6067'],
    ]),
    stroke: edge(pen.colour),
  }) +
  filter(pen, part(b, 0.07, 0.12, 0.42, 0.7)) +
  filter(pen, part(b, 0.51, 0.12, 0.42, 0.7)) +
  [0.14, 0.86].map((x) => lamp(pen, b.x + b.w * x, b.y + b.h * 0.91, b.w * 0.022)).join('');

/** The sloped one's glass: two panes with a gap, signs in the lower. */
const pane = (pen: Pen, b: Box): string => {
  const paint = isDark(pen.colour) ? pen.glassPaint(pen.colour) : pen.gloss(pen.colour, 62);
  const one = (p: Box): string => rect(p, 5, { fill: paint, stroke: edge(pen.colour), line: 1.6 }) + sheen(pen, p, 5, 0.2);
  return (
    rect(b, 5, { fill: '#26282d' }) +
    one(part(b, 0, 0, 1, 0.74)) +
    one(part(b, 0, 0.765, 1, 0.235)) +
    touchStrip(part(b, 0.25, 0.82, 0.5, 0.13), '3', { ink: isDark(pen.colour) ? '#dfe9f7' : darken(pen.colour, 0.6) }) +
    wordmark(pen.subject.brand, part(b, 0.38, 0.07, 0.24, 0.06), mark(pen.colour), { opacity: 0.8 })
  );
};

const scene = (pen: Pen, yaw: number, pitch: number): string => {
  const { width: w, height: h, depth } = pen.size;
  const shape = shapeOf(pen);
  const v: View = pen.view(yaw, pitch);
  const below = pitch < 0;
  const under = (x: number, y: number, z: number, a: number, c: number): string =>
    below ? v.plane([x, y, z + c], [1, 0, 0], [0, 0, -1], underside(pen, box(0, 0, a * v.k, c * v.k))) : '';
  const face = (points: readonly (readonly [number, number, number])[], colour: string): string =>
    polygon(
      points.map((p) => v.point(...p)),
      { fill: pen.matt(colour, 40), stroke: edge(pen.colour), line: 1.4 },
    );
  if (shape === 'flat') {
    const visor = (b: Box): string =>
      rect(b, 2, { fill: skin(pen), stroke: edge(pen.colour) }) +
      buttons(pen, part(b, 0.7, 0.22, 0.22, 0.56), 4) +
      wordmark(pen.subject.brand, part(b, 0.06, 0.25, 0.2, 0.5), mark(pen.colour), { align: 'start' });
    return (
      v.solid({
        at: [w * 0.03, h * 0.24, 0],
        size: [w * 0.94, h * 0.76, depth * 0.82],
        colour: darken(pen.colour, 0.12),
        content: (b) => vent(pen, part(b, 0.4, 0.1, 0.2, 0.2), 3),
      }) +
      v.solid({ at: [0, 0, 0], size: [w, h * 0.24, depth], content: visor }) +
      under(0, 0, 0, w, depth)
    );
  }
  if (shape === 'sloped') {
    const tall = h * 0.56;
    const [zb, zt] = [depth * 0.5, depth];
    const slope = Math.hypot(tall, zt - zb);
    const cw = w * 0.42;
    const up: readonly [number, number, number] = [0, -tall / slope, (zb - zt) / slope];
    return (
      v.solid({ at: [(w - cw) / 2, tall * 0.9, 0], size: [cw, h - tall * 0.9, depth * 0.55], content: (b) => chimney(pen, b) }) +
      face(
        [
          [0, tall, zt],
          [w, tall, zt],
          [w, tall, zt - depth * 0.45],
          [0, tall, zt - depth * 0.45],
        ],
        lighten(pen.colour, 0.1),
      ) +
      face(
        [
          [w, tall, zt],
          [w, tall, zt - depth * 0.45],
          [w, 0, 0],
          [w, 0, zb],
        ],
        darken(pen.colour, 0.35),
      ) +
      v.plane([0, tall, zt], [1, 0, 0], up, pane(pen, box(0, 0, w * v.k, slope * v.k)))
    );
  }
  const slab = h * (shape === 'island' ? 0.055 : 0.08);
  const cone = shape === 'island' ? 0 : h * 0.26;
  const cw = Math.min(w * 0.36, 32);
  const cd = Math.min(depth * 0.6, cw * 0.9);
  const z0 = shape === 'island' ? (depth - cd) / 2 : 0;
  const x0 = (w - cw) / 2;
  const y1 = slab + cone;
  const strip = (b: Box): string =>
    rect(b, 2, { fill: skin(pen), stroke: edge(pen.colour) }) +
    (shape === 'island'
      ? glass(pen, part(b, 0.36, 0.18, 0.28, 0.64), 4) + touchStrip(part(b, 0.38, 0.26, 0.24, 0.48), '2', { signs: 2 })
      : buttons(pen, part(b, 0.37, 0.2, 0.26, 0.6), 5)) +
    wordmark(pen.subject.brand, part(b, 0.06, 0.24, 0.16, 0.52), mark(pen.colour), { align: 'start' });
  return (
    v.solid({ at: [x0, y1, z0], size: [cw, h - y1, cd], content: (b) => chimney(pen, b) }) +
    (cone > 0
      ? face(
          [
            [x0 + cw, y1, 0],
            [x0 + cw, y1, cd],
            [w, slab, depth],
            [w, slab, 0],
          ],
          darken(pen.colour, 0.3),
        ) +
        (yaw < 0
          ? face(
              [
                [x0, y1, 0],
                [x0, y1, cd],
                [0, slab, depth],
                [0, slab, 0],
              ],
              lighten(pen.colour, 0.06),
            )
          : '') +
        polygon(
          [
            [x0, y1, cd],
            [x0 + cw, y1, cd],
            [w, slab, depth],
            [0, slab, depth],
          ].map(([x = 0, y = 0, z = 0]) => v.point(x, y, z)),
          { fill: skin(pen), stroke: edge(pen.colour), line: 1.4 },
        )
      : '') +
    v.solid({ at: [0, 0, 0], size: [w, slab, depth], content: strip }) +
    under(0, 0, 0, w, depth)
  );
};

/** Straight from the front, with the light it throws. */
const straight = (pen: Pen): string => {
  const { width: w, height: h } = pen.size;
  const shape = shapeOf(pen);
  const b = pen.fit(w, h);
  const light = ellipse(b.x + b.w / 2, b.y + b.h + 22, b.w * 0.46, 34, {
    fill: pen.radial([
      [0, alpha('#ffdf8f', 0.85)],
      [1, '#ffdf8f00'],
    ]),
  });
  const mid = Math.min(0.36, 32 / w);
  const tube = part(b, 0.5 - mid / 2, 0, mid, 0.8);
  if (shape === 'flat')
    return (
      light +
      contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w, 0.2) +
      body(pen, part(b, 0.03, 0, 0.94, 0.8), { r: 4, colour: darken(pen.colour, 0.14) }) +
      body(pen, part(b, 0, 0.74, 1, 0.26), { r: 3, fill: skin(pen) }) +
      buttons(pen, part(b, 0.7, 0.8, 0.22, 0.14), 4) +
      wordmark(pen.subject.brand, part(b, 0.06, 0.8, 0.2, 0.14), mark(pen.colour), { align: 'start' })
    );
  if (shape === 'sloped') return light + chimney(pen, part(b, 0.29, 0, 0.42, 0.6)) + pane(pen, part(b, 0, 0.44, 1, 0.56));
  const slab = part(b, 0, shape === 'island' ? 0.945 : 0.92, 1, shape === 'island' ? 0.055 : 0.08);
  const cone =
    shape === 'island'
      ? ''
      : polygon(
          [
            [tube.x, b.y + b.h * 0.66],
            [tube.x + tube.w, b.y + b.h * 0.66],
            [b.x + b.w, slab.y],
            [b.x, slab.y],
          ],
          { fill: skin(pen), stroke: edge(pen.colour), line: 1.6 },
        );
  return (
    light +
    chimney(pen, shape === 'island' ? { ...tube, h: b.h * 0.95 } : { ...tube, h: b.h * 0.67 }) +
    cone +
    body(pen, slab, { r: 3, fill: skin(pen) }) +
    buttons(pen, part(slab, 0.38, 0.22, 0.24, 0.56), 5) +
    wordmark(pen.subject.brand, part(slab, 0.06, 0.25, 0.16, 0.5), mark(pen.colour), { align: 'start' })
  );
};

export const hood: Drawing = {
  angles: 3,
  size: { width: 60, height: 75, depth: 38 },
  draw(pen, _subject, angle) {
    return angle === 0 ? scene(pen, 26, shapeOf(pen) === 'flat' ? 24 : 12) : angle === 1 ? straight(pen) : scene(pen, 22, -24);
  },
};
