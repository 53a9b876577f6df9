import { earthRadius } from '@vitrina/services/rules/distance.ts';

export interface Place {
  longitude: number;
  latitude: number;
}

export interface Size {
  width: number;
  height: number;
  /** Kept free on every side. */
  margin: number;
}

/** A piece of the earth as it is drawn: north above, distances alike in every direction. */
export interface Frame extends Place {
  /** Units of the drawing. */
  width: number;
  height: number;
  /** Units of a kilometre. */
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Kilometres of one degree of latitude. */
export const degree = ((earthRadius / 1000) * Math.PI) / 180;

/** A town is never drawn smaller than this, in kilometres: one place alone has no size. */
const minSize = 1.5;

/** The piece of the earth on which all places are to be seen, in numbers that an address can carry. */
export function frameOf(places: readonly Place[], { width, height, margin }: Size): Frame {
  const [west, east] = bounds(places.map(({ longitude }) => longitude));
  const [south, north] = bounds(places.map(({ latitude }) => latitude));
  const latitude = roundTo((south + north) / 2, 4);
  const wide = Math.max((east - west) * degree * narrowing(latitude), minSize);
  const high = Math.max((north - south) * degree, minSize);
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  return { latitude, longitude: roundTo((west + east) / 2, 4), width, height, scale: roundTo(Math.max(scale, smallestScale), 2) };
}

/** Units of a kilometre on a drawing that has the whole country on it. */
export const smallestScale = 0.02;

/** Where a place is drawn. */
export function pointOf({ longitude, latitude }: Place, frame: Frame): Point {
  return {
    x: roundTo(frame.width / 2 + (longitude - frame.longitude) * degree * narrowing(frame.latitude) * frame.scale, 1),
    y: roundTo(frame.height / 2 - (latitude - frame.latitude) * degree * frame.scale, 1),
  };
}

/** The greatest round distance of a third of the drawing, and how long it is drawn. */
export function rulerOf({ width, scale }: Frame): { metres: number; length: number } {
  const metres = roundDistance((width / 3 / scale) * 1000);
  return { metres, length: roundTo((metres / 1000) * scale, 1) };
}

function bounds(values: readonly number[]): [min: number, max: number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

/** By how much a degree of longitude is shorter than one of latitude. */
export const narrowing = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

export const roundTo = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The greatest of 1, 2 and 5 with zeros that is not more: 1000, 2000, 5000. */
function roundDistance(maxDistance: number): number {
  const power = 10 ** Math.floor(Math.log10(maxDistance));
  return ([5, 2, 1].find((digit) => digit * power <= maxDistance) ?? 1) * power;
}
