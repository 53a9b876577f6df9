import type { AccountOverviewQuery, ToRateFragment } from '../../generated/graphql.ts';

type Order = NonNullable<ToRateFragment['orders']>['nodes'][number];
export type GoodsToRate = Order['items'];
type Card = NonNullable<AccountOverviewQuery['loyaltyCards']>[number];

/** Goods that a shopper is asked about beside other things. */
const maxToRate = 3;

type Answer = Partial<Pick<ToRateFragment, 'orders' | 'reviews'>> | null;

/**
 * What has been received and kept, and of which the shopper has said nothing yet, the newest first; nothing where nobody knows what has been
 * said.
 */
export function goodsToRate(answer: Answer, max = maxToRate): GoodsToRate {
  if (answer?.reviews == null) return [];
  const reviewedIds = new Set(answer.reviews.nodes.flatMap(({ product }) => product?.id ?? []));
  const goods = (answer.orders?.nodes ?? [])
    .filter(({ status }) => status === 'RECEIVED')
    .flatMap(({ items }) => items)
    .filter(({ isWarranty, returned, quantity, productId }) => !isWarranty && returned < quantity && !reviewedIds.has(productId));
  return [...new Map(goods.map((item) => [item.productId, item])).values()].slice(0, max);
}

/** The card that bonuses go to, or the only one there is. */
export const mainCard = (cards: readonly Card[]): Card | null => cards.find(({ isActive }) => isActive) ?? cards[0] ?? null;
