import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import type { CardFragment } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';

type Sold = Pick<CardFragment, 'isBuyable' | 'lowestSupplierOffer'> & { offer: Pick<CardFragment['offer'], 'isAvailable' | 'orderType'> };

/** The partner's offer that stands in the place of the shop's own, by the same rule as on the product's page (spec 1 §4). */
export const partnerInstead = ({ offer, lowestSupplierOffer }: Sold) =>
  offer.orderType === 'NONE' && !offer.isAvailable ? lowestSupplierOffer : null;

/** What partners have of a product that the shop sells, but does not have; the product's page leads to them. */
export const partnersBeside = (product: Sold) =>
  product.isBuyable === false && partnerInstead(product) === null ? product.lowestSupplierOffer : null;

/** A product as an order buys it: at the price of the site, or of a partner at his, and without the shop's own terms, where the shop does not sell it. */
export function asSold<Product extends CardFragment>(product: Product): Product & { partnerId?: string } {
  const partner = partnerInstead(product);
  if (partner === null) {
    // Nobody orders what is nowhere: its page has the price of stores as well.
    if (!product.priceOnline || product.isBuyable === false) return product;
    return { ...product, offer: pricedAt(product.offer, product.priceOnline, product.offer.priceOld) };
  }
  const offer = { ...pricedAt(product.offer, partner.price, partner.priceOld), credit: null };
  return { ...product, offer, priceOnline: null, isBuyable: true, partnerId: partner.supplierId };
}

function pricedAt<Offer extends CardFragment['offer']>(offer: Offer, price: Sum, priceOld: Sum | null) {
  const benefit = benefitOf(price.amount, priceOld?.amount ?? null);
  return { ...offer, price, priceOld, benefit: benefit === null ? null : { amount: benefit } };
}
