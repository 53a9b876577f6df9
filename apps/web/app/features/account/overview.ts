import type { AccountOverviewQuery, OwnedGoodsFragment, ToRateFragment } from '../../generated/graphql.ts';

type Order = NonNullable<OwnedGoodsFragment['orders']>['nodes'][number];
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
  return ownedGoods(answer)
    .filter(({ productId }) => !reviewedIds.has(productId))
    .slice(0, max);
}

/** What has been received and kept, the newest first. */
export function ownedGoods({ orders }: Partial<OwnedGoodsFragment>): GoodsToRate {
  const goods = (orders?.nodes ?? [])
    .filter(({ status }) => status === 'RECEIVED')
    .flatMap(({ items }) => items)
    .filter(({ isWarranty, returned, quantity }) => !isWarranty && returned < quantity);
  return [...new Map(goods.map((item) => [item.productId, item])).values()];
}

/** The card that bonuses go to, or the only one there is. */
export const mainCard = (cards: readonly Card[]): Card | null => cards.find(({ isActive }) => isActive) ?? cards[0] ?? null;
