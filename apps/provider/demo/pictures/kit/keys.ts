import { type Box, n, path } from './shapes.ts';

/** A field of key caps: each row is a list of widths in caps, negative for a gap. One path, so it stays small. */
export const keys = (b: Box, rows: readonly (readonly number[])[], s: { fill: string; shadow?: string; gap?: number }): string => {
  const h = b.h / rows.length;
  const gap = s.gap ?? h * 0.16;
  const round = gap * 0.9;
  let data = '';
  rows.forEach((row, index) => {
    const total = row.reduce((sum, width) => sum + Math.abs(width), 0);
    data += `M${n(b.x + (gap + round) / 2)} ${n(b.y + h * index + (gap + round) / 2)}`;
    let offset = 0;
    for (const width of row) {
      const w = (Math.abs(width) / total) * b.w;
      // Relative steps, a closed cap leads back to its own start: a third of the length of absolute ones.
      if (width > 0) {
        data += `${offset > 0 ? `m${n(offset)} 0` : ''}h${n(w - gap - round)}v${n(h - gap - round)}h${n(round + gap - w)}z`;
        offset = 0;
      }
      offset += w;
    }
  });
  const under =
    s.shadow === undefined
      ? ''
      : path(data, { fill: s.shadow, stroke: s.shadow, line: round, round: true, transform: `translate(0 ${n(gap * 0.5)})` });
  return under + path(data, { fill: s.fill, stroke: s.fill, line: round, round: true });
};

const row = (count: number): number[] => Array.from({ length: count }, () => 1);
/** The common main block of a keyboard. */
export const mainKeys: readonly (readonly number[])[] = [
  row(15),
  [...row(13), 2],
  [1.5, ...row(12), 1.5],
  [1.8, ...row(11), 2.2],
  [2.3, ...row(10), 2.7],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];
