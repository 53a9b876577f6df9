import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import type { ShownOfferFragment } from '../../generated/graphql.ts';

interface Own {
  offer: { price: number; priceOld: number | null; benefit: number | null };
  isBuyable: boolean | null;
  offerShownInstead: ShownOfferFragment | null;
}

/** What the page offers: the shop's own, or a partner's in its stead. */
export interface SelectedOffer {
  price: number;
  priceOld: number | null;
  benefit: number | null;
  isBuyable: boolean | null;
  /** Null: it is the shop's own. */
  partner: { id: string; name: string } | null;
}

export function selectOffer({ offer, isBuyable, offerShownInstead: instead }: Own): SelectedOffer {
  if (instead === null) return { price: offer.price, priceOld: offer.priceOld, benefit: offer.benefit, isBuyable, partner: null };
  const { price, priceOld } = instead;
  return {
    price,
    priceOld,
    benefit: benefitOf(price, priceOld),
    isBuyable: instead.isBuyable,
    partner: { id: instead.supplierId, name: instead.supplierName },
  };
}
