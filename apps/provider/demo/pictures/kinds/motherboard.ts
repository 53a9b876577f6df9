import {
  alpha,
  type Box,
  board,
  body,
  box,
  chip,
  circle,
  contactShadow,
  type Drawing,
  darken,
  edge,
  fins,
  isDark,
  isLight,
  label,
  lighten,
  type Pen,
  part,
  port,
  rect,
  times,
  type View,
  zoom,
} from '../kit/index.ts';
import { type Maker, makers } from '../looks/makers.ts';

/** The cooler of the chipset, as the maker shapes it. */
const hub: Readonly<Record<Maker['grip'], readonly [number, number, number, number]>> = {
  bar: [0.72, 0.6, 0.22, 0.19],
  flat: [0.66, 0.56, 0.28, 0.24],
  arc: [0.74, 0.6, 0.19, 0.19],
  slot: [0.7, 0.64, 0.24, 0.13],
};

const face = (pen: Pen, b: Box): string => {
  const dark = isLight(pen.colour) ? lighten(pen.colour, 0.1) : pen.colour;
  const sink = isDark(pen.colour) ? '#5b6068' : darken(pen.colour, 0.16);
  const slots = Math.round(pen.number('memorySlots', b.w < b.h * 0.7 ? 2 : 4, 1, 8));
  const { accent: tone, grip: kind } = pen.look(makers);
  const places = Math.round(pen.number('m2', 2, 1, 5));
  const isIntel = /lga/.test(pen.text('socket'));
  const isWired = /нет/.test(pen.text('wifi'));
  const socket = part(b, 0.32, 0.15, 0.24, 0.2);
  return (
    board(pen, b, 6, dark) +
    [
      [0.025, 0.02],
      [0.945, 0.02],
      [0.025, 0.955],
      [0.945, 0.955],
      [0.025, 0.45],
      [0.945, 0.45],
    ]
      .map(([x = 0, y = 0]) =>
        circle(b.x + b.w * (x + 0.015), b.y + b.h * (y + 0.012), b.w * 0.015, { fill: '#e9e9ea', stroke: '#b9a56a', line: 3 }),
      )
      .join('') +
    body(pen, part(b, 0, 0.03, 0.13, 0.4), { r: 4, colour: lighten(sink, 0.04) }) +
    times(6, (i) => port(part(b, -0.012, 0.05 + i * 0.062, 0.05, i % 3 === 0 ? 0.05 : 0.036), 2, i % 2 ? '#23262c' : '#2a52a8')) +
    fins(pen, part(b, 0.15, 0.1, 0.09, 0.3), kind === 'flat' ? 4 : kind === 'arc' ? 16 : 10, { colour: sink, upright: kind === 'slot' }) +
    fins(pen, part(b, 0.28, 0.02, 0.34, 0.075), 14, { colour: sink }) +
    // AM4 is a plain field of holes, AM5 lies in a black frame, LGA of Intel is taller and has its lever.
    rect(isIntel ? part(b, 0.32, 0.13, 0.23, 0.25) : socket, 4, {
      fill: /am4/.test(pen.text('socket')) ? '#cfc6ae' : '#16171a',
      stroke: isIntel ? '#c9ccd1' : '#b4b8be',
      line: /am5/.test(pen.text('socket')) ? 9 : 3,
    }) +
    rect(part(socket, 0.14, 0.14, 0.72, 0.72), 3, {
      fill: pen.tile(6, 6, circle(3, 3, 1.7, { fill: '#d9b45b' })),
      stroke: '#3c3e44',
      line: 1,
    }) +
    rect(part(socket, 1.03, 0.1, 0.035, 0.9), 2, { fill: pen.metal('#c0c4ca') }) +
    times(
      slots,
      (i) =>
        rect(part(b, 0.67 + i * 0.052, 0.05, 0.03, 0.42), 2, {
          fill: /ddr4/.test(pen.text('memoryType')) ? '#6d7178' : i % 2 ? '#26282e' : '#3b3e45',
          stroke: alpha(edge(dark), 0.7),
        }) + rect(part(b, 0.667 + i * 0.052, 0.045, 0.036, 0.02), 2, { fill: '#d6d8dc' }),
    ) +
    rect(part(b, 0.93, 0.2, 0.05, 0.2), 2, { fill: '#1b1c20', stroke: '#50535a' }) +
    rect(part(b, 0.94, 0.21, 0.03, 0.18), 1, { fill: pen.tile(8, 8, circle(4, 4, 2.4, { fill: '#7d8088' })) }) +
    times(3, (i) => {
      const y = 0.52 + i * 0.145;
      return (
        rect(part(b, 0.14, y, 0.56, 0.026), 2, {
          fill:
            i === 0
              ? pen.metal(/5\.0/.test(pen.text('pcie')) ? '#e6e9ec' : /4\.0/.test(pen.text('pcie')) ? '#7d828a' : '#3a3d44', 90)
              : '#26282e',
          stroke: '#0c0d10',
        }) + rect(part(b, 0.15, y + 0.008, 0.54, 0.01), 1, { fill: '#0a0b0d' })
      );
    }) +
    // Drives lie under lids, as many as there is room for.
    times(places, (i) =>
      body(pen, part(b, 0.17 + (i % 2) * 0.23, 0.557 + Math.floor(i / 2) * 0.145, i === places - 1 && i % 2 === 0 ? 0.44 : 0.21, 0.075), {
        r: 4,
        colour: sink,
      }),
    ) +
    body(pen, part(b, ...hub[kind]), { r: kind === 'arc' ? 30 : 8, colour: sink }) +
    rect(part(b, 0.73, 0.765, kind === 'slot' ? 0.08 : 0.2, kind === 'flat' ? 0.03 : 0.014), 2, { fill: tone }) +
    label(pen.text('chipset').toUpperCase(), part(b, 0.735, 0.65, 0.19, 0.06), '#f0f1f3', { weight: 700 }) +
    (isWired
      ? ''
      : circle(b.x + b.w * 0.03, b.y + b.h * 0.4, b.w * 0.022, { fill: '#d9b45b', stroke: '#7d6128', line: 2 }) +
        circle(b.x + b.w * 0.03, b.y + b.h * 0.44, b.w * 0.022, { fill: '#d9b45b', stroke: '#7d6128', line: 2 })) +
    times(Math.round(pen.number('sata', 4, 0, 8)), (i) => port(part(b, 0.955, 0.5 + i * 0.05, 0.04, 0.04), 2)) +
    chip(pen, part(b, 0.03, 0.62, 0.075, 0.06)) +
    circle(b.x + b.w * 0.07, b.y + b.h * 0.77, b.w * 0.03, { fill: pen.metal('#c9ccd1', 45), stroke: '#777b82' }) +
    times(5, (i) =>
      circle(b.x + b.w * (0.05 + i * 0.028), b.y + b.h * 0.93, b.w * 0.011, { fill: pen.ball('#b9bcc2'), stroke: '#5c5f66' }),
    ) +
    times(7, (i) => rect(part(b, 0.25 + i * 0.075, 0.965, 0.055, 0.02), 1, { fill: '#17181b', stroke: '#45484f' }))
  );
};

export const motherboard: Drawing = {
  angles: 3,
  size: { width: 24.4, height: 30.5, depth: 4 },
  draw(pen, _subject, angle) {
    const [, w = 24.4, h = 30.5] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    if (angle === 1) {
      const v: View = pen.view(32, 40, { width: w, height: 1, depth: h });
      return v.shadow(0, 0, w, h, 0.5) + v.solid({ at: [0, 0.2, 0], size: [w, 0.5, h], face: 'top', r: 0.4, content: (b) => face(pen, b) });
    }
    const b = pen.fit(w, h);
    if (angle === 2) return zoom(face(pen, b), b.x + b.w * 0.4, b.y + b.h * 0.28, 2);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + face(pen, box(b.x, b.y, b.w, b.h));
  },
};
