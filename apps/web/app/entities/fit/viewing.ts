import { decimal } from '../../platform/format/decimal.ts';

/** What is watched: inches from corner to corner, and the name of its resolution. */
export interface Screen {
  diagonal: number;
  resolution: string | null;
}

const centimetresPerInch = 2.54;

/** How far from a screen one sees no dots, in its diagonals, by what names of resolutions have in them; the first that fits. */
const nearest: readonly (readonly [name: RegExp, diagonals: number])[] = [
  [/8k|4k|uhd|3840|7680/i, 1.2],
  [/full|fhd|1080|1920/i, 1.6],
  [/hd|720|768/i, 2.3],
];
/** Of a resolution that nobody names: the finest is not taken for granted. */
const usualNearest = 1.6;
/** Diagonals between the nearest place and the farthest from which it still fills the view. */
const depth = 0.9;

/** Where one watches a screen from, in diagonals. */
function diagonalsOf(resolution: string | null): { near: number; far: number } {
  const near = nearest.find(([name]) => name.test(resolution ?? ''))?.[1] ?? usualNearest;
  return { near, far: near + depth };
}

/** Where one watches it from, in centimetres. */
export function viewingRange({ diagonal, resolution }: Screen): { near: number; far: number } {
  const { near, far } = diagonalsOf(resolution);
  const length = diagonal * centimetresPerInch;
  return { near: length * near, far: length * far };
}

/** Inches of the screens of the finest resolution that are watched from here. */
export function diagonalsFor(distance: number): { min: number; max: number } {
  const { near, far } = diagonalsOf('4K');
  return { min: distance / far / centimetresPerInch, max: distance / near / centimetresPerInch };
}

/** «1,7»: metres to the decimetre. */
const metres = (value: number): string => decimal(Math.round(value / 10) / 10);

/** «1,7–2,9 м». */
export const rangeText = ({ near, far }: { near: number; far: number }): string => `${metres(near)}–${metres(far)}\u00a0м`;

export interface Viewing {
  /** «1,7–2,9 м». */
  range: string;
  /** What that means for whoever sits where it was measured; null while nobody has. */
  verdict: { isGood: boolean; text: string } | null;
}

export function viewingOf(screen: Screen, distance: number | null): Viewing {
  const { near, far } = viewingRange(screen);
  const range = rangeText({ near, far });
  if (distance === null) return { range, verdict: null };
  const here = `${metres(distance)}\u00a0м`;
  // Nobody moves the sofa for a decimetre.
  if (distance < near - 10) return { range, verdict: { isGood: false, text: `${here} — близко, лучше диагональ меньше` } };
  if (distance > far + 10) return { range, verdict: { isGood: false, text: `${here} — далеко, лучше диагональ больше` } };
  return { range, verdict: { isGood: true, text: `${here} — в самый раз` } };
}
