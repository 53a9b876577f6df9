import { type Box, n } from './shapes.ts';

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (c) => `&#${c.codePointAt(0) ?? 32};`);
const widths = (text: string): number =>
  [...text].reduce((sum, c) => sum + (/[ijltI1.,' ]/.test(c) ? 0.3 : /[mwMWЖШЩЮМ]/.test(c) ? 0.88 : /[A-ZА-Я]/.test(c) ? 0.68 : 0.57), 0);
export const letters = "'Golos Text','Inter','Helvetica Neue',Arial,sans-serif";

/** A brand's word, centred in the box and never wider than it. */
export const wordmark = (
  text: string,
  b: Box,
  colour: string,
  o: { opacity?: number; weight?: number; align?: 'start' | 'middle' } = {},
): string => {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const size = Math.min(b.h, b.w / widths(trimmed));
  const start = o.align === 'start';
  return `<text x="${n(start ? b.x : b.x + b.w / 2)}" y="${n(b.y + b.h / 2 + size * 0.35)}" font-family="${letters}" font-size="${n(size)}" font-weight="${o.weight ?? 600}"${start ? '' : ' text-anchor="middle"'} textLength="${n(widths(trimmed) * size)}" lengthAdjust="spacingAndGlyphs" fill="${colour}" opacity="${o.opacity ?? 0.85}">${escapeXml(trimmed)}</text>`;
};

/** Small readable text such as a clock on a screen. */
export const label = (text: string, b: Box, colour: string, o: { weight?: number; align?: 'start' | 'middle' } = {}): string =>
  wordmark(text, b, colour, { opacity: 1, ...o });
