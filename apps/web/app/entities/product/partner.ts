import type { CardFragment } from '../../generated/graphql.ts';

type Sold = Pick<CardFragment, 'isBuyable' | 'lowestSupplierOffer'> & { offer: Pick<CardFragment['offer'], 'isAvailable' | 'orderType'> };

/** The partner's offer that stands in the place of the shop's own, by the same rule as on the product's page (spec 1 §4). */
export const partnerInstead = ({ offer, lowestSupplierOffer }: Sold) =>
  offer.orderType === 'NONE' && !offer.isAvailable ? lowestSupplierOffer : null;

/** What partners have of a product that the shop sells, but does not have; the product's page leads to them. */
export const partnersBeside = (product: Sold) =>
  product.isBuyable === false && partnerInstead(product) === null ? product.lowestSupplierOffer : null;
