import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import type { PricePromotionFragment, SupplierOfferFieldsFragment } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';

interface Own {
  id: string;
  offer: { price: Sum; priceOld: Sum | null };
  priceOnline: Sum | null;
  isBuyable: boolean | null;
  offerShownInstead: SupplierOfferFieldsFragment | null;
}

/** What the page offers: the shop's own, or a partner's in its stead. Sums are kopecks. */
export interface SelectedOffer {
  /** What an order on the site costs. */
  price: number;
  priceOld: number | null;
  benefit: number | null;
  /** The name of the promotion that has brought it to that price; null where none has. */
  promotion: { id: string; name: string } | null;
  isBuyable: boolean | null;
  /** Null: it is the shop's own. */
  partner: { id: string; name: string } | null;
}

/** What is paid for the shop's own piece by an order on the site before promotions. Kopecks. */
export const onlinePrice = ({ priceOnline, offer }: { priceOnline: Sum | null; offer: { price: Sum } }): number =>
  (priceOnline ?? offer.price).amount;

/** Those of a product, and the best one, which may be one for all goods. */
export const pricePromotions = ({
  product,
  productAction,
}: {
  product: { actions: readonly PricePromotionFragment[] | null } | null;
  productAction: PricePromotionFragment | null;
}): PricePromotionFragment[] => [...(productAction ? [productAction] : []), ...(product?.actions ?? [])];

export function selectOffer(own: Own, promotions: readonly PricePromotionFragment[]): SelectedOffer {
  const { offer, isBuyable, offerShownInstead: instead } = own;
  if (instead !== null) {
    const price = instead.price.amount;
    const priceOld = instead.priceOld?.amount ?? null;
    const partner = { id: instead.supplierId, name: instead.supplierName };
    return { price, priceOld, benefit: benefitOf(price, priceOld), promotion: null, isBuyable: instead.isBuyable, partner };
  }
  const { price, promotion } = orderPrice(own, isBuyable === false ? [] : promotions);
  const priceOld = offer.priceOld?.amount ?? (promotion === null ? null : onlinePrice(own));
  return { price, priceOld, benefit: benefitOf(price, priceOld), promotion, isBuyable, partner: null };
}

/**
 * What an order of one piece costs at most: by the best of the promotions that ask for nothing, where one makes it cheaper. What several of them
 * come to together the basket tells. Kopecks.
 */
export function orderPrice(
  own: Pick<Own, 'id' | 'priceOnline'> & { offer: { price: Sum } },
  promotions: readonly PricePromotionFragment[],
): Pick<SelectedOffer, 'price' | 'promotion'> {
  const price = onlinePrice(own);
  const [best] = promotions
    .filter(
      ({ isApplicable, promocode, paymentTypeIds, deliveryTypeIds }) =>
        isApplicable && promocode === null && paymentTypeIds.length === 0 && deliveryTypeIds.length === 0,
    )
    .flatMap(({ id, name, lines }) =>
      lines
        .filter((line) => line.productId === own.id && line.finalPrice.amount < price)
        .map(({ finalPrice }) => ({ price: finalPrice.amount, promotion: { id, name } })),
    )
    .sort((one, other) => one.price - other.price);
  return best ?? { price, promotion: null };
}
