import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import type { CardFragment } from '../../generated/graphql.ts';

type Sold = Pick<CardFragment, 'isBuyable' | 'lowestSupplierOffer'> & { offer: Pick<CardFragment['offer'], 'isAvailable' | 'orderType'> };

/** The partner's offer that stands in the place of the shop's own, by the same rule as on the product's page (spec 1 §4). */
export const partnerInstead = ({ offer, lowestSupplierOffer }: Sold) =>
  offer.orderType === 'NONE' && !offer.isAvailable ? lowestSupplierOffer : null;

/** What partners have of a product that the shop sells, but does not have; the product's page leads to them. */
export const partnersBeside = (product: Sold) =>
  product.isBuyable === false && partnerInstead(product) === null ? product.lowestSupplierOffer : null;

/** A product as it is sold: by a partner at his price, and without the shop's own terms, where the shop does not sell it. */
export function asSold<Product extends CardFragment>(product: Product): Product & { partnerId?: string } {
  const partner = partnerInstead(product);
  if (partner === null) return product;
  const { price, priceOld, supplierId: partnerId } = partner;
  const benefit = benefitOf(price.amount, priceOld?.amount ?? null);
  const offer = { ...product.offer, price, priceOld, benefit: benefit === null ? null : { amount: benefit }, credit: null };
  return { ...product, offer, priceOnline: null, isBuyable: true, partnerId };
}
