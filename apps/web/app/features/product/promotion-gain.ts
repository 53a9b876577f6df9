import type { Promotion } from '../../entities/promotion/promotion.tsx';
import type { SelectedOffer } from './selected-offer.ts';

/**
 * What a promotion makes of the price of the page: it is part of it already, it makes it so many kopecks in the basket, or null: nothing, as
 * one does that is added to none of those in the price.
 */
export function promotionGain({ id, lines: [line] }: Pick<Promotion, 'id' | 'lines'>, offer: SelectedOffer): 'in-price' | number | null {
  if (offer.promotions.some((one) => one.id === id)) return 'in-price';
  return line?.price != null && line.finalPrice.amount < Math.min(line.price.amount, offer.price) ? line.finalPrice.amount : null;
}
