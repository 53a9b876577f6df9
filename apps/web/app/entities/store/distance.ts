import { metresBetween } from '@vitrina/services/rules/distance.ts';
import type { Place } from '../map/projection.ts';

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
