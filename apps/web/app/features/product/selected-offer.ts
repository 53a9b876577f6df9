import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import { cheapest, partsOf, reducedPrice } from '@vitrina/services/rules/reduced-price.ts';
import { onlinePrice } from '../../entities/product/online-price.ts';
import type { PricePromotionFragment, SupplierOfferFieldsFragment } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';

interface Own {
  id: string;
  offer: { price: Sum; priceOld: Sum | null };
  priceOnline: Sum | null;
  isBuyable: boolean | null;
  offerShownInstead: SupplierOfferFieldsFragment | null;
}

/** What a promotion takes off, in kopecks. */
export interface PromotionPart {
  id: string;
  name: string;
  amount: number;
}

/** What the page offers: the shop's own, or a partner's in its stead. Sums are kopecks. */
export interface SelectedOffer {
  /** What an order on the site costs. */
  price: number;
  priceOld: number | null;
  benefit: number | null;
  /** The promotions that have brought it to that price, with what each takes off; none where it needs none. */
  promotions: readonly PromotionPart[];
  isBuyable: boolean | null;
  /** Null: it is the shop's own. */
  partner: { id: string; name: string } | null;
}

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
    return { price, priceOld, benefit: benefitOf(price, priceOld), promotions: [], isBuyable: instead.isBuyable, partner };
  }
  const { price, promotions: counting } = orderPrice(own, isBuyable === false ? [] : promotions);
  const priceOld = offer.priceOld?.amount ?? (counting.length === 0 ? null : onlinePrice(own));
  return { price, priceOld, benefit: benefitOf(price, priceOld), promotions: counting, isBuyable, partner: null };
}

/**
 * What an order of one piece costs at most: by those of the promotions that ask for nothing and may be added to each other. The provider tells
 * what each makes of the price alone; where that is not what the rule makes of it, it counts alone. Kopecks.
 */
export function orderPrice(
  own: Pick<Own, 'id' | 'priceOnline'> & { offer: { price: Sum } },
  promotions: readonly PricePromotionFragment[],
): Pick<SelectedOffer, 'price' | 'promotions'> {
  const price = onlinePrice(own);
  const lowering = promotions.flatMap((promotion, at) => {
    const { id, name, isApplicable, promocode, paymentTypeIds, deliveryTypeIds, isOfSberbank, isTradeIn, lines } = promotion;
    const asksForNothing =
      isApplicable && promocode === null && paymentTypeIds.length === 0 && deliveryTypeIds.length === 0 && !isOfSberbank && !isTradeIn;
    const line = lines.find((one) => one.productId === own.id && one.finalPrice.amount < price);
    if (!asksForNothing || line === undefined || promotions.findIndex((one) => one.id === id) !== at) return [];
    const { type, discountPercent, discountSum, sumActionIds: sumsWith } = promotion;
    const discount = discountPercent ?? discountSum?.amount ?? 0;
    return [{ id, name, type: type.toLowerCase(), discount, sumsWith, finalPrice: line.finalPrice.amount }];
  });
  const together = cheapest(
    price,
    lowering.filter((one) => reducedPrice(price, [one]) === one.finalPrice),
  );
  const sum = reducedPrice(price, together);
  const [best] = lowering.toSorted((one, other) => one.finalPrice - other.finalPrice);
  if (best === undefined) return { price, promotions: [] };
  if (best.finalPrice < sum) {
    return { price: best.finalPrice, promotions: [{ id: best.id, name: best.name, amount: price - best.finalPrice }] };
  }
  const names = new Map(together.map(({ id, name }) => [id, name]));
  return {
    price: sum,
    promotions: partsOf(price, together).map(({ actionId: id, amount }) => ({ id, name: names.get(id) ?? '', amount })),
  };
}
