import type { AccountOrdersQuery, AccountOverviewQuery } from '../../generated/graphql.ts';

type Order = NonNullable<AccountOrdersQuery['orders']>['nodes'][number];
type Card = NonNullable<AccountOverviewQuery['loyaltyCards']>[number];

/** Goods that a shopper is asked about at once. */
const maxToRate = 3;

/** What has been received and kept, and of which the shopper has said nothing yet, the newest first. */
export function goodsToRate(orders: readonly Order[], reviewedIds: ReadonlySet<string>): Order['items'] {
  const goods = orders
    .filter(({ status }) => status === 'RECEIVED')
    .flatMap(({ items }) => items)
    .filter(({ isWarranty, returned, quantity, productId }) => !isWarranty && returned < quantity && !reviewedIds.has(productId));
  return [...new Map(goods.map((item) => [item.productId, item])).values()].slice(0, maxToRate);
}

/** The card that bonuses go to, or the only one there is. */
export const mainCard = (cards: readonly Card[]): Card | null => cards.find(({ isActive }) => isActive) ?? cards[0] ?? null;
