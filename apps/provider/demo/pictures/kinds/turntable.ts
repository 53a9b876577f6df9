import {
  alpha,
  type Box,
  box,
  circle,
  type Drawing,
  d,
  darken,
  edge,
  fromHue,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  path,
  polygon,
  rect,
  times,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';

/** Plinth from above: platter with a record, tonearm, speed and pitch controls. */
const top = (pen: Pen, b: Box): string => {
  const r = Math.min(b.h * 0.44, b.w * 0.36);
  const [x, y] = [b.x + b.w * 0.41, b.y + b.h * 0.5];
  const label = fromHue(pen.random('label') * 360, 0.62, 0.52);
  const [px, py] = [b.x + b.w * 0.87, b.y + b.h * 0.2];
  const [hx, hy] = [x + r * 0.52, y + r * 0.48];
  const arm = d('M', px, py, 'L', px - b.w * 0.01, b.y + b.h * 0.56, 'Q', px - b.w * 0.014, b.y + b.h * 0.66, hx + r * 0.1, hy - r * 0.05);
  return (
    circle(x + 4, y + 6, r * 1.04, { fill: '#05070d', opacity: 0.3 }) +
    circle(x, y, r * 1.03, { fill: pen.metal('#b9bcc2', 30), stroke: '#55585f', line: 1.5 }) +
    circle(x, y, r, {
      fill: pen.linear(
        [
          [0, '#2a2b30'],
          [0.35, '#0e0f12'],
          [0.5, '#3b3d44'],
          [0.65, '#0e0f12'],
          [1, '#232429'],
        ],
        30,
      ),
    }) +
    times(6, (i) => circle(x, y, r * (0.46 + i * 0.09), { stroke: '#ffffff', line: 0.8, opacity: 0.12 })) +
    path(
      d(
        'M',
        x,
        y,
        'L',
        x - r * 0.92,
        y - r * 0.28,
        'A',
        r * 0.96,
        r * 0.96,
        0,
        0,
        1,
        x - r * 0.62,
        y - r * 0.74,
        'Z',
        'M',
        x,
        y,
        'L',
        x + r * 0.92,
        y + r * 0.28,
        'A',
        r * 0.96,
        r * 0.96,
        0,
        0,
        1,
        x + r * 0.62,
        y + r * 0.74,
        'Z',
      ),
      { fill: '#ffffff', opacity: 0.13 },
    ) +
    circle(x, y, r * 0.34, { fill: pen.matt(label, 50) }) +
    circle(x, y, r * 0.25, { stroke: '#ffffff', line: 1.4, opacity: 0.5 }) +
    rect(box(x - r * 0.16, y - r * 0.19, r * 0.32, r * 0.05), 2, { fill: '#ffffff', opacity: 0.85 }) +
    circle(x, y, r * 0.03, { fill: '#e4e6ea', stroke: '#55585f' }) +
    circle(px + 4, py + 5, b.h * 0.1, { fill: '#05070d', opacity: 0.3 }) +
    circle(px, py, b.h * 0.1, { fill: pen.metal(isDark(pen.colour) ? '#54575e' : '#c2c5ca', 40), stroke: '#3b3d43', line: 1.4 }) +
    path(d('M', px, py, 'L', px + b.w * 0.004, b.y + b.h * 0.06), { stroke: '#4a4d54', line: b.h * 0.055, round: true }) +
    path(arm, { stroke: '#05070d', line: b.h * 0.02, round: true, opacity: 0.35, transform: 'translate(5 7)' }) +
    path(arm, { stroke: '#6d7077', line: b.h * 0.024, round: true }) +
    path(arm, { stroke: '#e6e8ec', line: b.h * 0.014, round: true }) +
    path(d('M', hx + r * 0.14, hy - r * 0.08, 'L', hx - r * 0.03, hy + r * 0.04), { stroke: '#1c1d21', line: b.h * 0.055, round: true }) +
    circle(px, py, b.h * 0.045, { fill: pen.ball('#d6d8dd') }) +
    knob(pen, b.x + b.w * 0.08, b.y + b.h * 0.88, b.h * 0.05, { colour: isDark(pen.colour) ? '#6a6d74' : '#c9ccd1', metal: true }) +
    rect(part(b, 0.9, 0.56, 0.022, 0.32), 4, { fill: darken(pen.colour, 0.5), stroke: alpha(edge(pen.colour), 0.7) }) +
    rect(part(b, 0.884, 0.7, 0.054, 0.05), 3, { fill: pen.metal('#c9ccd1', 90), stroke: '#55585f' }) +
    wordmark(pen.subject.brand, part(b, 0.7, 0.9, 0.15, 0.05), mark(pen.colour), { opacity: 0.7 })
  );
};

const scene = (pen: Pen, yaw: number, pitch: number, cover: boolean): string => {
  const { width: w, depth } = pen.size;
  const h = Math.min(pen.size.height, w * 0.3);
  const up = cover ? depth * 0.72 : 0;
  const v: View = pen.view(yaw, pitch, { width: w, height: h + up, depth });
  const foot = (x: number, z: number): string => v.cylinder(x, 0, z, w * 0.045, h * 0.22, { colour: '#26282d' });
  const deck = h * 0.66;
  const glass = (): string => {
    const corners = [
      v.point(w * 0.01, deck, depth * 0.03),
      v.point(w * 0.99, deck, depth * 0.03),
      v.point(w * 0.99, deck + up, -depth * 0.16),
      v.point(w * 0.01, deck + up, -depth * 0.16),
    ];
    return polygon(corners, {
      fill: pen.linear(
        [
          [0, '#ffffff66'],
          [0.4, '#aab4c426'],
          [1, '#7e889840'],
        ],
        60,
      ),
      stroke: '#8c96a5',
      line: 2,
    });
  };
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    (cover ? glass() : '') +
    foot(w * 0.1, depth * 0.9) +
    foot(w * 0.9, depth * 0.9) +
    foot(w * 0.9, depth * 0.12) +
    v.solid({
      at: [0, h * 0.18, 0],
      size: [w, deck - h * 0.18, depth],
      face: 'top',
      r: w * 0.02,
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.2)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.18)],
        ],
        40,
      ),
      content: (b) => top(pen, b),
    })
  );
};

export const turntable: Drawing = {
  angles: 3,
  size: { width: 42, height: 12, depth: 35 },
  draw(pen, _subject, angle) {
    if (angle === 0) return scene(pen, 22, 36, true);
    if (angle === 1) return scene(pen, 0, 62, false);
    return zoom(scene(pen, -26, 44, false), 480, 480, 1.9);
  },
};
