import {
  alpha,
  type Box,
  box,
  circle,
  contactShadow,
  darken,
  edge,
  ellipse,
  lighten,
  type Pen,
  part,
  rect,
  rim,
  times,
  zoom,
} from '../kit/index.ts';

/** The salt in the flask: grains that lie close. */
const salt = (pen: Pen, b: Box): string => {
  const grain = (x: number, y: number, r: number): string => circle(x, y, r, { fill: pen.ball('#e3ecf1'), stroke: '#a9bcc8', line: 1 });
  const heap = pen.tile(
    52,
    44,
    rect(box(0, 0, 52, 44), 0, { fill: '#c6d5de' }) +
      grain(12, 10, 12) +
      grain(38, 12, 13) +
      grain(25, 31, 13) +
      grain(4, 34, 10) +
      grain(48, 34, 10),
  );
  return rect(b, 34, { fill: heap, stroke: '#a9bcc8', line: 1.2 });
};

/** A threaded end that looks left or right. */
const thread = (pen: Pen, b: Box): string =>
  rect(b, 4, { fill: pen.round('#c3c6cb', 90), stroke: '#7d828a', line: 1.6 }) +
  times(5, (i) => rect(part(b, 0.1 + i * 0.18, 0.02, 0.06, 0.96), 2, { fill: '#6d7178', opacity: 0.5 }));

/** A clear flask of salt under a head, which stands between the tap and the hose. */
export const waterFilter = (pen: Pen, angle: number): string => {
  const b = pen.fit(13, 16, { w: 620, h: 760 });
  const head = part(b, 0.2, 0.06, 0.6, 0.24);
  const flask = part(b, 0.25, 0.3, 0.5, 0.66);
  const whole =
    thread(pen, part(b, 0, 0.11, 0.22, 0.14)) +
    thread(pen, part(b, 0.78, 0.11, 0.22, 0.14)) +
    rect(flask, 46, {
      fill: pen.linear(
        [
          [0, '#eef5f9'],
          [0.35, '#ffffff'],
          [1, '#bfd3df'],
        ],
        0,
      ),
      stroke: '#8aa0b2',
      line: 2,
    }) +
    salt(pen, part(flask, 0.06, 0.3, 0.88, 0.62)) +
    rect(part(flask, 0.08, 0.05, 0.1, 0.88), 16, { fill: alpha('#ffffff', 0.8) }) +
    rect(part(b, 0.22, 0.27, 0.56, 0.1), 10, { fill: pen.round(darken(pen.colour, 0.1)), stroke: edge(pen.colour), line: 1.6 }) +
    times(9, (i) => rect(part(b, 0.25 + i * 0.058, 0.285, 0.02, 0.07), 3, { fill: darken(pen.colour, 0.4), opacity: 0.35 })) +
    rect(head, 34, { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 }) +
    rim(pen, head, 34) +
    ellipse(head.x + head.w / 2, head.y + head.h * 0.5, head.w * 0.16, head.h * 0.26, {
      fill: pen.ball(lighten(pen.colour, 0.1)),
      stroke: edge(pen.colour),
      line: 1.4,
    });
  if (angle === 1) return zoom(whole, b.x + b.w * 0.5, b.y + b.h * 0.42, 1.7);
  return contactShadow(pen, 400, b.y + b.h * 0.97, b.w * 0.5) + whole;
};
