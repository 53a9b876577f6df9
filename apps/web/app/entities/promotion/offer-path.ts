import type { PromotionFactsFragment } from '../../generated/graphql.ts';

/** The offer that tells of a promotion, for the product it is seen beside; null where none does. */
export function offerPath({
  id,
  specialOfferUrl,
  lines: [line],
}: Pick<PromotionFactsFragment, 'id' | 'specialOfferUrl' | 'lines'>): string | null {
  if (specialOfferUrl === null || line === undefined) return specialOfferUrl;
  const query = new URLSearchParams({ action: id, product: line.productId, quantity: String(line.quantity) });
  return `${specialOfferUrl}?${query}#offer-action`;
}
