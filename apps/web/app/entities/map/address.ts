import { squareDigits } from './labels.ts';
import { type Frame, smallestScale } from './projection.ts';

/** A piece of the earth to be drawn, and the squares of it on which nothing shall be written. */
export interface Ground extends Frame {
  occupied: string;
}

/** Where the ground of a map is drawn, and the part of the drawing that a page shows. */
export const townAddress = ({ latitude, longitude, width, height, scale, occupied }: Ground): string =>
  `/town.svg?${new URLSearchParams({ at: `${latitude} ${longitude}`, scale: String(scale), size: `${width} ${height}`, occupied })}#town`;

/** Units of a kilometre at which single houses would be seen, and of a drawing's side. */
const max = { scale: 2_000, side: 1_600 };

/** Reads what `townAddress` has written; null for what it cannot have. */
export function townOf(query: URLSearchParams): Ground | null {
  const [latitude, longitude] = numbers(query.get('at'), 2, /^-?\d{1,3}(?:\.\d{1,4})?$/);
  const [width, height] = numbers(query.get('size'), 2, /^\d{1,4}$/);
  const [scale] = numbers(query.get('scale'), 1, /^\d{1,4}(?:\.\d{1,2})?$/);
  if (latitude === undefined || longitude === undefined || width === undefined || height === undefined || scale === undefined) return null;
  const isOnEarth = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  const isDrawing = Math.min(width, height) >= 50 && Math.max(width, height) <= max.side;
  if (!isOnEarth || !isDrawing || scale < smallestScale || scale > max.scale) return null;
  const occupied = query.get('occupied') ?? '';
  if (!/^[\da-f]*$/.test(occupied) || occupied.length !== squareDigits({ width, height })) return null;
  return { latitude, longitude, width, height, scale, occupied };
}

function numbers(text: string | null, count: number, form: RegExp): number[] {
  const parts = (text ?? '').split(' ');
  return parts.length === count && parts.every((part) => form.test(part)) ? parts.map(Number) : [];
}
