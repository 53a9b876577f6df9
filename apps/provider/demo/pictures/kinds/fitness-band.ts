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
  label,
  n,
  type Pen,
  part,
  path,
  rect,
  rotate,
  screen,
  times,
  zoom,
} from '../kit/index.ts';

/** The capsule with its upright screen: clock, date line, a heart-rate trace. */
const capsule = (pen: Pen, b: Box): string => {
  const lit = inset(b, b.w * 0.09);
  const trace = part(lit, 0.12, 0.66, 0.76, 0.16);
  const at = (x: number, y: number): [number, number] => [trace.x + trace.w * x, trace.y + trace.h * y];
  return (
    body(pen, b, { r: b.w * 0.42, colour: '#22242a', finish: 'gloss' }) +
    screen(
      pen,
      lit,
      b.w * 0.36,
      rect(lit, b.w * 0.36, { fill: '#05060a', opacity: 0.45 }) +
        label('12', part(lit, 0, 0.12, 1, 0.2), '#ffffff', { weight: 500 }) +
        label('30', part(lit, 0, 0.31, 1, 0.2), '#ffffff', { weight: 500 }) +
        path(d('M', ...at(0, 0.6), 'L', ...at(0.3, 0.6), ...at(0.4, 0.1), ...at(0.52, 1), ...at(0.62, 0.6), ...at(1, 0.6)), {
          stroke: '#ff6b7a',
          line: b.w * 0.035,
          round: true,
        }),
    )
  );
};

const band = (pen: Pen, b: Box): string => {
  const x = b.x + b.w / 2;
  const core = box(b.x, b.y + b.h * 0.33, b.w, b.h * 0.34);
  const wide = b.w * 0.8;
  const strap = box(x - wide / 2, b.y, wide, b.h);
  return (
    rect(strap, wide * 0.42, { fill: pen.round(), stroke: edge(pen.colour), line: 1.5 }) +
    path(d('M', strap.x + 2, core.y - 8, 'h', wide - 4, 'v', core.h + 16, 'h', 4 - wide, 'Z'), { fill: '#05070d', opacity: 0.22 }) +
    times(7, (i) =>
      rect(box(x - wide * 0.12, b.y + b.h * (0.74 + i * 0.033), wide * 0.24, b.h * 0.012), 4, {
        fill: darken(pen.colour, 0.62),
        stroke: alpha('#ffffff', 0.2),
        line: 0.7,
      }),
    ) +
    circle(x, b.y + b.h * 0.08, wide * 0.17, { fill: '#c3c6cb', stroke: '#7d8187' }) +
    circle(x, b.y + b.h * 0.08, wide * 0.11, { fill: darken(pen.colour, 0.15) }) +
    capsule(pen, core)
  );
};

export const fitnessBand: Drawing = {
  angles: 2,
  size: { width: 2.2, height: 4.7, depth: 1.1 },
  draw(pen, _subject, angle) {
    const { width, height } = pen.size;
    const core = Math.max(height, width * 1.6);
    const b = pen.fit(width, Math.min(core, width * 2.4) / 0.34);
    if (angle === 1) return rotate(zoom(band(pen, b), b.x + b.w / 2, b.y + b.h / 2, 1.75), 24, 400, 492);
    // A second one, seen from behind, closed to a ring: what holds it on the wrist.
    const pair = pen.fit((b.w / b.k) * 2.5, b.h / b.k);
    const first = box(pair.x + pair.w - width * pair.k, pair.y, width * pair.k, pair.h);
    const r = width * pair.k * 0.95;
    const [cx, cy] = [pair.x + r * 0.78, pair.y + pair.h - r * 1.15];
    const ring = `M${n(cx - r * 0.6)} ${n(cy)}A${n(r * 0.6)} ${n(r)} 0 1 1 ${n(cx + r * 0.6)} ${n(cy)}A${n(r * 0.6)} ${n(r)} 0 1 1 ${n(cx - r * 0.6)} ${n(cy)}Z`;
    const side =
      path(ring, { stroke: edge(pen.colour), line: r * 0.24 + 3 }) +
      path(ring, { stroke: pen.round(), line: r * 0.24 }) +
      rect(box(cx - r * 0.74, cy - r * 0.55, r * 0.3, r * 1.1), r * 0.14, { fill: pen.round('#2b2d33'), stroke: '#565960' });
    return contactShadow(pen, pair.x + pair.w / 2, pair.y + pair.h + 3, pair.w, 0.32) + side + band(pen, first);
  },
};
