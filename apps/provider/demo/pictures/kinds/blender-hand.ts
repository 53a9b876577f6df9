import { type Box, circle, d, edge, isDark, lighten, mark, type Pen, part, path, rect, spot, wordmark } from '../kit/index.ts';
import { steel } from './blender-vessel.ts';

/** A hand blender: grip with buttons, steel leg, bell with the blade. */
export const hand = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const grip = d(
    'M',
    ...at(0.28, 0.02),
    'Q',
    ...at(0.5, -0.02),
    ...at(0.72, 0.02),
    'C',
    ...at(0.86, 0.12),
    ...at(0.84, 0.24),
    ...at(0.8, 0.34),
    'L',
    ...at(0.7, 0.46),
    'H',
    b.x + b.w * 0.3,
    'L',
    ...at(0.2, 0.34),
    'C',
    ...at(0.16, 0.24),
    ...at(0.14, 0.12),
    ...at(0.28, 0.02),
    'Z',
  );
  const leg = d(
    'M',
    ...at(0.34, 0.46),
    'H',
    b.x + b.w * 0.66,
    'L',
    ...at(0.6, 0.8),
    'C',
    ...at(0.64, 0.87),
    ...at(0.98, 0.88),
    ...at(0.98, 0.96),
    'H',
    b.x + b.w * 0.02,
    'C',
    ...at(0.02, 0.88),
    ...at(0.36, 0.87),
    ...at(0.4, 0.8),
    'Z',
  );
  const soft = isDark(pen.colour) ? lighten(pen.colour, 0.14) : '#2b2d33';
  return (
    path(leg, { fill: pen.metal(steel, 0), stroke: edge(steel), line: 1.6 }) +
    rect(part(b, 0.08, 0.955, 0.84, 0.02), 3, { fill: '#5c6067' }) +
    path(d('M', ...at(0.3, 0.985), 'H', b.x + b.w * 0.7), { stroke: '#e6e8ec', line: 5, round: true }) +
    path(grip, { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 }) +
    rect(part(b, 0.29, 0.455, 0.42, 0.022), 3, { fill: pen.metal('#8d9197', 0), stroke: '#43464c' }) +
    rect(part(b, 0.37, 0.1, 0.26, 0.15), b.w * 0.13, { fill: pen.matt(soft), stroke: edge(soft), line: 1.4 }) +
    circle(...at(0.5, 0.14), b.w * 0.07, { fill: pen.matt(lighten(soft, 0.14)), stroke: edge(soft) }) +
    circle(...at(0.5, 0.21), b.w * 0.07, { fill: pen.matt(lighten(soft, 0.14)), stroke: edge(soft) }) +
    rect(part(b, 0.36, -0.012, 0.28, 0.03), 6, { fill: pen.matt(soft), stroke: edge(soft) }) +
    wordmark(pen.subject.brand, part(b, 0.32, 0.29, 0.36, 0.03), mark(pen.colour))
  );
};
