import { type Box, circle, d, darken, edge, ellipse, isDark, lighten, type Pen, part, path, rect, spot } from '../kit/index.ts';

/** One that is clipped to the ear: a ball that sounds in front of it, a bean behind, and the bow between them. Box is about 1 : 1.7. */
export const clippedBud = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const bow = d(
    'M',
    ...at(0.24, 0.56),
    'C',
    ...at(0.12, 0.16),
    ...at(0.36, 0.06),
    ...at(0.56, 0.1),
    'C',
    ...at(0.8, 0.15),
    ...at(0.84, 0.36),
    ...at(0.74, 0.52),
  );
  const bean = part(b, 0.06, 0.46, 0.36, 0.4);
  const light = isDark(pen.colour) ? 0.3 : 0.7;
  return (
    path(bow, { stroke: edge(pen.colour), line: b.w * 0.15, round: true }) +
    path(bow, { stroke: lighten(pen.colour, 0.05), line: b.w * 0.12, round: true }) +
    path(bow, { stroke: '#ffffff', line: b.w * 0.025, round: true, opacity: light * 0.7, transform: 'translate(-3 -4)' }) +
    rect(bean, bean.w / 2, { fill: pen.round(), stroke: edge(pen.colour), line: 1.6 }) +
    ellipse(bean.x + bean.w * 0.34, bean.y + bean.h * 0.36, bean.w * 0.09, bean.h * 0.22, { fill: '#ffffff', opacity: light * 0.6 }) +
    circle(bean.x + bean.w / 2, bean.y + bean.h * 0.86, bean.w * 0.05, { fill: '#1b1c20' }) +
    circle(...at(0.74, 0.6), b.w * 0.23, { fill: pen.ball(), stroke: edge(pen.colour), line: 1.6 }) +
    circle(...at(0.79, 0.6), b.w * 0.13, { fill: darken(pen.colour, 0.45), stroke: edge(pen.colour), line: 1.2 }) +
    circle(...at(0.79, 0.6), b.w * 0.085, { fill: '#0b0c0f' })
  );
};
