import {
  type Box,
  body,
  buttons,
  circle,
  d,
  darken,
  knob,
  mark,
  type Pen,
  part,
  path,
  rect,
  skin,
  spot,
  times,
  wordmark,
} from '../kit/index.ts';
import { cup, pour, steelOf, tray } from './coffee-cup.ts';

export const espresso = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const head = part(b, 0.3, 0.34, 0.4, 0.09);
  const steel = steelOf(pen);
  const gauge = at(0.5, 0.2);
  return (
    body(pen, part(b, 0.08, 0.3, 0.84, 0.6), {
      r: 8,
      colour: darken(pen.colour, 0.2),
      fill: pen.linear([
        [0, '#15161a'],
        [0.4, '#33363c'],
        [1, '#4d5057'],
      ]),
    }) +
    body(pen, part(b, 0.02, 0.05, 0.96, 0.31), { r: b.w * 0.05, fill: skin(pen) }) +
    rect(part(b, 0.06, 0, 0.88, 0.055), 6, { fill: pen.metal(steel, 0), stroke: '#5c6067' }) +
    times(2, (i) =>
      path(d('M', ...at(0.24 + i * 0.3, 0.0), 'l', -b.w * 0.03, -b.h * 0.055, 'h', b.w * 0.2, 'l', -b.w * 0.03, b.h * 0.055, 'Z'), {
        fill: '#f1f2f4',
        stroke: '#9a9fa6',
        line: 1.2,
      }),
    ) +
    circle(...gauge, b.w * 0.085, { fill: pen.metal(steel, 40), stroke: '#4d5057', line: 1.4 }) +
    circle(...gauge, b.w * 0.068, { fill: '#fbfbf9' }) +
    path(d('M', ...gauge, 'l', b.w * 0.03, -b.w * 0.04), { stroke: '#c8322f', line: 3, round: true }) +
    buttons(pen, part(b, 0.12, 0.15, 0.24, 0.1), 2, { lit: 0 }) +
    knob(pen, b.x + b.w * 0.82, b.y + b.h * 0.2, b.w * 0.07, { colour: steel, metal: true }) +
    // group head, portafilter with its grip towards us, two streams
    rect(head, 6, { fill: pen.metal(steel, 0), stroke: '#5c6067', line: 1.4 }) +
    rect(part(b, 0.34, 0.42, 0.32, 0.06), 6, { fill: pen.metal('#8d9197', 0), stroke: '#43464c', line: 1.4 }) +
    path(d('M', ...at(0.46, 0.48), 'l', -b.w * 0.03, b.h * 0.04, 'M', ...at(0.54, 0.48), 'l', b.w * 0.03, b.h * 0.04), {
      stroke: '#7d8188',
      line: b.w * 0.035,
      round: true,
    }) +
    [0.43, 0.57].map((x) => pour(b.x + b.w * x, b.y + b.h * 0.52, b.y + b.h * 0.78, b.w * 0.013)).join('') +
    rect(part(b, 0.445, 0.425, 0.11, 0.105), 12, { fill: pen.matt('#1d1e22'), stroke: '#4d5057', line: 1.4 }) +
    circle(...at(0.5, 0.5), b.w * 0.036, { fill: pen.ball('#2b2d33') }) +
    path(d('M', ...at(0.84, 0.36), 'C', ...at(0.86, 0.5), ...at(0.8, 0.56), ...at(0.79, 0.72)), {
      stroke: '#5c6067',
      line: b.w * 0.036,
      round: true,
    }) +
    path(d('M', ...at(0.84, 0.36), 'C', ...at(0.86, 0.5), ...at(0.8, 0.56), ...at(0.79, 0.72)), {
      stroke: '#d5d8dd',
      line: b.w * 0.022,
      round: true,
    }) +
    cup(pen, b.x + b.w * 0.5, b.y + b.h * 0.895, b.h * 0.12) +
    tray(pen, part(b, 0.03, 0.89, 0.94, 0.1)) +
    wordmark(pen.subject.brand, part(b, 0.36, 0.295, 0.28, 0.04), mark(pen.colour))
  );
};
