import type { SupplierOfferFieldsFragment } from '../../../generated/graphql.ts';

type Offer = Pick<SupplierOfferFieldsFragment, 'supplierId' | 'isBuyable' | 'price' | 'availability'>;

/** The day on which it is in the shopper's hands: picked up or brought, whichever is sooner. What nobody promises comes last. */
const dayOf = ({ availability }: Offer): number =>
  Math.min(
    ...[availability?.pickupAt, availability?.deliveryAt].map((at) =>
      at == null ? Number.POSITIVE_INFINITY : Math.floor(Date.parse(at) / 86_400_000),
    ),
  );

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

export const byPrice = (one: Offer, other: Offer): number => compare(one.price.amount, other.price.amount);

/** Of the same day the cheaper first. */
export const byDay = (one: Offer, other: Offer): number => compare(dayOf(one), dayOf(other)) || byPrice(one, other);

/**
 * Ids of the partner who asks least and of the one who is soonest, where these are two: then there is something to weigh. Null for both
 * where one is both, and where nobody says when it comes.
 */
export function bestOf(offers: readonly Offer[]): { cheapest: string | null; soonest: string | null } {
  const buyable = offers.filter(({ isBuyable }) => isBuyable);
  const [cheapest] = buyable.toSorted((one, other) => byPrice(one, other) || byDay(one, other));
  const [soonest] = buyable.toSorted(byDay);
  if (cheapest === undefined || soonest === undefined || dayOf(soonest) === dayOf(cheapest)) return { cheapest: null, soonest: null };
  return { cheapest: cheapest.supplierId, soonest: soonest.supplierId };
}
