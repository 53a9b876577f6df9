import {
  alpha,
  type Box,
  body,
  box,
  type Drawing,
  darken,
  edge,
  isDark,
  isLight,
  keys,
  lighten,
  mainKeys,
  mark,
  type Pen,
  part,
  rect,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const row = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Key field, with the number block when there is room for it. */
const top = (pen: Pen, b: Box): string => {
  const full = b.w / b.h > 2.9;
  const cap = isDark(pen.colour) ? '#3a3c43' : isLight(pen.colour) ? '#fbfbfb' : lighten(pen.colour, 0.55);
  const shadow = isDark(pen.colour) ? '#08090b' : darken(pen.colour, 0.42);
  const { accent } = pen.look(makers);
  const lit = pen.mentions(/rgb|игров/) || pen.flag('backlight') === true;
  const field = part(b, 0.018, 0.07, 0.964, 0.86);
  const main = full ? part(field, 0, 0, 0.655, 1) : field;
  const side = part(field, 0.67, 0, 0.13, 1);
  const numbers = part(field, 0.815, 0.1667, 0.185, 0.8333);
  const gap = main.h * 0.024;
  const style = { fill: cap, shadow, gap };
  const unit = main.w / 15;
  const esc = box(main.x, main.y, unit, main.h / 6);
  const enter = box(main.x + main.w - unit * 2.2, main.y + main.h * 0.5, unit * 2.2, main.h / 6);
  const hot = (k: Box): string => keys(k, [[1]], { fill: accent, shadow: darken(accent, 0.45), gap });
  return (
    body(pen, b, { r: b.h * 0.07, finish: 'metal', fill: pen.matt(pen.colour, 65) }) +
    rect(field, 6, {
      fill: isLight(pen.colour) ? darken(pen.colour, 0.15) : darken(pen.colour, 0.5),
      stroke: alpha(edge(pen.colour), 0.5),
      line: 1,
    }) +
    (lit
      ? rect(field, 6, {
          fill: pen.linear(
            [
              [0, '#e0457a'],
              [0.35, '#7a5cff'],
              [0.7, '#2fb4ff'],
              [1, '#3ddc97'],
            ],
            0,
          ),
          opacity: 0.75,
        })
      : '') +
    keys(main, mainKeys, style) +
    hot(esc) +
    hot(box(enter.x + unit * 0.02, enter.y, enter.w, enter.h)) +
    (full
      ? keys(part(side, 0, 0, 1, 0.5), [row(3), row(3), row(3)], style) +
        keys(part(side, 0, 0.6667, 1, 0.3333), [[-1, 1, -1], row(3)], style) +
        keys(numbers, [row(4), row(4), row(4), row(4), [2, 1, 1]], style) +
        wordmark(pen.subject.brand, part(field, 0.815, 0.03, 0.185, 0.1), mark(isLight(pen.colour) ? pen.colour : '#222222'))
      : '')
  );
};

const scene = (pen: Pen, yaw: number, pitch: number): string => {
  const w = pen.size.width;
  // Which of the two smaller sizes is the height depends on who measured; a keyboard lies.
  const deep = Math.max(pen.size.height, pen.size.depth, w * 0.26);
  const high = Math.max(1.8, Math.min(pen.size.height, pen.size.depth, 4));
  const v: View = pen.view(yaw, pitch, { width: w, height: high, depth: deep });
  return (
    v.shadow(0, 0, w, deep, 0.5) +
    v.solid({ at: [0, 0, 0], size: [w, high, deep], face: 'top', r: deep * 0.07, content: (b) => top(pen, b) })
  );
};

export const keyboard: Drawing = {
  angles: 3,
  size: { width: 44, height: 3.5, depth: 13.5 },
  draw(pen, _subject, angle) {
    if (angle === 0) return scene(pen, 0, 58);
    if (angle === 1) return scene(pen, 34, 36);
    return zoom(scene(pen, -30, 40), 250, 430, 2.3);
  },
};
