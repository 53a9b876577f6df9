import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import type { SupplierOfferFieldsFragment } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';

interface Own {
  offer: { price: Sum; priceOld: Sum | null; benefit: Sum | null };
  isBuyable: boolean | null;
  offerShownInstead: SupplierOfferFieldsFragment | null;
}

/** What the page offers: the shop's own, or a partner's in its stead. Sums are kopecks. */
export interface SelectedOffer {
  price: number;
  priceOld: number | null;
  benefit: number | null;
  isBuyable: boolean | null;
  /** Null: it is the shop's own. */
  partner: { id: string; name: string } | null;
}

export function selectOffer({ offer, isBuyable, offerShownInstead: instead }: Own): SelectedOffer {
  const priceOld = (instead ?? offer).priceOld?.amount ?? null;
  if (instead === null) {
    return { price: offer.price.amount, priceOld, benefit: offer.benefit?.amount ?? null, isBuyable, partner: null };
  }
  const price = instead.price.amount;
  return {
    price,
    priceOld,
    benefit: benefitOf(price, priceOld),
    isBuyable: instead.isBuyable,
    partner: { id: instead.supplierId, name: instead.supplierName },
  };
}
