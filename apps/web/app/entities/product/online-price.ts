import type { Sum } from '../../platform/format/money.ts';

/** What is paid for the shop's own piece by an order on the site before promotions. Kopecks. */
export const onlinePrice = ({ priceOnline, offer }: { priceOnline: Sum | null; offer: { price: Sum } }): number =>
  (priceOnline ?? offer.price).amount;
