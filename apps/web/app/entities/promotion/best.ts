import type { Promotion } from './promotion.tsx';

export interface ProductPromotions {
  promotions: Promotion[];
  /** The one that saves most as things are; null where there is nothing to choose from. */
  bestId: string | null;
}

interface PromotionResult {
  product?: { actions: readonly Promotion[] | null } | null;
  productAction?: Promotion | null;
}

/** Promotions of a product, the one that saves most on it first: that may be one for all goods. */
export function bestFirst({ product, productAction: best }: PromotionResult): ProductPromotions {
  const others = (product?.actions ?? []).filter(({ id }) => id !== best?.id);
  const promotions = best ? [best, ...others] : others;
  return { promotions, bestId: best?.isApplicable && promotions.length > 1 ? best.id : null };
}
