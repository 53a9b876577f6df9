import {
  type Box,
  body,
  box,
  buttons,
  circle,
  contactShadow,
  type Drawing,
  darken,
  edge,
  feet,
  grille,
  isLight,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  port,
  rect,
  type View,
  vent,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const front = (pen: Pen, b: Box): string => {
  const r = b.h * 0.38;
  const x = b.x + b.w * 0.71;
  const y = b.y + b.h * 0.5;
  return (
    body(pen, b, { r: b.h * 0.16 }) +
    vent(pen, part(b, 0.07, 0.2, 0.36, 0.6), 14, { upright: true }) +
    circle(x, y, r * 1.16, {
      fill: pen.matt(isLight(pen.colour) ? darken(pen.colour, 0.16) : lighten(pen.colour, 0.08)),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    lensGlass(pen, x, y, r) +
    circle(b.x + b.w * 0.49, b.y + b.h * 0.3, b.h * 0.05, { fill: '#2a1014', stroke: edge(pen.colour) }) +
    circle(x, y, r * 1.1, { stroke: pen.look(makers).accent, line: r * 0.07 }) +
    rect(part(b, { left: 0.06, middle: 0.2, right: 0.34, spread: 0.06 }[pen.look(makers).controls], 0.86, 0.14, 0.04), 3, {
      fill: pen.look(makers).accent,
    }) +
    wordmark(pen.subject.brand, part(b, 0.44, 0.74, 0.1, 0.1), mark(pen.colour))
  );
};

const lid = (pen: Pen, b: Box): string =>
  grille(pen, part(b, 0.06, 0.55, 0.4, 0.34), 8, {
    colour: isLight(pen.colour) ? darken(pen.colour, 0.08) : lighten(pen.colour, 0.04),
    hole: 8,
  }) +
  buttons(pen, part(b, 0.1, 0.18, 0.34, 0.14), 5, { lit: 0 }) +
  circle(b.x + b.w * 0.71, b.y + b.h * 0.72, b.h * 0.11, {
    fill: pen.matt(darken(pen.colour, 0.12)),
    stroke: edge(pen.colour),
    line: 1.4,
  }) +
  wordmark(pen.subject.brand, part(b, 0.58, 0.18, 0.28, 0.16), mark(pen.colour), { opacity: 0.6 });

/** The pocket kind that stands like a can, its lens near the top, a loudspeaker round its foot. */
const can = (pen: Pen, pitch: number): string => {
  const { width: w, height: h } = pen.size;
  const v: View = pen.view(0, pitch, { width: w, height: h, depth: w });
  const b = box(v.frame.x, v.point(0, h, w / 2)[1], w * v.k, h * v.k * Math.cos((pitch * Math.PI) / 180));
  const [x, y] = v.point(w / 2, h * 0.72, w);
  const foot = v.point(w / 2, 0, w / 2);
  return (
    contactShadow(pen, foot[0], v.frame.y + v.frame.h - 6, w * v.k, 0.42, 0.09) +
    v.cylinder(w / 2, 0, w / 2, w / 2, h) +
    grille(pen, part(b, 0.1, 0.56, 0.8, 0.34), 14, {
      colour: isLight(pen.colour) ? darken(pen.colour, 0.08) : lighten(pen.colour, 0.05),
      hole: 8,
    }) +
    rect(box(x - w * 0.36 * v.k, y - w * 0.3 * v.k, w * 0.72 * v.k, w * 0.6 * v.k), w * 0.12 * v.k, {
      fill: pen.glassPaint('#121317'),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    lensGlass(pen, x, y, w * 0.23 * v.k) +
    wordmark(pen.subject.brand, part(b, 0.32, 0.915, 0.36, 0.04), mark(pen.colour)) +
    v.on(
      'top',
      w / 2,
      h,
      w / 2,
      circle(0, 0, w * 0.3 * v.k, { stroke: mark(pen.colour), line: 1.6, opacity: 0.4 }) +
        circle(0, 0, w * 0.08 * v.k, { stroke: mark(pen.colour), line: 2 }),
    )
  );
};

export const projector: Drawing = {
  angles: 3,
  size: { width: 31, height: 11, depth: 24 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    if (h > w * 1.25) return angle === 2 ? zoom(can(pen, 10), 400, 330, 2) : can(pen, angle === 0 ? 8 : 18);
    if (angle === 0) {
      const v: View = pen.view(24, 24);
      const foot = (x: number): string => v.cylinder(x, 0, depth * 0.9, w * 0.03, h * 0.08, { colour: '#25272c' });
      return (
        v.shadow(0, 0, w, depth, 0.5) +
        foot(w * 0.12) +
        foot(w * 0.88) +
        v.solid({ at: [0, h * 0.07, 0], size: [w, h * 0.93, depth], r: h * 0.16, content: (b) => front(pen, b) }) +
        v.on('top', w * 0.04, h, depth * 0.05, lid(pen, box(0, 0, w * 0.92 * v.k, depth * 0.85 * v.k)))
      );
    }
    const b = pen.fit(w, h);
    const shell = { ...b, h: b.h * 0.93 };
    const shadow = contactShadow(pen, b.x + b.w / 2, b.y + b.h + 1, b.w) + feet(shell, b.w * 0.07, b.h * 0.07);
    if (angle === 1) return shadow + front(pen, shell);
    return (
      shadow +
      body(pen, shell, { r: shell.h * 0.16 }) +
      vent(pen, part(shell, 0.08, 0.16, 0.84, 0.26), 3) +
      [0.1, 0.2, 0.3].map((x) => port(part(shell, x, 0.6, 0.07, 0.1), 3)).join('') +
      [0.43, 0.49]
        .map((x) =>
          circle(shell.x + shell.w * x, shell.y + shell.h * 0.65, shell.h * 0.06, { fill: '#0b0c0f', stroke: '#b9a56a', line: 4 }),
        )
        .join('') +
      rect(part(shell, 0.78, 0.55, 0.12, 0.24), 8, { fill: '#0b0c0f', stroke: '#8d9198', line: 2 })
    );
  },
};
