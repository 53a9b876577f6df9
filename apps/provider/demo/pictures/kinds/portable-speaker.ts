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
  ellipse,
  fromHue,
  handle,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  times,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';

/** Woven cloth in the product's colour. */
const weave = (pen: Pen, colour: string): string =>
  pen.tile(
    10,
    10,
    path('M0 0L10 10M10 0L0 10', { stroke: darken(colour, 0.42), line: 1.5 }) +
      path('M0 1.8L10 11.8M10 1.8L0 11.8', { stroke: lighten(colour, 0.24), line: 0.8 }),
  );

/** A plate, a bar, a disc or a frame of the maker's on the cloth; two eyes where it plays in stereo. */
const signOf = (
  pen: Pen,
  b: Box,
  { accent, shape, controls }: { accent: string; shape: Maker['grip']; controls: Maker['controls'] },
): string => {
  const x = { left: 0.24, middle: 0.5, right: 0.76, spread: 0.5 }[controls];
  const [cx, cy] = [b.x + b.w * x, b.y + b.h * 0.48];
  const sign = {
    bar: () => rect(box(cx - b.w * 0.13, cy - b.h * 0.14, b.w * 0.26, b.h * 0.28), 6, { fill: accent, stroke: edge(accent), line: 1.4 }),
    flat: () => rect(part(b, 0.06, 0.08, 0.88, 0.76), b.h * 0.12, { stroke: accent, line: b.h * 0.035 }),
    arc: () => circle(cx, cy, b.h * 0.2, { fill: pen.metal('#b9bdc3', 40), stroke: accent, line: b.h * 0.04 }),
    slot: () => rect(box(cx - b.w * 0.2, cy + b.h * 0.2, b.w * 0.4, b.h * 0.06), 4, { fill: accent }),
  }[shape]();
  const eyes = /стерео/.test(pen.text('sound'))
    ? [0.22, 0.78].map((at) => circle(b.x + b.w * at, cy, b.h * 0.26, { stroke: '#0b0c0f', line: b.h * 0.03, opacity: 0.5 })).join('')
    : '';
  return eyes + sign;
};

/** The lying roll: cloth with round ends, badge, a rubber foot. */
const roll = (pen: Pen, b: Box): string => {
  const r = b.h / 2;
  const cloth = isDark(pen.colour) ? lighten(pen.colour, 0.05) : pen.colour;
  const badge = part(b, 0.34, 0.33, 0.32, 0.3);
  const { accent, grip: shape, controls } = pen.look(makers);
  return (
    body(pen, b, {
      r: r * 0.92,
      fill: pen.linear([
        [0, darken(cloth, 0.1)],
        [0.2, lighten(cloth, 0.26)],
        [0.5, cloth],
        [1, darken(cloth, 0.5)],
      ]),
    }) +
    rect(b, r * 0.92, { fill: weave(pen, cloth), opacity: 0.55 }) +
    [0.035, 0.965]
      .map(
        (x) =>
          ellipse(b.x + b.w * x, b.y + r, b.w * 0.028, r * 0.84, { fill: pen.round('#2b2d33'), stroke: edge('#2b2d33'), line: 1.4 }) +
          ellipse(b.x + b.w * x, b.y + r, b.w * 0.016, r * 0.6, { fill: pen.flag('backlight') ? accent : pen.metal('#6a6d74', 90) }),
      )
      .join('') +
    rect(part(b, 0.14, 0.9, 0.72, 0.09), r * 0.1, { fill: '#17181b', stroke: '#3d4047' }) +
    signOf(pen, b, { accent, shape, controls }) +
    (pen.flag('powerBank') ? rect(part(b, 0.8, 0.44, 0.06, 0.12), 4, { fill: '#0b0c0f', stroke: '#9da1a8', line: 2 }) : '') +
    wordmark(pen.subject.brand, badge, isLight(cloth) ? '#23252a' : '#ffffff', { weight: 700, opacity: 0.95 }) +
    times(4, (i) => circle(b.x + b.w * (0.38 + i * 0.08), b.y + b.h * 0.12, b.h * 0.028, { fill: mark(cloth), opacity: 0.7 })) +
    path(
      d(
        'M',
        b.x + b.w * 0.965,
        b.y + b.h * 0.28,
        'C',
        b.x + b.w * 1.02,
        b.y + b.h * 0.2,
        b.x + b.w * 1.03,
        b.y + b.h * 0.6,
        b.x + b.w * 0.985,
        b.y + b.h * 0.74,
      ),
      { stroke: '#2b2d33', line: b.h * 0.035, round: true },
    )
  );
};

/** The tall one for parties: two cones with lights, a handle on top. */
const tower = (pen: Pen, b: Box): string => {
  const tone = fromHue(pen.pick([205, 282, 322, 24], 'glow'), 0.9, 0.62);
  const cone = (y: number, r: number): string => {
    const [cx, cy] = [b.x + b.w / 2, b.y + b.h * y];
    return (
      circle(cx, cy, r * 1.08, { stroke: alpha(tone, 0.35), line: r * 0.16 }) +
      circle(cx, cy, r * 1.04, { stroke: tone, line: r * 0.05 }) +
      circle(cx, cy, r, {
        fill: pen.radial([
          [0, '#3a3c43'],
          [0.6, '#16171b'],
          [0.86, '#2c2e34'],
          [1, '#0c0d10'],
        ]),
      }) +
      circle(cx, cy, r * 0.36, { fill: pen.ball('#3b3e46') })
    );
  };
  const room = part(b, 0.06, 0.07, 0.88, 0.84);
  const r = Math.min(room.w * 0.4, b.h * 0.2);
  return (
    handle(pen, part(b, 0.26, -0.035, 0.48, 0.035), { colour: darken(pen.colour, 0.1) }) +
    body(pen, b, { r: b.w * 0.12 }) +
    rect(room, b.w * 0.09, { fill: '#101115', stroke: edge(pen.colour) }) +
    cone(0.31, r * 0.86) +
    cone(0.68, r) +
    rect(room, b.w * 0.09, {
      fill: pen.tile(8, 8, circle(2, 2, 1.5, { fill: '#000000' }) + circle(6, 6, 1.5, { fill: '#000000' })),
      opacity: 0.5,
    }) +
    wordmark(pen.subject.brand, part(b, 0.36, 0.925, 0.28, 0.04), mark(pen.colour), { weight: 700 })
  );
};

export const portableSpeaker: Drawing = {
  angles: 3,
  size: { width: 22, height: 9.5, depth: 9.5 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    const upright = h > w * 1.15;
    const face = upright ? tower : roll;
    if (angle === 1) {
      if (upright) {
        const v: View = pen.view(32, 12);
        return v.shadow(0, 0, w, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [w, h, depth], r: w * 0.12, content: (b) => tower(pen, b) });
      }
      // From the end: the passive cone on the near side.
      const v: View = pen.view(38, 14, { width: w, height: h, depth: h });
      const cap = v.on(
        'right',
        w,
        h,
        h,
        circle((h / 2) * v.k, (h / 2) * v.k, h * 0.44 * v.k, { fill: pen.matt('#24262b'), stroke: '#4b4e56', line: 2 }) +
          circle((h / 2) * v.k, (h / 2) * v.k, h * 0.32 * v.k, { fill: pen.metal('#55585f', 40), stroke: '#17181b', line: 5 }) +
          wordmark(pen.subject.brand, box(h * 0.3 * v.k, h * 0.43 * v.k, h * 0.4 * v.k, h * 0.14 * v.k), '#e9eaee', { weight: 700 }),
      );
      const cloth = isDark(pen.colour) ? lighten(pen.colour, 0.05) : pen.colour;
      const clothSurface = v.on(
        'front',
        0,
        h * 0.86,
        h * 0.93,
        rect(box(h * 0.1 * v.k, 0, (w - h * 0.12) * v.k, h * 0.66 * v.k), 14, { fill: weave(pen, cloth), opacity: 0.5 }) +
          wordmark(
            pen.subject.brand,
            box(w * 0.3 * v.k, h * 0.2 * v.k, w * 0.36 * v.k, h * 0.3 * v.k),
            isLight(cloth) ? '#23252a' : '#ffffff',
            { weight: 700 },
          ),
      );
      return (
        v.shadow(0, h * 0.2, w, h * 0.6, 0.5) +
        v.solid({ at: [0, 0, 0], size: [w, h, h], face: 'right', r: h / 2, colour: cloth }) +
        clothSurface +
        cap
      );
    }
    const b = pen.fit(w, h);
    if (angle === 2) return zoom(face(pen, b), b.x + b.w * 0.4, b.y + b.h * 0.45, 2.2);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w * 0.95) + face(pen, b);
  },
};
