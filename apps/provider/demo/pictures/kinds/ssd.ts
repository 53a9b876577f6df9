import {
  type Box,
  board,
  body,
  box,
  chip,
  circle,
  contactShadow,
  contacts,
  type Drawing,
  darken,
  edge,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

/** A bare stick for the M.2 slot: controller, memory, label. */
const stick = (pen: Pen, b: Box): string =>
  board(pen, part(b, 0.04, 0, 0.96, 1), 3, isLight(pen.colour) ? '#1d5c46' : darken(pen.colour, 0.2)) +
  contacts(part(b, 0, 0.1, 0.04, 0.8), 1) +
  times(11, (i) => rect(part(b, 0.002, 0.08 + i * 0.077, 0.045, 0.045), 0, { fill: '#d9b45b' })) +
  circle(b.x + b.w, b.y + b.h / 2, b.h * 0.12, { fill: '#00000055', stroke: '#b9a56a', line: 4 }) +
  chip(pen, part(b, 0.07, 0.2, 0.15, 0.6)) +
  chip(pen, part(b, 0.68, 0.08, 0.25, 0.84)) +
  body(pen, part(b, 0.25, 0.06, 0.4, 0.88), { r: 3, finish: 'gloss' }) +
  wordmark(pen.subject.brand, part(b, 0.28, 0.2, 0.3, 0.28), mark(pen.colour), { align: 'start', weight: 700 }) +
  times(3, (i) => rect(part(b, 0.28, 0.58 + i * 0.1, [0.3, 0.22, 0.26][i] ?? 0.2, 0.035), 1, { fill: mark(pen.colour), opacity: 0.5 }));

const drive = (pen: Pen, b: Box): string => {
  const label = part(b, 0.08, 0.3, 0.84, 0.5);
  return (
    body(pen, b, { r: Math.min(b.w, b.h) * 0.05, finish: 'metal', fill: pen.matt(pen.colour, 55) }) +
    [
      [0.05, 0.05],
      [0.95, 0.05],
      [0.05, 0.95],
      [0.95, 0.95],
    ]
      .map(([x = 0, y = 0]) =>
        circle(b.x + b.w * x, b.y + b.h * y, b.w * 0.014, { fill: darken(pen.colour, 0.55), stroke: edge(pen.colour) }),
      )
      .join('') +
    rect(label, 8, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.16)],
          [1, darken(pen.colour, 0.22)],
        ],
        25,
      ),
      stroke: edge(pen.colour),
      line: 0.8,
    }) +
    wordmark(pen.subject.brand, part(label, 0.08, 0.12, 0.6, 0.3), mark(pen.colour), { align: 'start', weight: 700 }) +
    wordmark('SSD', part(label, 0.08, 0.58, 0.26, 0.22), mark(pen.colour), { align: 'start', weight: 500 }) +
    rect(part(label, 0.7, 0.66, 0.22, 0.06), 3, { fill: mark(pen.colour), opacity: 0.5 }) +
    rect(part(b, 0.3, 0.96, 0.4, 0.04), 2, { fill: '#0b0c0f' }) +
    contacts(part(b, 0.32, 0.972, 0.36, 0.022), 22)
  );
};

export const ssd: Drawing = {
  angles: 2,
  size: { width: 8, height: 2.2, depth: 0.3 },
  draw(pen, _subject, angle) {
    const [thin = 0.3, short = 2.2, long = 8] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    const slim = long / short > 2.4 && !pen.mentions(/2[.,]5/);
    const [w, h] = slim ? [long, short] : [short, long];
    const face = slim ? stick : drive;
    if (angle === 1) {
      const v: View = pen.view(-30, 36, { width: w, height: thin, depth: h });
      return (
        v.shadow(0, 0, w, h, 0.5) +
        v.solid({
          at: [0, 0, 0],
          size: [w, Math.max(0.18, thin), h],
          face: 'top',
          r: slim ? 0.08 : 0.3,
          colour: slim ? '#17352a' : pen.colour,
          content: (b) => face(pen, b),
        })
      );
    }
    const b = pen.fit(w, h, { w: 600, h: 700 });
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + face(pen, box(b.x, b.y, b.w, b.h));
  },
};
