import type { SmartPriceState } from '../../generated/graphql.ts';

/** That the smart price of a basket does not count: a parameter of the checkout (spec 2 §8). */
export interface Standing {
  /** It could not be looked up this time; every loading looks anew. Otherwise it is over. */
  smartPriceFailed: boolean;
}

/** Null where it counts, or there is none. */
export function standingOf(smartPrice: { state: SmartPriceState | null } | null | undefined): Standing | null {
  if (smartPrice == null || smartPrice.state === 'COMPLETED') return null;
  return { smartPriceFailed: smartPrice.state === null };
}
