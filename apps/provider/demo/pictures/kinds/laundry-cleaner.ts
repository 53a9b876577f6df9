import {
  type Box,
  circle,
  contactShadow,
  d,
  darken,
  edge,
  ellipse,
  isLight,
  lighten,
  type Pen,
  part,
  path,
  rect,
  rim,
  spot,
  times,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const water = '#2f7fc4';

/** The print of a pack: a drum with a star of cleanness, and lines instead of words. */
const print = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const r = b.w * 0.26;
  const [x, y] = at(0.5, 0.36);
  const { accent, controls } = pen.look(makers);
  const ribbon = rect(part(b, { left: 0.02, middle: 0.3, right: 0.58, spread: 0.16 }[controls], 0.02, 0.4, 0.07), 4, { fill: accent });
  const star = (cx: number, cy: number, size: number): string =>
    path(
      d(
        'M',
        cx,
        cy - size,
        'Q',
        cx,
        cy,
        cx + size,
        cy,
        'Q',
        cx,
        cy,
        cx,
        cy + size,
        'Q',
        cx,
        cy,
        cx - size,
        cy,
        'Q',
        cx,
        cy,
        cx,
        cy - size,
        'Z',
      ),
      { fill: '#ffffff', stroke: darken(water, 0.2), line: 1.2 },
    );
  return (
    circle(x, y, r, { fill: pen.ball(water), stroke: darken(water, 0.4), line: 3 }) +
    circle(x, y, r * 0.74, { stroke: '#ffffff', line: 4, opacity: 0.7 }) +
    path(d('M', x - r * 0.7, y + r * 0.06, 'q', r * 0.35, -r * 0.26, r * 0.7, 0, 't', r * 0.7, 0), {
      stroke: '#ffffff',
      line: 5,
      round: true,
    }) +
    star(x + r * 0.82, y - r * 0.78, r * 0.36) +
    star(x + r * 1.12, y - r * 0.2, r * 0.2) +
    rect(part(b, 0.16, 0.68, 0.68, 0.045), 4, { fill: darken(water, 0.3) }) +
    rect(part(b, 0.16, 0.75, 0.5, 0.03), 4, { fill: darken(water, 0.3), opacity: 0.5 }) +
    ribbon +
    times(3, (i) => circle(...at(0.22 + i * 0.14, 0.87), b.w * 0.035, { fill: water, opacity: 0.6 }))
  );
};

/** A carton of powder. */
export const cleanerBox = (pen: Pen, angle: number): string => {
  const [w, h, deep] = [11, 16.5, 5.5];
  const v = pen.view(angle === 1 ? 32 : -26, angle === 1 ? 18 : 12, { width: w, height: h, depth: deep });
  const band = isLight(pen.colour) ? lighten(water, 0.12) : '#f1f2f4';
  const front = (b: Box): string =>
    rect(part(b, 0, 0, 1, 0.1), 0, { fill: band }) +
    rect(part(b, 0.08, 0.14, 0.84, 0.8), 10, { fill: '#fbfcfd', stroke: edge(pen.colour), line: 1.2, opacity: 0.95 }) +
    print(pen, part(b, 0.08, 0.14, 0.84, 0.8));
  return v.shadow(0, 0, w, deep, 0.5) + v.solid({ at: [0, 0, 0], size: [w, h, deep], r: 0.15, content: front });
};

/** A bottle whose cap is the measure. */
export const cleanerBottle = (pen: Pen, angle: number): string => {
  const b = pen.fit(7, 19.5, { w: 460, h: 800 });
  const at = spot(b);
  const cap = isLight(pen.colour) ? water : '#f1f2f4';
  const shape = d(
    'M',
    ...at(0.36, 0.15),
    'C',
    ...at(0.34, 0.25),
    ...at(0.02, 0.22),
    ...at(0.02, 0.36),
    'V',
    b.y + b.h * 0.94,
    'Q',
    ...at(0.02, 1),
    ...at(0.16, 1),
    'H',
    b.x + b.w * 0.84,
    'Q',
    ...at(0.98, 1),
    ...at(0.98, 0.94),
    'V',
    b.y + b.h * 0.36,
    'C',
    ...at(0.98, 0.22),
    ...at(0.66, 0.25),
    ...at(0.64, 0.15),
    'Z',
  );
  const label = part(b, 0.1, 0.4, 0.8, 0.5);
  const whole =
    path(shape, { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 }) +
    rect(label, 14, { fill: '#fbfcfd', stroke: edge(pen.colour), line: 1.2 }) +
    print(pen, label) +
    rect(part(b, 0.3, 0, 0.4, 0.155), 10, { fill: pen.round(cap), stroke: edge(cap), line: 1.6 }) +
    times(7, (i) => rect(part(b, 0.335 + i * 0.05, 0.03, 0.018, 0.1), 3, { fill: darken(cap, 0.4), opacity: 0.35 })) +
    rect(part(b, 0.07, 0.34, 0.05, 0.56), 9, { fill: '#ffffff', opacity: 0.4 }) +
    rim(pen, part(b, 0.31, 0.005, 0.38, 0.145), 8, cap);
  if (angle === 1) return zoom(whole, b.x + b.w / 2, b.y + b.h * 0.3, 1.7);
  return (
    contactShadow(pen, 400, b.y + b.h, b.w * 0.92) +
    whole +
    ellipse(...at(0.5, 0.155), b.w * 0.16, 3, { fill: darken(cap, 0.5), opacity: 0.5 })
  );
};
