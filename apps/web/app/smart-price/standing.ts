import type { SmartPriceState } from '../generated/graphql.ts';

/** How the smart price of a basket stands, as a parameter of the checkout (spec 2 §8). */
export interface Standing {
  /** It could not be looked up this time; every loading looks anew. */
  smartPriceFailed: boolean;
  /** It lowers nothing any more. */
  isOver: boolean;
}

export const standingOf = (smartPrice: { state: SmartPriceState | null } | null | undefined): Standing => ({
  smartPriceFailed: smartPrice != null && smartPrice.state === null,
  isOver: smartPrice?.state != null && smartPrice.state !== 'COMPLETED',
});
