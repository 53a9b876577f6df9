import { glass } from './glass.ts';
import type { Pen } from './pen.ts';
import { type Box, circle, inset, n, path } from './shapes.ts';

const segments = [
  [0.12, 0, 0.88, 0],
  [1, 0.06, 1, 0.45],
  [1, 0.55, 1, 0.94],
  [0.12, 1, 0.88, 1],
  [0, 0.55, 0, 0.94],
  [0, 0.06, 0, 0.45],
  [0.12, 0.5, 0.88, 0.5],
] as const;
const glyphs: Readonly<Record<string, string>> = {
  '0': '012345',
  '1': '12',
  '2': '01643',
  '3': '01623',
  '4': '5612',
  '5': '05623',
  '6': '054326',
  '7': '012',
  '8': '0123456',
  '9': '601235',
  '-': '6',
  C: '0543',
  E: '05634',
  F: '0564',
  H: '54126',
  P: '05416',
  o: '2346',
};

/** Seven-segment digits, `text` of `0-9 - : . °`, centred in the box. */
export const digits = (b: Box, text: string, colour = '#bfe6ff'): string => {
  const narrow = (letter: string): boolean => ':.°'.includes(letter);
  const units = [...text].reduce((sum, letter) => sum + (narrow(letter) ? 0.55 : 1), 0) - 0.3;
  const w = Math.min(b.h * 0.56, (b.w / Math.max(0.7, units)) * 0.7);
  const h = w / 0.56;
  let x = b.x + (b.w - (units * w) / 0.7) / 2;
  const y = b.y + (b.h - h) / 2;
  let strokes = '';
  let dots = '';
  for (const letter of text) {
    if (narrow(letter)) {
      const places = letter === ':' ? [0.3, 0.7] : letter === '.' ? [0.97] : [0.08];
      for (const place of places)
        dots +=
          letter === '°'
            ? circle(x + w * 0.1, y + h * place, w * 0.13, { stroke: colour, line: w * 0.09 })
            : circle(x + w * 0.12, y + h * place, w * 0.1, { fill: colour });
      x += (w / 0.7) * 0.55;
      continue;
    }
    for (const index of glyphs[letter] ?? '') {
      const s = segments[Number(index)];
      if (s) strokes += `M${n(x + s[0] * w)} ${n(y + s[1] * h)}L${n(x + s[2] * w)} ${n(y + s[3] * h)}`;
    }
    x += w / 0.7;
  }
  return path(strokes || 'M0 0', { stroke: colour, line: w * 0.17, round: true }) + dots;
};

/** A small lit display behind dark glass. */
export const display = (pen: Pen, b: Box, text: string, o: { colour?: string; r?: number } = {}): string =>
  glass(pen, b, o.r ?? Math.min(8, b.h * 0.16)) + digits(inset(b, b.w * 0.12, b.h * 0.24), text, o.colour);
