import { type Box, circle, d, edge, isDark, knob, lighten, mark, type Pen, part, path, rect, spot, times, wordmark } from '../kit/index.ts';
import { steel, vessel } from './blender-vessel.ts';

export const stand = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const jar = part(b, 0.14, 0.09, 0.62, 0.55);
  const shape = d('M', jar.x, jar.y, 'H', jar.x + jar.w, 'L', jar.x + jar.w * 0.84, jar.y + jar.h, 'H', jar.x + jar.w * 0.16, 'Z');
  const dark = isDark(pen.colour) ? lighten(pen.colour, 0.1) : '#26282d';
  return (
    path(
      d(
        'M',
        ...at(0.74, 0.15),
        'H',
        b.x + b.w * 0.86,
        'Q',
        ...at(0.94, 0.15),
        ...at(0.93, 0.22),
        'L',
        ...at(0.88, 0.46),
        'Q',
        ...at(0.86, 0.53),
        ...at(0.69, 0.53),
      ),
      { stroke: '#8fa3b0', line: b.w * 0.075, round: true },
    ) +
    path(
      d(
        'M',
        ...at(0.74, 0.15),
        'H',
        b.x + b.w * 0.86,
        'Q',
        ...at(0.94, 0.15),
        ...at(0.93, 0.22),
        'L',
        ...at(0.88, 0.46),
        'Q',
        ...at(0.86, 0.53),
        ...at(0.69, 0.53),
      ),
      { stroke: '#e3edf2', line: b.w * 0.06, round: true },
    ) +
    path(d('M', ...at(0.14, 0.09), 'l', -b.w * 0.05, -b.h * 0.012, 'l', b.w * 0.07, b.h * 0.05, 'Z'), {
      fill: '#dbe7ed',
      stroke: '#8fa3b0',
      line: 2,
    }) +
    vessel(pen, jar, shape, 0.32, 'smoothie') +
    path(d('M', ...at(0.4, 0.625), 'l', b.w * 0.05, -b.h * 0.03, 'l', b.w * 0.05, b.h * 0.03), {
      stroke: '#dfe3e8',
      line: 5,
      round: true,
    }) +
    rect(part(b, 0.12, 0.05, 0.66, 0.048), 8, { fill: pen.matt(dark), stroke: edge(dark), line: 1.4 }) +
    rect(part(b, 0.36, 0.0, 0.18, 0.055), 8, { fill: pen.matt(dark), stroke: edge(dark), line: 1.4 }) +
    rect(part(b, 0.2, 0.63, 0.5, 0.05), 8, { fill: pen.metal(steel, 0), stroke: edge(steel), line: 1.4 }) +
    path(
      d(
        'M',
        ...at(0.18, 0.68),
        'H',
        b.x + b.w * 0.72,
        'C',
        ...at(0.76, 0.78),
        ...at(0.82, 0.88),
        ...at(0.84, 0.965),
        'Q',
        ...at(0.84, 0.985),
        ...at(0.8, 0.985),
        'H',
        b.x + b.w * 0.1,
        'Q',
        ...at(0.06, 0.985),
        ...at(0.06, 0.965),
        'C',
        ...at(0.08, 0.88),
        ...at(0.14, 0.78),
        ...at(0.18, 0.68),
        'Z',
      ),
      { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 },
    ) +
    knob(pen, b.x + b.w * 0.45, b.y + b.h * 0.85, b.w * 0.1, { colour: steel, metal: true, turn: 30 }) +
    times(7, (i) => {
      const a = ((i - 3) * 32 - 90) * (Math.PI / 180);
      return circle(b.x + b.w * 0.45 + Math.cos(a) * b.w * 0.145, b.y + b.h * 0.85 + Math.sin(a) * b.w * 0.145, 2.6, {
        fill: mark(pen.colour),
      });
    }) +
    wordmark(pen.subject.brand, part(b, 0.33, 0.7, 0.24, 0.04), mark(pen.colour)) +
    rect(part(b, 0.12, 0.98, 0.1, 0.02), 3, { fill: '#1b1c20' }) +
    rect(part(b, 0.68, 0.98, 0.1, 0.02), 3, { fill: '#1b1c20' })
  );
};
