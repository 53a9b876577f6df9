import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import type { CardFragment } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';
import { isAbsent } from './availability.ts';
import { partnerInstead } from './partner.ts';

/** Code of the provider's mark that says by which share a price is reduced: the one of the stores. */
export const reductionCode = 'sale';

type AsSold<Product> = Product & {
  partnerId?: string;
  /** What it costs in a store, where that is not the price of the offer. */
  storePrice?: Sum;
};

/**
 * A product as an order on the site sells it, by the same rule as on its page: at the site's price, or by a partner at his, and without the
 * shop's own terms, where the shop does not sell it. What promotions take off is not in a list: it is asked for one product at a time.
 */
export function asSold<Product extends CardFragment>(product: Product): AsSold<Product> {
  const partner = partnerInstead(product);
  if (partner !== null) {
    const { price, priceOld, supplierId: partnerId } = partner;
    const offer = { ...product.offer, price, priceOld, benefit: benefitSum(price, priceOld), credit: null };
    return { ...product, offer, priceOnline: null, isBuyable: true, partnerId };
  }
  const { offer, priceOnline } = product;
  if (priceOnline === null || isAbsent(product)) return product;
  return {
    ...product,
    offer: { ...offer, price: priceOnline, benefit: benefitSum(priceOnline, offer.priceOld) },
    stickers: product.stickers.filter(({ code }) => code !== reductionCode),
    priceOnline: null,
    storePrice: offer.price,
  };
}

function benefitSum(price: Sum, priceOld: Sum | null): Sum | null {
  const amount = benefitOf(price.amount, priceOld?.amount ?? null);
  return amount === null ? null : { amount };
}
