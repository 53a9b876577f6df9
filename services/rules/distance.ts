/** Degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Metres; distance is measured on a sphere of this radius (spec 2 §9). */
export const earthRadius = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places, along the great circle. */
export function metresBetween(from: Place, to: Place): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const half = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude;
  // Of two ends of the earth rounding makes more than one.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)));
}
