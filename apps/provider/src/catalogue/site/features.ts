import { simFeatures } from '@vitrina/services/orders/vocabulary.ts';

/** Territories whose operators sell their cards with a telephone: there `sim.auto` holds, and nowhere else (spec 2 §9; which they are is ours). */
const simTerritories: readonly number[] = [1, 2];

/** Whether a feature that is switched on holds in a city: `sim.auto` does in certain territories only. */
export const isActiveIn = (feature: string, territoryId: number | null): boolean =>
  feature !== simFeatures.auto || (territoryId !== null && simTerritories.includes(territoryId));
