import type { Place } from '../map/projection.ts';

/** Metres (spec 2 §9). */
const earthRadius = 6_371_000;

/** Metres between two places on the earth. */
export function metresBetween(a: Place, b: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** «350 м», «1,2 км», «12 км»: as exactly as it helps. */
export function distanceText(metres: number): string {
  if (metres < 995) return `${Math.max(10, Math.round(metres / 10) * 10)}\u00a0м`;
  const kilometres = metres / 1000;
  return `${(kilometres < 9.95 ? kilometres.toFixed(1) : String(Math.round(kilometres))).replace('.0', '').replace('.', ',')}\u00a0км`;
}

/** The nearest first, each with its distance. */
export function nearestFirst<Each extends Place>(places: readonly Each[], from: Place): (Each & { distance: number })[] {
  return places.map((place) => ({ ...place, distance: metresBetween(from, place) })).sort((left, right) => left.distance - right.distance);
}
