import {
  alpha,
  type Box,
  box,
  circle,
  d,
  darken,
  ellipse,
  fromHue,
  line,
  type Pen,
  part,
  path,
  rect,
  times,
  type View,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';

/** A pulled-out basket seen from the front: plates stand in a row, or cups and glasses upside down. */
const basket = (pen: Pen, b: Box, plates: boolean): string => {
  const tone = fromHue(pen.pick([215, 160, 18, 350], 'dishes'), 0.4, 0.6);
  const count = plates ? 7 : 5;
  const step = b.w / count;
  const dishes = times(count, (i) => {
    const x = b.x + step * (i + 0.5);
    if (plates)
      return pen.reuse(
        ellipse(0, 0, step * 0.36, b.h * 0.62, {
          fill: pen.linear(
            [
              [0, '#ffffff'],
              [1, '#c9d0d9'],
            ],
            20,
          ),
          stroke: '#9aa4b0',
          line: 1.2,
        }) + ellipse(-step * 0.06, 0, step * 0.22, b.h * 0.42, { stroke: tone, line: 2, opacity: 0.7 }),
        x,
        b.y + b.h * 0.42,
      );
    return i % 2 === 0
      ? path(d('M', x - step * 0.36, b.y + b.h * 0.8, 'l', step * 0.1, -b.h * 0.75, 'h', step * 0.52, 'l', step * 0.1, b.h * 0.75, 'Z'), {
          fill: pen.linear(
            [
              [0, '#ffffffd0'],
              [0.5, '#cfe2f0a0'],
              [1, '#9fb6c8c0'],
            ],
            0,
          ),
          stroke: '#8aa0b2',
          line: 1.2,
        })
      : rect(box(x - step * 0.34, b.y + b.h * 0.2, step * 0.64, b.h * 0.6), 6, {
          fill: pen.linear(
            [
              [0, '#ffffff'],
              [0.4, tone],
              [1, darken(tone, 0.3)],
            ],
            0,
          ),
          stroke: darken(tone, 0.4),
          line: 1,
        }) + circle(x + step * 0.36, b.y + b.h * 0.5, b.h * 0.16, { stroke: tone, line: 4 });
  });
  return (
    dishes +
    path(
      times(9, (i) => d('M', b.x + (b.w * i) / 8, b.y + b.h * 0.35, 'V', b.y + b.h)),
      { stroke: '#d6dbe1', line: 2.4 },
    ) +
    path(d('M', b.x, b.y + b.h * 0.35, 'H', b.x + b.w, 'M', b.x, b.y + b.h * 0.66, 'H', b.x + b.w, 'M', b.x, b.y + b.h, 'H', b.x + b.w), {
      stroke: '#b4bcc6',
      line: 3.2,
      round: true,
    })
  );
};

/** Where the handle of a basket is and how long, by the maker's hand. */
const grips: Readonly<Record<Maker['controls'], readonly [x: number, w: number]>> = {
  left: [0.06, 0.3],
  middle: [0.36, 0.28],
  right: [0.64, 0.3],
  spread: [0.12, 0.76],
};

/** An open dishwasher: steel tub, baskets, the door folded down. `lip` draws the door's upper edge, where the controls of built-in ones are. */
export const openDishwasher = (pen: Pen, shell: (b: Box) => string, lip: (b: Box) => string): string => {
  const { width: w, height: h, depth } = pen.size;
  const foot = h * 0.12;
  const leaf = h * 0.84;
  const v: View = pen.view(-24, 20, { width: w, height: h, depth: depth + leaf });
  const k = v.k;
  const look = pen.look(makers);
  const tub = (b: Box): string => {
    const hole = part(b, 0.05, 0.05, 0.9, 0.8);
    return (
      shell(b) +
      rect(hole, 6, {
        fill: pen.linear([
          [0, '#6d737b'],
          [0.4, '#a9aeb5'],
          [1, '#cfd3d8'],
        ]),
        stroke: '#4b4f56',
        line: 2,
      }) +
      rect(part(hole, 0.1, 0.07, 0.8, 0.8), 4, {
        fill: pen.linear([
          [0, '#4e535a'],
          [0.6, '#8d939b'],
          [1, '#b7bcc3'],
        ]),
        stroke: '#60656c',
        line: 1,
      }) +
      line(hole.x, hole.y + hole.h * 0.47, hole.x + hole.w * 0.1, hole.y + hole.h * 0.44, { stroke: '#50555c', line: 3 }) +
      (pen.flag('thirdRack')
        ? rect(part(hole, 0.08, 0.045, 0.84, 0.035), 3, { fill: pen.metal('#e6e9ec', 90), stroke: '#4b4f56', line: 1.4 }) +
          times(9, (i) => rect(part(hole, 0.12 + i * 0.085, 0.02, 0.05, 0.03), 2, { fill: '#f4f6f8', stroke: '#6d737b', line: 1 }))
        : '') +
      // Lit from within where the machine is a quiet one, with handles of the maker's.
      (pen.number('noise', 46, 20, 70) < 45 ? rect(part(hole, 0.1, 0.07, 0.8, 0.8), 4, { fill: look.ink, opacity: 0.28 }) : '') +
      basket(pen, part(hole, 0.06, 0.13, 0.88, 0.24), false) +
      rect(part(hole, grips[look.controls][0], 0.2, grips[look.controls][1], 0.05), 5, {
        fill: look.accent,
        stroke: darken(look.accent, 0.4),
        line: 1.4,
      })
    );
  };
  const door = (b: Box): string =>
    rect(b, 5, { fill: pen.metal('#b7bbc1', 0), stroke: '#6d7178', line: 1.4 }) +
    rect(part(b, 0.08, 0.08, 0.84, 0.84), 10, {
      fill: pen.linear(
        [
          [0, '#8f959c'],
          [0.5, '#c3c7cc'],
          [1, '#a4a9b0'],
        ],
        60,
      ),
      stroke: '#7d828a',
      line: 1.2,
    }) +
    rect(part(b, 0.24, 0.36, 0.2, 0.16), 5, { fill: pen.look(makers).accent, stroke: '#83888f' }) +
    circle(b.x + b.w * 0.66, b.y + b.h * 0.44, b.w * 0.06, { fill: '#3d63a8', stroke: '#dfe3e8', line: 3 });
  const out = depth + leaf * 0.42;
  const low = box(0, 0, w * 0.84 * k, h * 0.27 * k);
  return (
    v.shadow(0, 0, w, depth + leaf * 0.96, 0.45) +
    v.solid({ at: [0, 0, 0], size: [w, h, depth], r: 0.5, content: tub }) +
    v.solid({ at: [0, foot - 2.5, depth], size: [w, 2.5, leaf], face: 'top', colour: pen.colour, content: door }) +
    v.on('front', 0, foot, depth + leaf, lip(box(0, 0, w * k, 2.5 * k))) +
    // the lower basket, rolled out onto the door
    v.on(
      'top',
      w * 0.08,
      foot + 1,
      depth - 4,
      rect(box(0, 0, w * 0.84 * k, (out - depth + 4) * k), 4, { fill: alpha('#4a4f57', 0.35), stroke: '#aab2bc', line: 3 }) +
        // Settings of plates stand in it, as many as it holds.
        times(Math.round(pen.number('settings', 10, 2, 16) / 2), (i) =>
          rect(box(w * 0.06 * k + (i * w * 0.7 * k) / 8, 4, w * 0.05 * k, (out - depth) * k * 0.7), 6, {
            fill: i % 3 === 0 ? pen.look(makers).accent : '#f4f6f8',
            stroke: '#8d97a2',
            line: 1.2,
          }),
        ),
    ) +
    [0.5, 1]
      .map((share) =>
        v.on(
          'front',
          w * 0.08,
          foot + h * 0.27,
          depth - 4 + (out - depth + 4) * share,
          pen.reuse(basket(pen, low, true), 0, 0) +
            rect(part(low, grips[look.controls][0], 0.04, grips[look.controls][1], 0.16), 5, {
              fill: look.accent,
              stroke: darken(look.accent, 0.4),
              line: 1.4,
            }),
        ),
      )
      .join('')
  );
};
